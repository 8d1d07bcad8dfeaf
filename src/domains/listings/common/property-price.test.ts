import { expect, test } from 'vitest'
import { propertyPrice, propertyPriceText, priceText } from './property-price.ts'

type Priced = Parameters<typeof propertyPrice>[0]

const nothing: Priced = {
  purpose: 'sale',
  price_method: null,
  price_method_date: null,
  price_cents: null,
  weekly_rent_cents: null,
}
const saturday = '2026-12-05T01:00:00.000Z'

test.each<[Partial<Priced>, string]>([
  [{ price_method: 'asking_price', price_cents: 85_000_000 }, 'Asking price NZ$\u00a0850,000'],
  [{ price_method: 'enquiries_over', price_cents: 79_900_000 }, 'Enquiries over NZ$\u00a0799,000'],
  [{ price_method: 'negotiation' }, 'By negotiation'],
  [{ price_method: 'negotiation', price_method_date: saturday }, 'By negotiation'],
  [{ price_method: 'auction', price_method_date: saturday }, 'Auction Sat 5 December, 2 pm'],
  [
    { price_method: 'tender', price_method_date: '2026-12-04T03:30:00.000Z' },
    'Tender closes Fri 4 December, 4:30 pm',
  ],
  [{ price_method: 'deadline_sale', price_method_date: saturday }, 'Deadline sale Sat 5 December, 2 pm'],
  [{ price_method: 'to_be_advised' }, 'Price to be advised'],
  [{ purpose: 'rent', weekly_rent_cents: 65_000 }, 'NZ$\u00a0650 a week'],
  [{ purpose: 'flatmate', weekly_rent_cents: 25_050 }, 'NZ$\u00a0250.50 a week'],
  [{}, 'No price yet'],
  [{ price_method: 'asking_price' }, 'Asking price'],
  [{ purpose: 'rent' }, 'Rent not said'],
])('%j is shown as “%s”', (changes, words) => {
  expect(propertyPriceText({ ...nothing, ...changes })).toBe(words)
})

test('a missing price is never shown as an amount', () => {
  const methods = ['negotiation', 'auction', 'tender', 'deadline_sale', 'to_be_advised'] as const
  for (const priceMethod of methods) {
    const propertyBrief = { ...nothing, price_method: priceMethod, price_cents: 85_000_000 }
    expect(priceText({ price_cents: 0, property_brief: propertyBrief })).not.toMatch(/NZ\$|\d{3}/)
  }
  expect(priceText({ price_cents: 0, property_brief: null })).toBe('Price on enquiry')
  expect(priceText({ price_cents: 123_450, property_brief: null })).toBe('NZ$\u00a01,234.50')
})
