import { expect, test } from 'vitest'
import { describeLost, similarSearch } from './outcome-tabs.tsx'

test.each([
  ['sold', 50_00, false, ['Went for', 50_00, null]],
  ['sold', null, false, ['Last price', 40_00, 'Its sale fell through.']],
  ['unsold', null, false, ['Highest bid', 40_00, 'It didn’t reach the reserve, so no one bought it.']],
  ['withdrawn', null, false, ['Last price', 40_00, 'The seller withdrew it.']],
  ['active', null, true, ['Price now', 40_00, 'Your bids were voided.']],
  ['sold', 50_00, true, ['Went for', 50_00, 'Your bids were voided.']],
] as const)('%s for %s, voided %s', (status, wentForCents, wasVoided, [label, priceCents, why]) => {
  const lost = {
    listing: { status, price_cents: 40_00 },
    went_for_cents: wentForCents,
    was_voided: wasVoided,
  }
  expect(describeLost(lost)).toEqual({ label, price_cents: priceCents, why })
})

test.each([
  ['1996 Fender Stratocaster, Mexico, fiesta red', 'Fender Stratocaster'],
  ['A very good sofa for two', 'sofa'],
  ['Pounamu toki, hand-carved', 'Pounamu toki'],
  ['Kōwhai & tōtara bowls', 'Kōwhai tōtara'],
  ['CX-5', 'CX-5'],
])('%s looks for %s', (title, words) => {
  expect(new URLSearchParams(similarSearch(title).split('?')[1]).get('q')).toBe(words)
})
