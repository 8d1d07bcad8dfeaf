import { expect, test } from 'vitest'
import { toListingId } from '#platform/common/ids.ts'
import { composeClosingSoonNotice, composeReducedNotice, reductionIn } from './finding.labels.ts'

const kayak = { id: toListingId(100_007), type: 'general', title: 'Sea kayak with two paddles' } as const

test('a reminder has the closing time in Auckland', () => {
  expect(composeClosingSoonNotice(kayak, new Date('2026-11-22T06:30:00Z'))).toEqual({
    kind: 'closing_soon',
    title: 'Closing soon',
    body: 'Closes Sun 22 Nov, 7:30 pm: “Sea kayak with two paddles”, on your watchlist.',
    link: '/general/100007/detail',
  })
})

test('a reduction has the old and new price', () => {
  expect(composeReducedNotice(kayak, { which: 'other', from_cents: 900_00, to_cents: 850_50 }).body).toBe(
    'The price of “Sea kayak with two paddles”, on your watchlist, is now NZ$\u00a0850.50. It was NZ$\u00a0900.',
  )
})

const change = (field: string, before: unknown, after: unknown) => ({ field, before, after })

test.each([
  [[change('buy_now_price_cents', 90, 80)], 'fixed_price', { which: 'other', from_cents: 90, to_cents: 80 }],
  [
    [change('buy_now_price_cents', 90, 80)],
    'auction',
    { which: 'buy_now_price', from_cents: 90, to_cents: 80 },
  ],
  [[change('buy_now_price_cents', 80, 90)], 'fixed_price', null],
  [[change('buy_now_price_cents', 80, null)], 'auction', null],
  [[change('buy_now_price_cents', null, 80)], 'auction', null],
  [[change('start_price_cents', 10, 1)], 'auction', { which: 'start_price', from_cents: 10, to_cents: 1 }],
  // The reserve's amount is the seller's secret.
  [[change('reserve_price_cents', 90, 80), change('title', 'a', 'b')], 'auction', null],
  [
    [change('property.weekly_rent_cents', 700, 650)],
    'enquire',
    { which: 'weekly_rent', from_cents: 700, to_cents: 650 },
  ],
])('reductionIn reads %j for %s', (changes, saleMethod, expected) => {
  expect(reductionIn(changes, saleMethod)).toEqual(expected)
})
