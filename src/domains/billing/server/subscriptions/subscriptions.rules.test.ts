import { describe, expect, test } from 'vitest'
import {
  findNextAttempt,
  findPeriod,
  findPeriodStart,
  judgeChange,
  readShownAt,
  type Terms,
} from './subscriptions.rules.ts'

const nz = (text: string) => new Date(`${text}+13:00`)

test.each<[string, 'month' | 'year', number, string]>([
  ['2026-01-31T09:00', 'month', 1, '2026-02-28T09:00+13:00'],
  ['2026-01-31T09:00', 'month', 2, '2026-03-31T09:00+13:00'],
  // Winter time: still nine in the morning.
  ['2026-01-31T09:00', 'month', 3, '2026-04-30T09:00+12:00'],
  ['2026-01-31T09:00', 'month', 12, '2027-01-31T09:00+13:00'],
  ['2028-02-29T23:59', 'year', 1, '2029-02-28T23:59+13:00'],
  ['2028-02-29T23:59', 'year', 4, '2032-02-29T23:59+13:00'],
  ['2026-12-15T00:00', 'month', 1, '2027-01-15T00:00+13:00'],
  // The hour that is skipped in September.
  ['2026-08-27T15:30', 'month', 1, '2026-09-27T03:30+13:00'],
])('from %s, %s %i begins at %s', (anchor, interval, period, startsAt) => {
  const anchoredAt = anchor.startsWith('2026-08') ? new Date('2026-08-27T02:30+12:00') : nz(anchor)
  expect(findPeriodStart(anchoredAt, interval, period)).toEqual(new Date(startsAt))
})

test('periods follow one another without a gap for thirty years', () => {
  const anchoredAt = nz('2026-10-31T18:45')
  for (let period = 0; period < 360; period += 1) {
    const { starts_at, ends_at } = findPeriod(anchoredAt, 'month', period)
    expect(ends_at.getTime()).toBeGreaterThan(starts_at.getTime())
    expect(findPeriod(anchoredAt, 'month', period + 1).starts_at).toEqual(ends_at)
  }
})

const starter: Terms = { plan_id: 1, price_cents: 2900, interval: 'month' }
const dealer: Terms = { plan_id: 2, price_cents: 9900, interval: 'month' }
const dealerYear: Terms = { plan_id: 3, price_cents: 99_000, interval: 'year' }
const april = { starts_at: new Date('2026-04-10T00:00Z'), ends_at: new Date('2026-05-10T00:00Z') }
const middle = new Date('2026-04-25T00:00Z')

describe('a change of plan', () => {
  const change = (
    current: Terms & { paidCents?: number; worthCents?: number },
    wanted: Terms,
    now = middle,
  ) =>
    judgeChange(
      { paidCents: current.price_cents, worthCents: current.price_cents, ...current, period: april },
      wanted,
      now,
    )

  test.each([
    ['up, half a month left', starter, dealer, middle, 3500, [-1450, 4950]],
    ['up, the whole month left', starter, dealer, april.starts_at, 7000, [-2900, 9900]],
    ['up with nothing left', starter, dealer, april.ends_at, 0, [0]],
    ['up with seconds left is given', starter, dealer, new Date('2026-05-09T23:50Z'), 0, [-1, 2]],
    ['to the year', starter, dealerYear, middle, 97_550, [-1450, 99_000]],
    [
      'from a plan that was given',
      { ...starter, price_cents: 0, worthCents: 2900 },
      dealer,
      middle,
      4950,
      [4950],
    ],
    ['from a plan that was refunded', { ...starter, paidCents: 0 }, dealer, middle, 4950, [4950]],
    ['from one refunded in part', { ...starter, paidCents: 1000 }, dealer, middle, 4450, [-500, 4950]],
  ])('%s', (_what, current, wanted, now, dueCents, amounts) => {
    const found = change(current, wanted, now)
    expect(found).toMatchObject({ kind: 'upgrade', due_cents: dueCents })
    if (found.kind === 'upgrade')
      expect(found.lines.map((line) => line.amount_cents).filter((cents) => cents !== 0)).toEqual(
        amounts.filter((cents) => cents !== 0),
      )
  })

  test('the same plan is no change', () => {
    expect(change(dealer, dealer)).toEqual({ kind: 'same' })
  })

  test.each([
    ['cheaper', dealer, starter],
    ['cheaper by the month, though dearer at once', dealer, dealerYear],
    ['as dear', dealer, { ...dealer, plan_id: 9 }],
    ['cheaper than what was given', { ...dealer, price_cents: 0, worthCents: 9900 }, starter],
    [
      'from the year to a dearer month with much left',
      { ...dealerYear, price_cents: 100_000 },
      { ...dealer },
    ],
  ])('%s applies at the period’s end', (_what, current, wanted) => {
    expect(change(current, wanted)).toEqual({ kind: 'downgrade', at: april.ends_at })
  })

  test('an upgrade’s cost is between zero and the new plan’s price at any moment', () => {
    for (let hour = 0; hour <= 30 * 24; hour += 1) {
      const now = new Date(april.starts_at.getTime() + hour * 3_600_000)
      const found = change(starter, dealer, now)
      expect(found.kind === 'upgrade' && found.due_cents).toBeLessThanOrEqual(7000)
      expect(found.kind === 'upgrade' && found.due_cents).toBeGreaterThanOrEqual(0)
    }
  })
})

test.each([
  [1, '2026-04-11T00:00Z'],
  [2, '2026-04-13T00:00Z'],
  [3, '2026-04-15T00:00Z'],
  [4, '2026-04-17T00:00Z'],
  [5, null],
])('the card is retried after failure %i at %s', (attempts, at) => {
  expect(findNextAttempt(april.starts_at, attempts)).toEqual(at ? new Date(at) : null)
})

test.each([
  ['not said', undefined, middle.toISOString()],
  ['now', middle.toISOString(), middle.toISOString()],
  ['fifteen minutes ago', '2026-04-24T23:45:00Z', '2026-04-24T23:45:00.000Z'],
  ['longer ago', '2026-04-24T23:44:59Z', null],
  ['ahead', '2026-04-25T00:00:01Z', null],
])('readShownAt reads a preview for %s', (_what, asOf, at) => {
  expect(readShownAt(asOf, april.starts_at, middle)?.toISOString() ?? null).toBe(at)
})

test('a preview from before the period is invalid', () => {
  const now = new Date(april.starts_at.getTime() + 60_000)
  expect(readShownAt('2026-04-09T23:59:59Z', april.starts_at, now)).toBeNull()
})
