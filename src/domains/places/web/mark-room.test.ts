import { expect, test } from 'vitest'
import { layOutMarks, mapPrice } from './mark-room.ts'

type Card = Parameters<typeof mapPrice>[0]

const brief = (changes: Partial<NonNullable<Card['property_brief']>>): Card => ({
  price_cents: 0,
  property_brief: {
    purpose: 'sale',
    price_method: 'negotiation',
    price_method_date: null,
    price_cents: null,
    weekly_rent_cents: null,
    ...changes,
  } as Card['property_brief'],
})

const byDeadline = brief({ price_method: 'deadline_sale', price_method_date: '2026-12-21T03:00:00.000Z' })
const rent = brief({ purpose: 'rent', weekly_rent_cents: 210_00 })

test.each([
  ['a deadline without its date', byDeadline, 'Deadline sale'],
  ['a rent with what it is for', rent, 'NZ$\u00a0210 a week'],
  ['an asking price', brief({ price_method: 'asking_price', price_cents: 510_000_00 }), 'NZ$\u00a0510,000'],
  ['a lowest price', brief({ price_method: 'enquiries_over', price_cents: 510_000_00 }), 'NZ$\u00a0510,000+'],
  ['an amount', { price_cents: 25_00, property_brief: null }, 'NZ$\u00a025'],
])('a map mark prices %s', (_, card, words) => {
  expect(mapPrice(card)).toBe(words)
})

const pixelsPerDegree = (256 * 2 ** 6) / 360
const beside = (px: number, card: Card | null, count = 1) => ({
  latitude: -39,
  longitude: 174 + px / pixelsPerDegree,
  count,
  card,
})

test.each([
  ['a price beside a bubble far enough away', [beside(0, null, 4), beside(120, rent)], ['count', 'price']],
  ['a price that would cover a bubble', [beside(0, null, 4), beside(60, byDeadline)], ['count', 'dot']],
  ['two prices with room', [beside(0, rent), beside(140, rent)], ['price', 'price']],
  ['the second of two that overlap', [beside(0, rent), beside(110, byDeadline)], ['price', 'dot']],
  ['two so near that a price would cover the other', [beside(0, rent), beside(30, rent)], ['dot', 'dot']],
])('%s', (_, marks, styles) => {
  expect(layOutMarks(marks, 6)).toEqual(styles)
})

test('two marks have room at a higher zoom', () => {
  const marks = [beside(0, null, 4), beside(60, byDeadline)]
  expect(layOutMarks(marks, 7)).toEqual(['count', 'price'])
})
