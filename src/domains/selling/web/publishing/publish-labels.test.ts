import { expect, test } from 'vitest'
import { emptyProperty } from '../form/detail-values.ts'
import { computeClosing, describePublishing, listCommitments, publishLabel } from './publish-labels.ts'
import { emptyValues } from '../form/sell-values.ts'

const now = Date.parse('2026-11-20T08:30:00.000Z')
const open = { closes_at: null, extension_minutes: 1 }
const auction = { ...emptyValues('petone'), start_price_cents: 10_00 }
const fixed = { ...auction, sale_method: 'fixed_price' as const, buy_now_price_cents: 400_00 }

test.each([
  [auction, 'Publish auction', 'closes Fri 27 Nov, 9:30 pm'],
  [{ ...auction, ends: 'at' as const }, 'Publish auction', null],
  [fixed, 'Publish listing', 'Buy Now NZ$\u00a0400'],
  [{ ...fixed, buy_now_price_cents: null }, 'Publish listing', null],
])('the line beside the publish button has an auction’s closing time or the price', (values, label, line) => {
  expect(publishLabel(values)).toBe(label)
  expect(describePublishing(values, computeClosing(values, now))).toBe(line)
})

test('an exact end is read in Auckland time', () => {
  const exact = { ...auction, ends: 'at' as const, closesLocal: '2026-11-22T19:30' }
  expect(computeClosing(exact, now)?.toISOString()).toBe('2026-11-22T06:30:00.000Z')
})

test.each([
  ['rent', 'you withdraw it.', 'People contact you to arrange a viewing.'],
  ['flatmate', 'you withdraw it.', 'People contact you to arrange a viewing.'],
  ['sale', 'you withdraw it or mark it as sold.', 'Buyers contact you to arrange the sale.'],
] as const)('a property for %s has its listing period described: %s %s', (purpose, words, contact) => {
  const property = { ...emptyProperty(), purpose }
  const values = { ...emptyValues(null, 'property'), sale_method: 'enquire' as const, property }
  const commitments = listCommitments(values, open)
  expect(commitments.join('\n')).toContain(`It stays up until ${words} After`)
  expect(commitments).toContain(contact)
})

test('listCommitments lists every commitment of the seller', () => {
  const closing = { closes_at: computeClosing(auction, now), extension_minutes: 2 }
  const plain = listCommitments(auction, closing).join('\n')
  expect(plain).toContain(
    'Bidding starts at NZ$\u00a010 and closes Friday 27 November, 9:30 pm. A bid in the last 2 minutes extends the auction to 2 minutes after that bid.',
  )
  expect(plain).toContain('no reserve. The highest bid buys it, even if that’s NZ$\u00a010')
  expect(listCommitments(auction, open)[0]).toBe(
    'Bidding starts at NZ$\u00a010 and closes when you say. A bid in the last minute extends the auction to a minute after that bid.',
  )
  const full = listCommitments(
    { ...auction, reserve_price_cents: 40_00, buy_now_price_cents: 90_00 },
    closing,
  ).join('\n')
  expect(full).toContain('reaches your reserve of NZ$\u00a040')
  expect(full).toContain('Until your reserve is met, anyone can buy it now for NZ$\u00a090.')
  expect(listCommitments({ ...fixed, quantity: '5' }, open)[0]).toContain(
    'one or more of your 5 for NZ$\u00a0400 each',
  )
})
