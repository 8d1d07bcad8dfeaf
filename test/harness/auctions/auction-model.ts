/**
 * Runs a random history through an engine and the reference and reports the first difference. The engine is a
 * parameter, so that tests can pass a broken one.
 */
import type { AccountId } from '#platform/common/ids.ts'
import { attemptOf, type History } from './auction-histories.ts'
import { account, type Account, type Attempt, type Terms } from './auction-reference.ts'
import type * as ladder from '#domains/deals/common/price-ladder.ts'
import type * as bidding from '#domains/auctions/server/bidding.rules.ts'
import type * as pricing from '#domains/auctions/server/price.rules.ts'
import type * as reserves from '#domains/auctions/server/closing/reserve.rules.ts'
import type * as voids from '#domains/auctions/server/void/void.rules.ts'

export type Engine = Pick<typeof bidding, 'decideBid' | 'decideBuyNow' | 'closeOutcome'> &
  Pick<typeof ladder, 'minimumNextBid' | 'isBuyNowAvailable'> &
  Pick<typeof pricing, 'replayAuction'> & {
    reserveState: (auction: bidding.AuctionState) => ladder.ReserveState
  } & Pick<typeof reserves, 'decideReserveLowering'> &
  Pick<typeof voids, 'decideVoid' | 'decideMaximumLowering'> & { closingIsDue: typeof closingIsDue }

/** "Closing": due once, from closes_at on. */
export function closingIsDue(auction: bidding.AuctionState, at: Date): boolean {
  return !auction.closed && at.getTime() >= auction.closes_at.getTime()
}

class Bench {
  engine: Engine
  terms: Terms
  row: bidding.AuctionState
  ledger: pricing.ReplayEntry[] = []
  restricted: number[] = []
  loweredBefore = false
  newLeaderId: number | null = null
  result: Account['result'] = null

  constructor(engine: Engine, terms: Terms) {
    this.engine = engine
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
      closes_at: new Date(terms.closesAt),
      closed: false,
    }
  }

  entries(): pricing.ReplayEntry[] {
    return this.ledger.filter(
      (entry) => entry.kind === 'reserve_lowered' || !this.restricted.includes(entry.bidder_id),
    )
  }

  replayTerms(): pricing.AuctionTerms {
    return { start_price_cents: this.terms.start, reserve_price_cents: this.terms.reserve }
  }

  take(attempt: Attempt): string {
    const at = new Date(attempt.at)
    if (attempt.kind === 'bid') return this.bid(attempt.by, attempt.max, at)
    if (attempt.kind === 'close') return this.close(at)
    if (attempt.kind === 'buy_now') {
      const restricted = this.restricted.includes(attempt.by)
      const decision = this.engine.decideBuyNow(this.row, { buyer_id: attempt.by, at, restricted })
      if (decision.outcome === 'refused') return decision.key
      this.row = decision.next
      this.result = { sold: true, to: decision.buyer_id, for: decision.price_cents }
    } else if (attempt.kind === 'lower_reserve') {
      const lowering = { reserveCents: attempt.to, firstReserveCents: this.terms.reserve ?? 0, at }
      const decision = this.engine.decideReserveLowering(this.row, {
        ...lowering,
        loweredBefore: this.loweredBefore,
      })
      if (decision.outcome === 'refused') return decision.key
      this.row = decision.next
      this.loweredBefore = true
      this.ledger.push({ kind: 'reserve_lowered', reserveCents: attempt.to })
    } else if (attempt.kind === 'void') {
      const voiding = {
        bidder_id: attempt.whom,
        by: 'seller',
        at,
        terms: this.replayTerms(),
        entries: this.entries(),
      } as const
      const decision = this.engine.decideVoid(this.row, voiding)
      if (decision.outcome === 'refused') return decision.key
      if (decision.next.price_cents > this.row.price_cents) return 'a void raised the price'
      this.row = decision.next
      this.restricted.push(attempt.whom)
      if (decision.leader_changed) this.newLeaderId = decision.newLeaderId
    } else {
      const lowering = { bidder_id: attempt.by, max_cents: attempt.to, newLeaderId: this.newLeaderId, at }
      const decision = this.engine.decideMaximumLowering(this.row, lowering)
      if (decision.outcome === 'refused') return decision.key
      this.row = decision.next
      this.newLeaderId = null
      this.ledger.push({ kind: 'maximum_lowered', bidder_id: attempt.by, max_cents: attempt.to })
    }
    return 'accepted'
  }

  bid(bidderId: AccountId, maxCents: number, placedAt: Date): string {
    const restricted = this.restricted.includes(bidderId)
    const decision = this.engine.decideBid(this.row, {
      bidder_id: bidderId,
      max_cents: maxCents,
      placed_at: placedAt,
      restricted,
    })
    if (decision.outcome === 'refused') {
      const explained =
        decision.key !== 'bid_too_low' || decision.minimum_cents === this.engine.minimumNextBid(this.row)
      return explained ? decision.key : 'bid_too_low without the minimum'
    }
    if (decision.next.price_cents < this.row.price_cents) return 'a bid lowered the price'
    this.row = decision.next
    this.newLeaderId = null
    this.ledger.push({ kind: 'bid', bidder_id: bidderId, max_cents: maxCents })
    return 'accepted'
  }

  close(at: Date): string {
    if (!this.engine.closingIsDue(this.row, at)) return 'not_due'
    const outcome = this.engine.closeOutcome(this.row)
    this.row = { ...this.row, closed: true }
    this.result =
      outcome.outcome === 'sold'
        ? { sold: true, to: outcome.buyer_id, for: outcome.price_cents }
        : { sold: false, why: outcome.why }
    return 'accepted'
  }

  state(): Omit<Account, 'verdicts'> {
    const { row, engine } = this
    return {
      price: row.price_cents,
      leader: row.leader_id,
      leaderMax: row.leader_max_cents,
      bids: row.bid_count,
      minimum: engine.minimumNextBid(row),
      reserve: row.reserve_price_cents,
      reserveState: engine.reserveState(row),
      buyNowStands: !row.closed && engine.isBuyNowAvailable(row),
      closesAt: row.closes_at.getTime(),
      result: this.result,
    }
  }

  replayDifference(): string | null {
    const replayed = this.engine.replayAuction(this.replayTerms(), this.entries())
    const stored = new Map<string, unknown>(Object.entries(this.row))
    for (const [name, value] of Object.entries(replayed)) {
      if (stored.get(name) !== value) return `replay gives ${name} ${value}`
    }
    return null
  }
}

