import { expect, test } from 'vitest'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import type { OfferMove } from '#domains/offers/common/offers.ts'
import { describeExpiry, isLastPriceTheirs, describeMove, describeStatus } from './offer-labels.ts'

test.each([
  ['pending', 'seller', 'Your turn'],
  ['pending', 'buyer', 'Waiting for a reply'],
  ['countered', 'buyer', 'Your turn'],
  ['countered', 'seller', 'Waiting for a reply'],
  ['accepted', 'buyer', 'Agreed'],
  ['expired', 'seller', 'Ended'],
  ['withdrawn', 'seller', 'Withdrawn'],
] as const)('%s is described to the %s as %s', (status, role, words) => {
  expect(describeStatus({ status, role, moves: [] })).toBe(words)
})

test.each([
  [true, 'Declined automatically'],
  [false, 'Declined'],
])('the status of an offer that was declined automatically (%s) is %s', (isAutomatic, words) => {
  const moves = [move, { ...move, side: 'seller' as const, is_automatic: isAutomatic }]
  expect(describeStatus({ status: 'declined', role: 'buyer', moves })).toBe(words)
})

const priced = (side: OfferMove['side'], amountCents: number | null) =>
  ({ side, amount_cents: amountCents }) as OfferMove

test.each([
  ['seller', false],
  ['buyer', true],
] as const)('the last counter-offer is described to the %s as theirs: %s', (role, theirs) => {
  const moves = [priced('buyer', 200_00), priced('seller', 220_00), priced('buyer', null)]
  expect(isLastPriceTheirs(moves, role)).toBe(theirs)
})

const move: OfferMove = {
  side: 'buyer',
  action: 'offered',
  is_automatic: false,
  amount_cents: 30_00,
  message: '',
  reason: null,
  at: '2026-11-22T00:00:00Z',
}

test.each<[Partial<OfferMove>, 'buyer' | 'seller', string]>([
  [{}, 'buyer', 'You offered NZ$\u00a030'],
  [{}, 'seller', 'The buyer offered NZ$\u00a030'],
  [
    { side: 'seller', action: 'countered', amount_cents: 4550 },
    'buyer',
    'The seller countered with NZ$\u00a045.50',
  ],
  [{ side: 'seller', action: 'declined', amount_cents: null }, 'buyer', 'The seller declined'],
  [
    { side: 'seller', action: 'declined', is_automatic: true, amount_cents: null },
    'buyer',
    'Declined automatically by the seller’s settings',
  ],
  [
    { side: 'seller', action: 'accepted', is_automatic: true, amount_cents: null },
    'seller',
    'Accepted automatically by your settings',
  ],
  [
    { side: 'system', action: 'expired', amount_cents: null, reason: 'first_bid' },
    'buyer',
    'Someone placed the first bid',
  ],
])('the status of %j for the %s is %s', (changes, role, words) => {
  expect(describeMove({ ...move, ...changes }, role)).toBe(words)
})

test('an offer can be answered until the listing closes, for 48 hours at most', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  expect(describeExpiry(inHours(0.15).toISOString())).toBe(formatShortInstant(inHours(0.15)))
  expect([describeExpiry(null), describeExpiry(inHours(90).toISOString())]).toContain(
    formatShortInstant(inHours(48)),
  )
})
