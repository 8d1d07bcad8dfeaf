/**
 * Runs a random history through an engine of trading rules and through the plain reference, and says
 * where they first differ. The engine is a parameter, so that tests can hand in a broken one.
 */
import * as fc from 'fast-check'
import { account, type Account, type Attempt, type Terms } from '#test/harness/auction-reference.ts'
import type * as bidding from '#server/modules/bidding/bidding.rules.ts'
import type * as pricing from '#server/modules/bidding/price.rules.ts'
import type * as reserves from '#server/modules/bidding/reserve.rules.ts'
import type * as voids from '#server/modules/bidding/void.rules.ts'

export type Engine = Pick<
  typeof bidding,
  'decideBid' | 'decideBuyNow' | 'buyNowStands' | 'closingIsDue' | 'closeOutcome'
> &
  Pick<typeof pricing, 'minimumNextBid' | 'reserveState' | 'replay'> &
  Pick<typeof reserves, 'decideReserveLowering'> &
  Pick<typeof voids, 'decideVoid' | 'decideMaximumLowering'>

const seller = 9
const second = 1_000
const minute = 60 * second

type Anchor = 'start' | 'minimum' | 'price' | 'leader_max' | 'reserve' | 'buy_now' | 'limit'
type Amount = { from: Anchor; plus: number }
type When = { after: number } | { before_close: number }
type Step = { when: When } & (
  | { kind: 'bid'; by: number; amount: Amount }
  | { kind: 'own_raise'; plus: number }
  | { kind: 'buy_now'; by: number }
  | { kind: 'lower_reserve'; percent: number }
  | { kind: 'void'; whom: number }
  | { kind: 'void_leader' }
  | { kind: 'lower_maximum'; down: number }
  | { kind: 'close' }
)
export type History = { terms: Terms; steps: Step[] }

const bidder = fc.constantFrom(1, 2, 3, 4)

const aroundTheEnd = (weight: number, before: number[]): fc.WeightedArbitrary<When> => ({
  weight,
  arbitrary: fc.constantFrom(...before).map((before_close) => ({ before_close })),
})

/** Mostly a little later; now and then at the edge of what the clock decides, which ends a history soon. */
const when: fc.Arbitrary<When> = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom(0, 1, second, minute).map((after) => ({ after })) },
  aroundTheEnd(2, [60 * minute + 1, 60 * minute, 60 * minute - 1]),
  aroundTheEnd(2, [10 * minute + 1, 10 * minute, 10 * minute - 1]),
  aroundTheEnd(4, [2 * minute + 1, 2 * minute, 2 * minute - 1, second, 1]),
  aroundTheEnd(1, [0, -1]),
)

/** Near what decides: equal maxima, the minimum, the reserve, and a few cents or one increment beside them. */
const amount: fc.Arbitrary<Amount> = fc.record({
  from: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<Anchor>('minimum', 'leader_max') },
    { weight: 3, arbitrary: fc.constantFrom<Anchor>('start', 'price', 'reserve', 'buy_now') },
    { weight: 1, arbitrary: fc.constant<Anchor>('limit') },
  ),
  plus: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(0, 0, 0, 1, -1, 20, 49, 50, 51, 99, 100, 101, 500) },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 20_000 }) },
    { weight: 1, arbitrary: fc.constantFrom(0.5, Number.NaN, -10_000_000_000) },
  ),
})

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 24, arbitrary: fc.record({ kind: fc.constant('bid' as const), by: bidder, amount, when }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('own_raise' as const),
      plus: fc.constantFrom(0, 1, 40, 100, 5_000, 90_000),
      when,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('bid' as const), by: fc.constant(seller), amount, when }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('buy_now' as const), by: fc.constantFrom(1, 2, 3, 4, seller), when }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('lower_reserve' as const),
      percent: fc.constantFrom(0, 49, 50, 51, 70, 90, 100),
      when,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('void' as const), whom: bidder, when }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('void_leader' as const), when }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('lower_maximum' as const),
      down: fc.constantFrom(0, 1, 50, 1_000, 1_000_000),
      when,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('close' as const), when }) },
)

const terms: fc.Arbitrary<Terms> = fc
  .record({
    start: fc.constantFrom(1, 100, 1_000, 1_951, 2_000, 2_001, 19_950, 20_000, 99_600, 499_000, 2_495_000, 9_999_999_000),
    reserveOver: fc.option(fc.constantFrom(0, 1, 51, 500, 3_001, 20_000), { freq: 3 }),
    buyNowOver: fc.option(fc.constantFrom(0, 50, 5_000, 40_000), { freq: 3 }),
    lasts: fc.constantFrom(3 * minute, 30 * minute, 180 * minute, 180 * minute, 180 * minute),
  })
  .map(({ start, reserveOver, buyNowOver, lasts }) => ({
    seller,
    start,
    reserve: reserveOver === null ? null : start + reserveOver,
    buyNow: buyNowOver === null ? null : start + (reserveOver ?? 0) + buyNowOver,
    closesAt: lasts,
  }))

export const histories: fc.Arbitrary<History> = fc.record({
  terms,
  steps: fc.array(step, { minLength: 1, maxLength: 22, size: 'max' }),
})

const isNamed = (value: number | null): value is number => value !== null