export type Tally = Map<string, number>

const difference = (attempt: Attempt, ours: unknown, reference: unknown): string =>
  `${JSON.stringify(attempt)}: engine ${JSON.stringify(ours)}, reference ${JSON.stringify(reference)}`

export function firstDifference(engine: Engine, history: History, tally: Tally = new Map()): string | null {
  const bench = new Bench(engine, history.terms)
  const attempts: Attempt[] = []
  let now = 0
  let so = account(history.terms, attempts)
  for (const step of history.steps) {
    const attempt = attemptOf(step, now, so, history.terms)
    const before = so
    now = attempt.at
    attempts.push(attempt)
    so = account(history.terms, attempts)
    const { verdicts, ...expected } = so
    const verdict = bench.take(attempt)
    if (verdict !== verdicts.at(-1)) return difference(attempt, verdict, verdicts.at(-1))
    if (JSON.stringify(bench.state()) !== JSON.stringify(expected))
      return difference(attempt, bench.state(), expected)
    const replayed = bench.replayDifference()
    if (replayed) return difference(attempt, bench.row, replayed)
    count(tally, attempt, verdict, before, so)
  }
  return null
}

function count(tally: Tally, attempt: Attempt, verdict: string, before: Account, after: Account): void {
  const add = (what: string): void => void tally.set(what, (tally.get(what) ?? 0) + 1)
  add(`${attempt.kind}: ${verdict}`)
  if (verdict !== 'accepted') return
  if (after.closesAt > before.closesAt) add('extended')
  if (after.reserveState === 'met' && before.reserveState !== 'met') add(`reserve met by ${attempt.kind}`)
  if (after.reserveState === 'not_met' && before.reserveState === 'met') add('reserve lost')
  if (attempt.kind === 'bid' && attempt.max === before.leaderMax) add('equal maxima')
  if (attempt.kind === 'bid' && attempt.by === before.leader) add('own raise')
  if (before.leader !== null && before.leader !== after.leader) add(`leader changed by ${attempt.kind}`)
  if (before.buyNowStands && !after.buyNowStands && attempt.kind === 'bid') add('buy-now removed')
  if (after.result) add(after.result.sold ? 'ended sold' : `ended unsold: ${after.result.why}`)
}
