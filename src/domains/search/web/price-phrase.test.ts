import { expect, test } from 'vitest'
import { readPricePhrase } from './price-phrase.ts'

test.each([
  ['couch under $200', { q: 'couch', price_max: 200_00 }],
  ['Couch for less than NZ$\u00a01,250.50', { q: 'Couch', price_max: 1250_50 }],
  ['toyota up to $5k', { q: 'toyota', price_max: 5000_00 }],
  ['crown lynn over $20', { q: 'crown lynn', price_min: 20_00 }],
  ['bike from $50', { q: 'bike', price_min: 50_00 }],
  ['bike $50 to $100', { q: 'bike', price_min: 50_00, price_max: 100_00 }],
  ['bike between $100 and 50', { q: 'bike', price_min: 50_00, price_max: 100_00 }],
  ['bike $50–$100', { q: 'bike', price_min: 50_00, price_max: 100_00 }],
  ['under $20', { q: '', price_max: 20_00 }],
])('readPricePhrase reads a price from “%s”', (q, read) => expect(readPricePhrase(q)).toEqual(read))

test.each([
  'rugby jersey under 13',
  'lens 18 to 200',
  'under $200 couch',
  'thunder $20',
  'gift card $100',
  'under $',
  'under $200mm',
  'couch “under $200”',
])('readPricePhrase reads no price from “%s”', (q) => expect(readPricePhrase(q)).toBeNull())