/** The attempt a step stands for, given what the reference says of the auction so far. */
function attemptOf(step: Step, now: number, so: Account, terms: Terms): Attempt {
  const at = 'after' in step.when ? now + step.when.after : Math.max(now, so.closesAt - step.when.before_close)
  const leader = so.leader ?? 1
  if (step.kind === 'bid') {
    const anchors: Record<Anchor, number> = {
      start: terms.start,
      minimum: so.minimum,
      price: so.price,
      leader_max: so.leaderMax ?? so.minimum,
      reserve: so.reserve ?? so.minimum,
      buy_now: terms.buyNow ?? so.minimum,
      limit: 10_000_000_000,
    }
    return { kind: 'bid', by: step.by, max: anchors[step.amount.from] + step.amount.plus, at }
  }
  if (step.kind === 'own_raise') return { kind: 'bid', by: leader, max: (so.leaderMax ?? so.minimum) + step.plus, at }
  if (step.kind === 'buy_now') return { kind: 'buy_now', by: step.by, at }
  if (step.kind === 'lower_reserve') {
    return { kind: 'lower_reserve', to: Math.ceil(((terms.reserve ?? 100) * step.percent) / 100), at }
  }
  if (step.kind === 'void') return { kind: 'void', whom: step.whom, at }
  if (step.kind === 'void_leader') return { kind: 'void', whom: leader, at }
  if (step.kind === 'lower_maximum') {
    return { kind: 'lower_maximum', by: leader, to: Math.max(so.price - 1, (so.leaderMax ?? 1) - step.down), at }
  }
  return { kind: 'close', at }
}

/** The server's rules as a service would use them: one row, a ledger, and a list of the barred. */
class Bench {
  engine: Engine
  terms: Terms
  row: bidding.AuctionState
  ledger: pricing.ReplayEntry[] = []
  barred: number[] = []
  lowered_before = false
  new_leader_id: number | null = null
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
    return this.ledger.filter((entry) => entry.kind === 'reserve_lowered' || !this.barred.includes(entry.bidder_id))
  }

  replayTerms(): pricing.AuctionTerms {
    return { start_price_cents: this.terms.start, reserve_price_cents: this.terms.reserve }
  }

  take(attempt: Attempt): string {
    const at = new Date(attempt.at)
    if (attempt.kind === 'bid') return this.bid(attempt.by, attempt.max, at)
    if (attempt.kind === 'close') return this.close(at)
    if (attempt.kind === 'buy_now') {
      const barred = this.barred.includes(attempt.by)
      const decision = this.engine.decideBuyNow(this.row, { buyer_id: attempt.by, at, barred })
      if (decision.outcome === 'refused') return decision.key
      this.row = decision.next
      this.result = { sold: true, to: decision.buyer_id, for: decision.price_cents }
    } else if (attempt.kind === 'lower_reserve') {
      const lowering = { reserve_cents: attempt.to, first_reserve_cents: this.terms.reserve ?? 0, at }
      const decision = this.engine.decideReserveLowering(this.row, { ...lowering, lowered_before: this.lowered_before })
      if (decision.outcome === 'refused') return decision.key
      this.row = decision.next
      this.lowered_before = true
      this.ledger.push({ kind: 'reserve_lowered', reserve_cents: attempt.to })
    } else if (attempt.kind === 'void') {
      const voiding = { bidder_id: attempt.whom, at, terms: this.replayTerms(), entries: this.entries() }
      const decision = this.engine.decideVoid(this.row, voiding)
      if (decision.outcome === 'refused') return decision.key
      if (decision.next.price_cents > this.row.price_cents) return 'a void raised the price'
      this.row = decision.next
      this.barred.push(attempt.whom)
      if (decision.leader_changed) this.new_leader_id = decision.new_leader_id
    } else {
      const lowering = { bidder_id: attempt.by, max_cents: attempt.to, new_leader_id: this.new_leader_id, at }
      const decision = this.engine.decideMaximumLowering(this.row, lowering)
      if (decision.outcome === 'refused') return decision.key
      this.row = decision.next
      this.new_leader_id = null
      this.ledger.push({ kind: 'maximum_lowered', bidder_id: attempt.by, max_cents: attempt.to })
    }
    return 'accepted'
  }

  bid(bidder_id: number, max_cents: number, placed_at: Date): string {
    const barred = this.barred.includes(bidder_id)
    const decision = this.engine.decideBid(this.row, { bidder_id, max_cents, placed_at, barred })
    if (decision.outcome === 'refused') {
      const explained = decision.key !== 'bid_too_low' || decision.minimum_cents === this.engine.minimumNextBid(this.row)
      return explained ? decision.key : 'bid_too_low without the minimum'
    }
    if (decision.next.price_cents < this.row.price_cents) return 'a bid lowered the price'
    this.row = decision.next
    this.new_leader_id = null
    this.ledger.push({ kind: 'bid', bidder_id, max_cents })
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
      buyNowStands: engine.buyNowStands(row),
      closesAt: row.closes_at.getTime(),
      result: this.result,
    }
  }

  /** Null when the row, moved on step by step, is what a replay of the whole ledger gives. */
  replayDifference(): string | null {
    const replayed = this.engine.replay(this.replayTerms(), this.entries())
    const kept = { ...this.row }
    for (const [name, value] of Object.entries(replayed)) {
      if (kept[name as keyof pricing.Standing] !== value) return `replay gives ${name} ${value}`
    }
    return null
  }
}

/** What happened over many histories, so that a test can ask whether all of it was reached. */
export type Tally = Map<string, number>

const difference = (attempt: Attempt, ours: unknown, reference: unknown): string =>
  `${JSON.stringify(attempt)}: engine ${JSON.stringify(ours)}, reference ${JSON.stringify(reference)}`

/** Null when engine and reference agree after every step. */
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
    if (JSON.stringify(bench.state()) !== JSON.stringify(expected)) return difference(attempt, bench.state(), expected)
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
  if (isNamed(before.leader) && before.leader !== after.leader) add(`leader changed by ${attempt.kind}`)
  if (before.buyNowStands && !after.buyNowStands && attempt.kind === 'bid') add('buy-now removed')
  if (after.result) add(after.result.sold ? 'ended sold' : `ended unsold: ${after.result.why}`)
}
