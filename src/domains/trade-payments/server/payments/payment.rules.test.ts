import { describe, expect, test } from 'vitest'
import {
  divideFee,
  divideRefund,
  findBarrier,
  findDue,
  findNextTry,
  findReleaseAt,
  judgeArrival,
  mayStartAnother,
  type MoneyTrade,
} from './payment.rules.ts'

const settings = { isEnabled: true, ceilingCents: 500_000 }
const trade = (over: Partial<MoneyTrade> = {}): MoneyTrade => ({
  status: 'agreed',
  type: 'general',
  seller_is_suspended: false,
  terms: { items_cents: 2400, total_cents: 3100, is_final: true },
  paidCents: 0,
  ...over,
})
const terms = (totalCents: number, isFinal = true) => ({
  items_cents: totalCents,
  total_cents: totalCents,
  is_final: isFinal,
})

test.each([
  ['a sale that is agreed on', trade(), null],
  ['a vehicle', trade({ type: 'vehicle' }), 'not_general'],
  ['a property', trade({ type: 'property' }), 'not_general'],
  ['a sale that the buyer has not confirmed', trade({ status: 'unconfirmed' }), 'not_agreed'],
  ['a cancelled sale', trade({ status: 'cancelled' }), 'not_agreed'],
  ['a disputed sale', trade({ status: 'disputed', paidCents: 3100 }), 'not_agreed'],
  ['a total without its delivery', trade({ terms: terms(2400, false) }), 'total_open'],
  ['a trade without terms', trade({ terms: null }), 'total_open'],
  ['a sale paid elsewhere', trade({ status: 'paid' }), 'paid'],
  ['a sale paid here', trade({ status: 'paid', paidCents: 3100 }), 'paid'],
  ['the rest of a sale whose total rose', trade({ status: 'paid', paidCents: 3000 }), null],
  ['a total at the ceiling', trade({ terms: terms(500_000) }), null],
  ['a total above the ceiling', trade({ terms: terms(500_001) }), 'above_ceiling'],
  ['a sale of a suspended seller', trade({ seller_is_suspended: true }), 'seller_not_ready'],
])('findBarrier judges %s', (_name, given, barrier) => {
  expect(findBarrier(given, settings, true)).toBe(barrier)
})

test('findBarrier refuses while it is off, or the seller isn’t ready', () => {
  expect(findBarrier(trade(), { ...settings, isEnabled: false }, true)).toBe('off')
  expect(findBarrier(trade(), settings, false)).toBe('seller_not_ready')
})

test.each([
  [trade(), 3100],
  [trade({ paidCents: 1000 }), 2100],
  [trade({ paidCents: 4000 }), 0],
  [trade({ terms: terms(3100, false) }), null],
  [trade({ terms: null }), null],
])('findDue returns what is still to be paid', (given, due) => {
  expect(findDue(given)).toBe(due)
})

test.each([
  ['the whole sum', trade(), 3100, null],
  [
    'a sum after the total was lowered',
    trade({ terms: terms(3000) }),
    3100,
    { refundCents: 100, cause: 'total_lowered' },
  ],
  [
    'a second sum',
    trade({ status: 'paid', paidCents: 3100 }),
    3100,
    { refundCents: 3100, cause: 'paid_twice' },
  ],
  [
    'a sum beside a payment elsewhere',
    trade({ status: 'paid' }),
    3100,
    { refundCents: 3100, cause: 'paid_twice' },
  ],
  [
    'a sum for a completed sale',
    trade({ status: 'completed', paidCents: 3100 }),
    3100,
    { refundCents: 3100, cause: 'paid_twice' },
  ],
  [
    'a sum for a cancelled sale',
    trade({ status: 'cancelled' }),
    3100,
    { refundCents: 3100, cause: 'paid_too_late' },
  ],
  ['the rest', trade({ status: 'paid', paidCents: 1000 }), 2100, null],
] as const)('judgeArrival gives back what isn’t due: %s', (_name, given, cents, back) => {
  expect(judgeArrival(given, cents, 0)).toEqual(back)
})

test('judgeArrival gives back what comes after a day, when it was given up', () => {
  const day = 86_400_000
  expect(judgeArrival(trade(), 3100, day)).toBeNull()
  expect(judgeArrival(trade(), 3100, day + 1)).toEqual({ refundCents: 3100, cause: 'paid_too_late' })
})

describe('findReleaseAt', () => {
  const periods = { afterDeliveredDays: 3, afterSentDays: 14 }
  const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n))
  test.each([
    ['waits until it is sent', null, null, null],
    ['is 14 days after sending', 2, null, day(16)],
    ['is 3 days after the delivery', 2, 4, day(7)],
    ['isn’t postponed by a late delivery', 2, 15, day(16)],
    ['leaves a day for a dispute', 0, 0, day(4)],
  ])('%s', (_name, sent, delivered, expected) => {
    const at = {
      paidAt: day(0),
      sentAt: sent === null ? null : day(sent),
      deliveredAt: delivered === null ? null : day(delivered),
    }
    expect(findReleaseAt(at, periods)).toEqual(expected)
  })

  test('is always before day 85', () => {
    const latest = findReleaseAt(
      { paidAt: day(0), sentAt: day(80), deliveredAt: null },
      { ...periods, afterSentDays: 60 },
    )
    expect(latest!.getTime()).toBeLessThan(day(85).getTime())
  })
})

test.each([
  [500, [3000], [500]],
  [500, [300, 3000], [300, 200]],
  [500, [100, 100], [100, 100]],
  [0, [100], [0]],
  [500, [], []],
])('divideFee takes %i from %j in their order', (fee, waiting, shares) => {
  expect(divideFee(fee, waiting)).toEqual(shares)
})

test('divideRefund takes from the last payment first', () => {
  expect(divideRefund(500, [3000, 300])).toEqual([200, 300])
})

test('a refused transfer is tried after an hour, then less and less often, at most daily', () => {
  const now = new Date(0)
  const hours = [1, 2, 3, 4, 5, 6, 20].map((tries) => findNextTry(tries, now).getTime() / 3_600_000)
  expect(hours).toEqual([1, 2, 4, 8, 16, 24, 24])
})

test('a sixth try beside five open ones is refused', () => {
  expect(mayStartAnother(4)).toBe(true)
  expect(mayStartAnother(5)).toBe(false)
})
