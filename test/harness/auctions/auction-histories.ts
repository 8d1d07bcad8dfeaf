/** Random auction histories, biased to edge cases: equal maxima, minima, reserves and closing times. */
import * as fc from 'fast-check'
import { toAccountId, type AccountId } from '#platform/common/ids.ts'
import type { Account, Attempt, Terms } from './auction-reference.ts'

const seller = toAccountId(9)
const second = 1_000
const minute = 60 * second

type Anchor = 'start' | 'minimum' | 'price' | 'leader_max' | 'reserve' | 'buy_now' | 'limit'
type Amount = { from: Anchor; plus: number }
type When = { after: number } | { beforeClose: number }
type Step = { when: When } & (
  | { kind: 'bid'; by: AccountId; amount: Amount }
  | { kind: 'own_raise'; plus: number }
  | { kind: 'buy_now'; by: AccountId }
  | { kind: 'lower_reserve'; percent: number }
  | { kind: 'void'; whom: AccountId }
  | { kind: 'void_leader' }
  | { kind: 'lower_maximum'; down: number }
  | { kind: 'close' }
)
export type History = { terms: Terms; steps: Step[] }

const bidder = fc.constantFrom(...[1, 2, 3, 4].map(toAccountId))

const aroundTheEnd = (weight: number, before: number[]): fc.WeightedArbitrary<When> => ({
  weight,
  arbitrary: fc.constantFrom(...before).map((beforeClose) => ({ beforeClose })),
})

const when: fc.Arbitrary<When> = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom(0, 1, second, minute).map((after) => ({ after })) },
  aroundTheEnd(2, [60 * minute + 1, 60 * minute, 60 * minute - 1]),
  aroundTheEnd(2, [10 * minute + 1, 10 * minute, 10 * minute - 1]),
  aroundTheEnd(4, [2 * minute + 1, 2 * minute, 2 * minute - 1, second, 1]),
  aroundTheEnd(1, [0, -1]),
)

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

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 24, arbitrary: fc.record({ kind: fc.constant('bid' as const), by: bidder, amount, when }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('own_raise' as const),
      plus: fc.constantFrom(0, 1, 40, 100, 5_000, 90_000),
      when,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('bid' as const), by: fc.constant(seller), amount, when }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('buy_now' as const),
      by: fc.constantFrom(...[1, 2, 3, 4].map(toAccountId), seller),
      when,
    }),
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
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('lower_maximum' as const),
      // 0 twice, so that every run reaches a lowering that isn't lower.
      down: fc.constantFrom(0, 0, 1, 50, 1_000, 1_000_000),
      when,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('close' as const), when }) },
)

const anyTerms: fc.Arbitrary<Terms> = fc
  .record({
    start: fc.constantFrom(
      1,
      100,
      1_000,
      1_951,
      2_000,
      2_001,
      19_950,
      20_000,
      99_600,
      499_000,
      2_495_000,
      9_999_999_000,
    ),
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
  terms: anyTerms,
  steps: fc.array(anyStep, { minLength: 1, maxLength: 22, size: 'max' }),
})

export function attemptOf(step: Step, now: number, so: Account, terms: Terms): Attempt {
  const at = 'after' in step.when ? now + step.when.after : Math.max(now, so.closesAt - step.when.beforeClose)
  const leader = so.leader ?? toAccountId(1)
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
  if (step.kind === 'own_raise')
    return { kind: 'bid', by: leader, max: (so.leaderMax ?? so.minimum) + step.plus, at }
  if (step.kind === 'buy_now') return { kind: 'buy_now', by: step.by, at }
  if (step.kind === 'lower_reserve') {
    return { kind: 'lower_reserve', to: Math.ceil(((terms.reserve ?? 100) * step.percent) / 100), at }
  }
  if (step.kind === 'void') return { kind: 'void', whom: step.whom, at }
  if (step.kind === 'void_leader') return { kind: 'void', whom: leader, at }
  if (step.kind === 'lower_maximum') {
    return {
      kind: 'lower_maximum',
      by: leader,
      to: Math.max(so.price - 1, (so.leaderMax ?? 1) - step.down),
      at,
    }
  }
  return { kind: 'close', at }
}
