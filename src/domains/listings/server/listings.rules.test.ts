import { expect, test } from 'vitest'
import { getClosing, openingTerms } from './listings.rules.ts'

const now = new Date('2026-11-20T08:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

const auction = { property: null, sale_method: 'auction', duration_minutes: 60, closes_at: null } as const
const fixed = { ...auction, sale_method: 'fixed_price', duration_minutes: null } as const

test('an auction closes after a duration, or at the given instant', () => {
  expect(getClosing(auction, now)).toEqual(inMinutes(60))
  expect(getClosing({ ...auction, closes_at: inMinutes(90) }, now)).toEqual(inMinutes(90))
  expect(getClosing({ ...fixed, duration_minutes: 60 }, now)).toBeNull()
})

test('a duration across a clock change is counted in real time', () => {
  // Daylight saving begins on 27 September 2026 at 2 am, which becomes 3 am.
  const evening = new Date('2026-09-26T08:00:00Z')
  expect(getClosing({ ...auction, duration_minutes: 24 * 60 }, evening)).toEqual(
    new Date('2026-09-27T08:00:00Z'),
  )
})

test('a sale opens with only the prices of its method', () => {
  const prices = { start_price_cents: 1000, reserve_price_cents: 4000, buy_now_price_cents: 5000 }
  expect(openingTerms({ ...auction, ...prices })).toEqual({ ...prices, price_cents: 1000 })
  expect(openingTerms({ ...fixed, ...prices })).toEqual({
    start_price_cents: 5000,
    reserve_price_cents: null,
    buy_now_price_cents: 5000,
    price_cents: 5000,
  })
})
