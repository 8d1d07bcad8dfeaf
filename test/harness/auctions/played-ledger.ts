import { customaryRules } from '#domains/deals/common/trading-rules.ts'
import { reserveState } from '#domains/deals/common/price-ladder.ts'
import {
  closeOutcome,
  decideBid,
  decideBuyNow,
  type AuctionState,
} from '#domains/auctions/server/bidding.rules.ts'
import type { ReplayEntry } from '#domains/auctions/server/price.rules.ts'
import { decideReserveLowering } from '#domains/auctions/server/closing/reserve.rules.ts'
import { decideMaximumLowering, decideVoid } from '#domains/auctions/server/void/void.rules.ts'
import {
  addRow,
  chainAfter,
  type Receipt,
  type LedgerEntry,
} from '#domains/deals/server/ledger/chain.service.ts'
import { revealSecrets } from '#domains/deals/server/ledger/reveal.rules.ts'
import { toListingId, type AccountId, type ListingId } from '#platform/common/ids.ts'
import { attemptOf, type History } from './auction-histories.ts'
import { account, type Attempt, type Terms } from './auction-reference.ts'

const names = ['nobody', 'Kea', 'Tūī', 'Ruru', 'Weka']
const nameOf = (bidder: number) => names[bidder]!
const listingId = toListingId(100_001)
const dayMs = 24 * 60 * 60_000

export interface PlayedLedger {
  file: {
    format: string
    listing_id: ListingId
    rows: Record<string, unknown>[]
    openings: { number: number; cents: number; salt: string }[]
    heads: { number: number; hash: string; at: string }[]
  }
  receipts: Map<number, Receipt[]>
}

class Play {
  readonly terms: Terms
  readonly receipts = new Map<number, Receipt[]>()
  readonly chain = chainAfter(listingId, null)
  row: AuctionState
  past: ReplayEntry[] = []
  restricted: number[] = []
  loweredBefore = false
  newLeaderId: number | null = null
  ended = false

  constructor(terms: Terms) {
    this.terms = terms
    this.row = {
      seller_id: terms.seller,
      start_price_cents: terms.start,
      reserve_price_cents: terms.reserve,
      buy_now_price_cents: terms.buyNow,
      price_cents: terms.start,
      leader_id: null,
      leader_max_cents: null,
      bid_count: 0,
      closes_at: new Date(dayMs + terms.closesAt),
      closed: false,
    }
    const { start_price_cents, reserve_price_cents, buy_now_price_cents, closes_at } = this.row
    const opening = { start_price_cents, reserve_price_cents, buy_now_price_cents, closes_at }
    const at = new Date(dayMs)
    this.save(
      terms.seller,
      addRow(
        this.chain,
        { kind: 'opening', at, written_at: null, rules: customaryRules, ...opening },
        terms.seller,
      ),
    )
  }

  save(whose: number, receipt: Receipt | null) {
    if (receipt) this.receipts.set(whose, [...(this.receipts.get(whose) ?? []), receipt])
  }

  note(entry: LedgerEntry, whose: AccountId | null = null) {
    this.save(whose ?? 0, addRow(this.chain, entry, whose))
  }

  take(attempt: Attempt) {
    const at = new Date(dayMs + attempt.at)
    if (attempt.kind === 'bid') this.bid(attempt.by, attempt.max, at)
    else if (attempt.kind === 'buy_now') this.buyNow(attempt.by, at)
    else if (attempt.kind === 'lower_reserve') this.lowerReserve(attempt.to, at)
    else if (attempt.kind === 'void') this.void(attempt.whom, at)
    else if (attempt.kind === 'lower_maximum') this.lowerMaximum(attempt.by, attempt.to, at)
    else if (at >= this.row.closes_at) this.close(at)
  }

  status() {
    const { price_cents, leader_id } = this.row
    return {
      price_cents,
      leader: leader_id === null ? null : nameOf(leader_id),
      reserve_state: reserveState(this.row),
    }
  }

  bid(bidderId: AccountId, maxCents: number, placedAt: Date) {
    const restricted = this.restricted.includes(bidderId)
    const decision = decideBid(this.row, {
      bidder_id: bidderId,
      max_cents: maxCents,
      placed_at: placedAt,
      restricted,
    })
    if (decision.outcome === 'refused') return
    this.row = decision.next
    this.newLeaderId = null
    this.past.push({ kind: 'bid', bidder_id: bidderId, max_cents: maxCents })
    const sequence = this.past.filter(({ kind }) => kind === 'bid').length
    const { leader, ...status } = this.status()
    const bid = {
      kind: 'bid',
      sequence,
      bidder: nameOf(bidderId),
      max_cents: maxCents,
      leader: leader!,
      ...status,
    } as const
    this.note({ at: placedAt, ...bid }, bidderId)
    const { closes_at } = this.row
    if (decision.extended) this.note({ kind: 'extension', at: placedAt, closes_at, reason: 'late_bid' })
  }

