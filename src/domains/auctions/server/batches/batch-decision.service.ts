import type { placeBid } from '#domains/auctions/common/bidding.ts'
import type { LiveListing } from '#domains/listings/common/listings.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationRefusal, OperationReply } from '#platform/common/operation.ts'
import { reserveState } from '#domains/deals/common/price-ladder.ts'
import type { Verdict } from '#platform/common/verdict.ts'
import { getRules, type Deal, type DealParty, type LockedDeal } from '#domains/deals/server/deals.service.ts'
import { addRow, type Chain } from '#domains/deals/server/ledger/ledger.service.ts'
import type { IdempotencyKey } from '#platform/server/http/call.ts'
import type { StoredReplies } from '#platform/server/http/idempotency.ts'
import { toFact, type NewFact } from '#platform/server/jobs/outbox.ts'
import { accepted, type Outcome, refused } from '#platform/server/refusal.ts'
import { bidOutbid, bidPlaced, reserveMet } from '../bidding.events.ts'
import { getAuction, judgeBidder } from '../bidding.service.ts'
import { decideBid, type AuctionState, type BidAccepted, type BidRefused } from '../bidding.rules.ts'
import type { NewBid, Newcomer } from './bid-batch.queries.ts'
import { pseudonymAt } from '../pseudonyms.service.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import * as t from '#domains/auctions/texts.ts'

export interface BidCall {
  bidder_id: AccountId
  listing_id: ListingId
  max_cents: number
  idempotencyKey: IdempotencyKey | null
  hasLapsed?: () => boolean
}

export type BidReply = OperationReply<typeof placeBid>
export type BidOutcome = Outcome<BidReply, OperationRefusal<typeof placeBid>>

/** The bidder may retry. */
export const getBidNotPlaced = makeTexts(() =>
  refused('unavailable', { message: t.this_auction_is_very_busy_right_now_so(), retry_after_s: 2 }),
)

export interface BatchKnowledge {
  locked: LockedDeal
  parties: Map<number, DealParty>
  /** Bidders whose account row was locked elsewhere for too long; they may retry. */
  passedOver: Set<number>
  answers: StoredReplies
  pseudonyms: Map<number, string>
  bidder_count: number
  chain: Chain
  buildView: (deal: Deal, leaderPseudonym: string) => LiveListing
}

export interface BatchDecision {
  outcomes: BidOutcome[]
  deal: Deal
  bids: NewBid[]
  newcomers: Newcomer[]
  chain: Chain
  facts: NewFact[]
  answers: { idempotencyKey: IdempotencyKey; answer: BidReply }[]
  /** Bidders who were not allowed to bid. */
  rejected: Set<DealParty>
}

/** Decides as if each bid had its own transaction at the same instant. */
export function decideBatch(known: BatchKnowledge, calls: BidCall[]): BatchDecision {
  const { locked, chain } = known
  const nothing = { outcomes: [], bids: [], newcomers: [], facts: [], answers: [] }
  const batch: BatchDecision = { deal: locked.deal, chain, rejected: new Set(), ...nothing }
  for (const call of calls) batch.outcomes.push(decideOnce(known, batch, call))
  return batch
}

function decideOnce(known: BatchKnowledge, batch: BatchDecision, call: BidCall): BidOutcome {
  const { idempotencyKey } = call
  const stored = idempotencyKey && known.answers.get(idempotencyKey)
  if (stored) return fromColumn<BidOutcome>(stored)
  const outcome = decideCall(known, batch, call)
  if (idempotencyKey && outcome.outcome === 'accepted') {
    known.answers.add(idempotencyKey, outcome.reply)
    batch.answers.push({ idempotencyKey, answer: outcome.reply })
  }
  return outcome
}

function decideCall(known: BatchKnowledge, batch: BatchDecision, call: BidCall): BidOutcome {
  const { deal } = batch
  const { now } = known.locked
  if (deal.kind !== 'auction') return refused('not_an_auction')
  const { bidder_id: bidderId, max_cents: maxCents } = call
  if (call.hasLapsed?.() || known.passedOver.has(bidderId)) return getBidNotPlaced()
  const party = known.parties.get(bidderId)
  const verdict = judgeBidder(deal, party)
  const isUnconfirmed = party?.has_open_requirement ?? false
  const bid = {
    bidder_id: bidderId,
    max_cents: maxCents,
    placed_at: now,
    restricted: !verdict.isAllowed,
    isUnconfirmed,
  }
  const decision = decideBid(getAuction(deal), bid, getRules(deal))
  if (decision.outcome === 'accepted') return accepted(acceptCall(known, batch, call, decision))
  if (decision.key === 'not_allowed_to_bid' && party) batch.rejected.add(party)
  return toOutcome(decision, verdict)
}

