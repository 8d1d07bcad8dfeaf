import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { reserveState } from '#domains/deals/common/price-ladder.ts'
import type { voidBidder } from '#domains/auctions/common/bidding.ts'
import {
  lockDeal,
  getRules,
  saveDeal,
  type Deal,
  type LockedDeal,
} from '#domains/deals/server/deals.service.ts'
import { recordInLedger } from '#domains/deals/server/ledger/ledger.service.ts'
import { selectLiveListings } from '#domains/listings/server/listings.service.ts'
import { must } from '#platform/common/must.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { IdempotencyKey } from '#platform/server/http/call.ts'
import { withIdempotency } from '#platform/server/http/idempotency.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { enqueue, type TaskKind } from '#platform/server/jobs/jobs.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse } from '#platform/server/refusal.ts'
import { bidderVoided } from '../bidding.events.ts'
import { getAuction } from '../bidding.service.ts'
import { selectEntries, selectPseudonyms, selectSuspendedBids } from './void.queries.ts'
import { decideVoid, type VoidDecision } from './void.rules.ts'

interface Voided {
  bidder_id: AccountId
  /** Null if Hoko voids. */
  voided_by: AccountId | null
  reason: 'asked' | 'not_genuine' | 'suspended'
  note: string
}

interface VoidCall {
  seller_id: AccountId
  listing_id: ListingId
  pseudonym: string
  reason: 'asked' | 'not_genuine'
  note: string
  idempotencyKey: IdempotencyKey | null
}

export function voidBidderOn(db: Db, call: VoidCall): Promise<OperationReply<typeof voidBidder>> {
  return transact(db, async (tx) => {
    const locked = await lockDeal(tx, call.listing_id)
    // 404, so that others learn nothing about it.
    if (locked?.deal.seller_id !== call.seller_id) return refuse('not_found')
    return await withIdempotency(tx, call.idempotencyKey, async () => await voidForSeller(tx, locked, call))
  })
}

async function voidForSeller(tx: Tx, locked: LockedDeal, call: VoidCall) {
  const { listing_id: listingId, seller_id: sellerId, pseudonym, reason, note } = call
  if (locked.deal.kind !== 'auction') refuse('not_an_auction')
  const names = await selectPseudonyms(tx, listingId)
  const [bidderId] = [...names].find(([, name]) => name === pseudonym) ?? refuse('no_bids_of_bidder')
  const act = { bidder_id: bidderId, voided_by: sellerId, reason, note }
  const decision = await voidIn(tx, locked, names, act)
  if (decision.outcome === 'refused') return refuse(decision.key)
  const [listing] = await selectLiveListings(tx, [listingId])
  return { voided_bids: decision.voided_bids, listing: must(listing, 'listing') }
}

/** Each is locked until the transaction ends, which delays bidders. */
const mostAtOnce = 50

export const voidSuspendedKind: TaskKind<{ account_id: AccountId; after: number }> = {
  name: 'void_suspended',
}

/** If an account has bid on many, a job continues with the rest. */
export async function voidSuspended(
  tx: Tx,
  where: { account_id: AccountId } | { listing_id: ListingId },
  after = 0,
): Promise<void> {
  const left = (await selectSuspendedBids(tx, where)).filter(({ listing_id: listingId }) => listingId > after)
  const now = 'account_id' in where ? left.slice(0, mostAtOnce) : left
  for (const { listing_id: listingId, bidder_id: bidderId } of now) {
    const locked = await lockDeal(tx, listingId)
    if (!locked) continue
    const act = { bidder_id: bidderId, voided_by: null, reason: 'suspended', note: '' } as const
    // Refused only if the auction has ended, or its seller was first.
    await voidIn(tx, locked, await selectPseudonyms(tx, listingId), act)
  }
  if ('account_id' in where && left.length > now.length)
    await enqueue(tx, voidSuspendedKind, {
      ...where,
      after: must(now.at(-1), 'last suspended listing').listing_id,
    })
}

async function voidIn(
  tx: Tx,
  { deal, now }: LockedDeal,
  names: Map<number, string>,
  act: Voided,
): Promise<VoidDecision> {
  const { entries, firstReserveCents } = await selectEntries(tx, deal.listing_id)
  const terms = {
    start_price_cents: deal.start_price_cents,
    reserve_price_cents: firstReserveCents ?? deal.reserve_price_cents,
  }
  const by = act.voided_by === null ? 'house' : 'seller'
  const voiding = { bidder_id: act.bidder_id, by, at: now, terms, entries } as const
  const decision = decideVoid(getAuction(deal), voiding, getRules(deal))
  if (decision.outcome === 'refused') return decision
  const {
    price_cents: priceCents,
    leader_id: leaderId,
    leader_max_cents: leaderMaxCents,
    bid_count: bidCount,
  } = decision.next
  await recordInLedger(tx, deal, now, {
    kind: 'void',
    bidder: must(names.get(act.bidder_id), 'name'),
    by,
    price_cents: priceCents,
    leader: leaderId === null ? null : must(names.get(leaderId), 'name'),
    reserve_state: reserveState(decision.next),
  })
  await insertVoid(tx, deal, act, decision, now)
  await saveDeal(tx, {
    ...deal,
    price_cents: priceCents,
    leader_id: leaderId,
    leader_max_cents: leaderMaxCents,
    bid_count: bidCount,
  })
  await notifyParties(tx, deal, act, decision)
  return decision
}

type Accepted = Extract<VoidDecision, { outcome: 'accepted' }>

async function insertVoid(tx: Tx, deal: Deal, act: Voided, decision: Accepted, at: Date) {
  const { price_cents: priceCents, leader_id: leaderId } = decision.next
  await tx
    .insertInto('bidder_voids')
    .values({
      ...act,
      listing_id: deal.listing_id,
      voided_bids: decision.voided_bids,
      after_sequence: deal.last_sequence,
      price_before_cents: deal.price_cents,
      price_cents: priceCents,
      leader_changed: decision.leader_changed,
      leader_id: leaderId,
      at,
    })
    .execute()
}

async function notifyParties(
  tx: Tx,
  { listing_id: listingId, seller_id: sellerId }: Deal,
  act: Voided,
  decision: Accepted,
) {
  const { bidder_id: bidderId, voided_by: voidedBy, reason, note } = act
  await recordEvent(tx, bidderVoided, {
    listing_id: listingId,
    seller_id: sellerId,
    bidder_id: bidderId,
    by: voidedBy === null ? 'house' : 'seller',
    reason,
    note,
    price_cents: decision.next.price_cents,
    new_leader_id: decision.newLeaderId,
  })
  await publishTopic(tx, `listing:${listingId}`)
  await publishTopic(tx, `seller:${sellerId}`)
}
