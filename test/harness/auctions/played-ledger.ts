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
import { addRow, chainAfter, type Receipt } from '#domains/deals/server/ledger/chain.service.ts'
import type { LedgerEntry } from '#domains/deals/server/ledger/ledger-entries.types.ts'
import { revealSecrets } from '#domains/deals/server/ledger/reveal.rules.ts'
import { attemptOf, type History } from './auction-histories.ts'
import { account, type Attempt, type Terms } from './auction-reference.ts'

const names = ['nobody', 'Kea', 'Tūī', 'Ruru', 'Weka']
const nameOf = (bidder: number) => names[bidder]!
const listing_id = 100_001
const day_ms = 24 * 60 * 60_000

export interface PlayedLedger {
  file: {
    format: string
    listing_id: number
    rows: Record<string, unknown>[]
    openings: { number: number; cents: number; salt: string }[]
    heads: { number: number; hash: string; at: string }[]
  }
  receipts: Map<number, Receipt[]>
}

class Play {
  readonly terms: Terms
  readonly receipts = new Map<number, Receipt[]>()
  readonly chain = chainAfter(listing_id, null)
  row: AuctionState
  past: ReplayEntry[] = []
  restricted: number[] = []
  lowered_before = false
  new_leader_id: number | null = null
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
      closes_at: new Date(day_ms + terms.closesAt),
      closed: false,
    }
    const { start_price_cents, reserve_price_cents, buy_now_price_cents, closes_at } = this.row
    const opening = { start_price_cents, reserve_price_cents, buy_now_price_cents, closes_at }
    const at = new Date(day_ms)
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

  note(entry: LedgerEntry, whose: number | null = null) {
    this.save(whose ?? 0, addRow(this.chain, entry, whose))
  }

  take(attempt: Attempt) {
    const at = new Date(day_ms + attempt.at)
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

  bid(bidder_id: number, max_cents: number, placed_at: Date) {
    const restricted = this.restricted.includes(bidder_id)
    const decision = decideBid(this.row, { bidder_id, max_cents, placed_at, restricted })
    if (decision.outcome === 'refused') return
    this.row = decision.next
    this.new_leader_id = null
    this.past.push({ kind: 'bid', bidder_id, max_cents })
    const sequence = this.past.filter(({ kind }) => kind === 'bid').length
    const { leader, ...status } = this.status()
    const bid = {
      kind: 'bid',
      sequence,
      bidder: nameOf(bidder_id),
      max_cents,
      leader: leader!,
      ...status,
    } as const
    this.note({ at: placed_at, ...bid }, bidder_id)
    const { closes_at } = this.row
    if (decision.extended) this.note({ kind: 'extension', at: placed_at, closes_at, reason: 'late_bid' })
  }

  buyNow(buyer_id: number, at: Date) {
    const decision = decideBuyNow(this.row, { buyer_id, at, restricted: this.restricted.includes(buyer_id) })
    if (decision.outcome === 'refused') return
    this.note({ kind: 'bought_now', at, price_cents: decision.price_cents })
    this.end(decision.next)
  }

  lowerReserve(reserve_cents: number, at: Date) {
    const lowering = { reserve_cents, first_reserve_cents: this.terms.reserve ?? 0, at }
    const decision = decideReserveLowering(this.row, { ...lowering, lowered_before: this.lowered_before })
    // Before the first bid it would be an edit.
    if (decision.outcome === 'refused' || this.past.length === 0) return
    this.row = decision.next
    this.lowered_before = true
    this.past.push({ kind: 'reserve_lowered', reserve_cents })
    const lowered = { kind: 'reserve_lowered', reserve_price_cents: reserve_cents } as const
    this.note({ at, ...lowered, reserve_state: reserveState(this.row) }, this.terms.seller)
  }

  entries() {
    return this.past.filter(
      (entry) => entry.kind === 'reserve_lowered' || !this.restricted.includes(entry.bidder_id),
    )
  }

  void(bidder_id: number, at: Date) {
    const terms = { start_price_cents: this.terms.start, reserve_price_cents: this.terms.reserve }
    const decision = decideVoid(this.row, { bidder_id, by: 'seller', at, terms, entries: this.entries() })
    if (decision.outcome === 'refused') return
    this.row = decision.next
    this.restricted.push(bidder_id)
    if (decision.leader_changed) this.new_leader_id = decision.new_leader_id
    this.note({ kind: 'void', at, bidder: nameOf(bidder_id), by: 'seller', ...this.status() })
  }

  lowerMaximum(bidder_id: number, max_cents: number, at: Date) {
    const { new_leader_id } = this
    const decision = decideMaximumLowering(this.row, { bidder_id, max_cents, new_leader_id, at })
    if (decision.outcome === 'refused') return
    this.row = decision.next
    this.new_leader_id = null
    this.past.push({ kind: 'maximum_lowered', bidder_id, max_cents })
    this.note({ kind: 'maximum_lowered', at, bidder: nameOf(bidder_id), max_cents }, bidder_id)
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
  if (!play.ended) play.close(new Date(Math.max(day_ms + now, play.row.closes_at.getTime())))
  const rows = play.chain.rows.map(({ body, hash }) => ({ ...JSON.parse(body), hash }))
  const openings = revealSecrets(rows, play.chain.secrets).map(({ number, cents, salt }) => ({
    number,
    cents,
    salt,
  }))
  const file = { format: 'hoko-ledger-1', listing_id, rows, openings, heads: [] }
  return { file, receipts: play.receipts }
}
