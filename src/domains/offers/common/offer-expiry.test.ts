import { expect, test } from 'vitest'
import { getOfferExpiry } from './offer-expiry.ts'

const now = new Date('2026-11-20T02:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

test.each([
  ['48 hours', null, inHours(48)],
  ['the sale ends sooner', inHours(3), inHours(3)],
  ['the sale ends later', inHours(90), inHours(48)],
])('an offer expires correctly: %s', (_case, closesAt, end) => {
  expect(getOfferExpiry(now, closesAt)).toEqual(end)
})