function acceptCall(
  known: BatchKnowledge,
  batch: BatchDecision,
  { bidder_id: bidderId, max_cents: maxCents }: BidCall,
  decision: BidAccepted,
): BidReply {
  const before = batch.deal
  const { next, extended } = decision
  const sequence = before.last_sequence + 1
  const leaderId = must(next.leader_id, 'leader_id')
  const deal = { ...before, ...getTerms(next), last_sequence: sequence, version: before.version + 1 }
  batch.deal = deal
  nameNewcomer(known, batch, bidderId)
  const { price_cents: priceCents, closes_at: closesAt } = next
  batch.bids.push({
    sequence,
    bidder_id: bidderId,
    max_cents: maxCents,
    price_cents: priceCents,
    leader_id: leaderId,
    closes_at: closesAt,
    extended,
  })
  batch.facts.push(...getFacts(before, { bidder_id: bidderId, sequence, now: known.locked.now }, decision))
  const receipt = recordBid(known, deal, { bidder_id: bidderId, max_cents: maxCents }, extended)
  return {
    sequence,
    placed_at: known.locked.now.toISOString(),
    max_cents: maxCents,
    standing: leaderId === bidderId ? 'leading' : 'outbid',
    listing: known.buildView(deal, must(known.pseudonyms.get(leaderId), 'pseudonym')),
    receipt,
  }
}

function recordBid(
  { chain, pseudonyms, locked: { now } }: BatchKnowledge,
  deal: Deal,
  { bidder_id: bidderId, max_cents: maxCents }: Pick<BidCall, 'bidder_id' | 'max_cents'>,
  extended: boolean,
) {
  const receipt = addRow(
    chain,
    {
      kind: 'bid',
      at: now,
      sequence: deal.last_sequence,
      bidder: must(pseudonyms.get(bidderId), 'pseudonym'),
      max_cents: maxCents,
      price_cents: deal.price_cents,
      leader: must(pseudonyms.get(must(deal.leader_id, 'leader_id')), 'pseudonym'),
      reserve_state: reserveState(deal),
    },
    bidderId,
  )
  if (extended)
    addRow(
      chain,
      { kind: 'extension', at: now, closes_at: must(deal.closes_at, 'closes_at'), reason: 'late_bid' },
      null,
    )
  return must(receipt, 'receipt')
}

function nameNewcomer(
  { pseudonyms, bidder_count: bidderCount }: BatchKnowledge,
  batch: BatchDecision,
  bidderId: AccountId,
) {
  if (pseudonyms.has(bidderId)) return
  const pseudonym = pseudonymAt(batch.deal.listing_id, bidderCount + batch.newcomers.length)
  pseudonyms.set(bidderId, pseudonym)
  batch.newcomers.push({ bidder_id: bidderId, pseudonym })
}

function getFacts(
  before: Deal,
  { bidder_id: bidderId, sequence, now }: { bidder_id: AccountId; sequence: number; now: Date },
  decision: BidAccepted,
): NewFact[] {
  const { listing_id: listingId, seller_id: sellerId } = before
  const { price_cents: priceCents, leader_id: leaderId } = decision.next
  const facts = [
    toFact(bidPlaced, {
      listing_id: listingId,
      bidder_id: bidderId,
      sequence,
      is_first: before.bid_count === 0,
      placed_at: now.toISOString(),
      price_cents: priceCents,
      previous_price_cents: before.price_cents,
      previous_leader_id: before.leader_id,
      leader_id: must(leaderId, 'leader_id'),
      extended: decision.extended,
      reserve_newly_met: decision.reserve_newly_met,
    }),
  ]
  // A bidder who doesn't take the lead sees that in the answer; notifications are for people who
  // weren't looking.
  if (decision.outbidBidderId !== null)
    facts.push(
      toFact(bidOutbid, {
        listing_id: listingId,
        bidder_id: decision.outbidBidderId,
        price_cents: priceCents,
      }),
    )
  if (decision.reserve_newly_met)
    facts.push(toFact(reserveMet, { listing_id: listingId, seller_id: sellerId, price_cents: priceCents }))
  return facts
}

function getTerms(next: AuctionState) {
  const {
    price_cents: priceCents,
    leader_id: leaderId,
    leader_max_cents: leaderMaxCents,
    bid_count: bidCount,
    buy_now_price_cents: buyNowPriceCents,
    closes_at: closesAt,
  } = next
  return {
    price_cents: priceCents,
    leader_id: leaderId,
    leader_max_cents: leaderMaxCents,
    bid_count: bidCount,
    buy_now_price_cents: buyNowPriceCents,
    closes_at: closesAt,
  }
}

const getAmountProblems = makeTexts(() => ({
  amount_not_valid: t.enter_an_amount_like_45_or_45_50(),
  bid_too_high: t.the_maximum_bid_is_nz_100_000_000(),
}))

function toOutcome({ key, minimum_cents: minimumCents }: BidRefused, verdict: Verdict): BidOutcome {
  if (key === 'amount_not_valid' || key === 'bid_too_high')
    return refused('validation_failed', { errors: { max_cents: getAmountProblems()[key] } })
  if (key === 'not_allowed_to_bid' && !verdict.isAllowed) return refused(key, { message: verdict.reason })
  return refused(key, minimumCents === undefined ? {} : { minimum_cents: minimumCents })
}