  buyNow(buyerId: AccountId, at: Date) {
    const decision = decideBuyNow(this.row, {
      buyer_id: buyerId,
      at,
      restricted: this.restricted.includes(buyerId),
    })
    if (decision.outcome === 'refused') return
    this.note({ kind: 'bought_now', at, price_cents: decision.price_cents })
    this.end(decision.next)
  }

  lowerReserve(reserveCents: number, at: Date) {
    const lowering = { reserveCents, firstReserveCents: this.terms.reserve ?? 0, at }
    const decision = decideReserveLowering(this.row, { ...lowering, loweredBefore: this.loweredBefore })
    // Before the first bid it would be an edit.
    if (decision.outcome === 'refused' || this.past.length === 0) return
    this.row = decision.next
    this.loweredBefore = true
    this.past.push({ kind: 'reserve_lowered', reserveCents })
    const lowered = { kind: 'reserve_lowered', reserve_price_cents: reserveCents } as const
    this.note({ at, ...lowered, reserve_state: reserveState(this.row) }, this.terms.seller)
  }

  entries() {
    return this.past.filter(
      (entry) => entry.kind === 'reserve_lowered' || !this.restricted.includes(entry.bidder_id),
    )
  }

  void(bidderId: AccountId, at: Date) {
    const terms = { start_price_cents: this.terms.start, reserve_price_cents: this.terms.reserve }
    const decision = decideVoid(this.row, {
      bidder_id: bidderId,
      by: 'seller',
      at,
      terms,
      entries: this.entries(),
    })
    if (decision.outcome === 'refused') return
    this.row = decision.next
    this.restricted.push(bidderId)
    if (decision.leader_changed) this.newLeaderId = decision.newLeaderId
    this.note({ kind: 'void', at, bidder: nameOf(bidderId), by: 'seller', ...this.status() })
  }

  lowerMaximum(bidderId: AccountId, maxCents: number, at: Date) {
    const { newLeaderId } = this
    const decision = decideMaximumLowering(this.row, {
      bidder_id: bidderId,
      max_cents: maxCents,
      newLeaderId,
      at,
    })
    if (decision.outcome === 'refused') return
    this.row = decision.next
    this.newLeaderId = null
    this.past.push({ kind: 'maximum_lowered', bidder_id: bidderId, max_cents: maxCents })
    this.note({ kind: 'maximum_lowered', at, bidder: nameOf(bidderId), max_cents: maxCents }, bidderId)
  }

  close(at: Date) {
    const { closes_at, bid_count, price_cents } = this.row
    const outcome = closeOutcome(this.row)
    const winner = outcome.outcome === 'sold' ? nameOf(outcome.buyer_id) : null
    this.note({
      kind: 'closing',
      at,
      closes_at,
      outcome: outcome.outcome,
      price_cents: bid_count > 0 ? price_cents : null,
      winner,
      reserve_state: reserveState(this.row),
    })
    this.end({ ...this.row, closed: true })
  }

  end(row: AuctionState) {
    this.row = row
    this.ended = true
  }
}

export function playedLedger({ terms, steps }: History): PlayedLedger {
  const play = new Play(terms)
  const attempts: Attempt[] = []
  let now = 0
  for (const step of steps) {
    if (play.ended) break
    const attempt = attemptOf(step, now, account(terms, attempts), terms)
    // The reference doesn't know edits before the first bid, so both leave them out.
    if (attempt.kind === 'lower_reserve' && play.past.length === 0) continue
    now = attempt.at
    attempts.push(attempt)
    play.take(attempt)
  }
  if (!play.ended) play.close(new Date(Math.max(dayMs + now, play.row.closes_at.getTime())))
  const rows = play.chain.rows.map(({ body, hash }) => ({ ...JSON.parse(body), hash }))
  const openings = revealSecrets(rows, play.chain.secrets).map(({ number, cents, salt }) => ({
    number,
    cents,
    salt,
  }))
  const file = { format: 'hoko-ledger-1', listing_id: listingId, rows, openings, heads: [] }
  return { file, receipts: play.receipts }
}
