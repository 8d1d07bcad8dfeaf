import { expect, test } from 'vitest'
import { judgeSigns, type SignFacts } from './signs.rules.ts'

const facts = (over: Partial<SignFacts> = {}): SignFacts => ({
  isSellersCard: false,
  paymentsInAnHour: 1,
  cardCountry: 'NZ',
  isPosted: true,
  ...over,
})

test.each([
  ['an ordinary payment', facts(), []],
  ['a card that is the seller’s too', facts({ isSellersCard: true }), ['own_card']],
  ['a fifth payment within an hour', facts({ paymentsInAnHour: 5 }), ['fast']],
  ['a fourth', facts({ paymentsInAnHour: 4 }), []],
  ['a foreign card for a parcel in New Zealand', facts({ cardCountry: 'RO' }), ['far_card']],
  ['a foreign card for a pickup', facts({ cardCountry: 'RO', isPosted: false }), []],
  ['a card of an unknown country', facts({ cardCountry: null }), []],
  [
    'several at once',
    facts({ isSellersCard: true, paymentsInAnHour: 9, cardCountry: 'US' }),
    ['own_card', 'fast', 'far_card'],
  ],
])('judgeSigns of %s', (_name, given, kinds) => {
  expect(judgeSigns(given).map(({ kind }) => kind)).toEqual(kinds)
})
