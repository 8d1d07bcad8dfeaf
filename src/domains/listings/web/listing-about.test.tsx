import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Listing } from '#domains/listings/common/listings.ts'
import { toListingId } from '#platform/common/ids.ts'
import { ListingHeading } from './listing-about.tsx'

const listing = {
  title: 'Kauri bowl',
  subtitle: 'Turned in Russell',
  place_name: 'Te Aro, Wellington',
  watchers: 0,
  views: 0,
  starts_at: null,
  created_at: '2026-11-22T06:30:00Z',
} as Listing

test.each([
  [0, false],
  [101133, true],
])('the heading of listing number %i shows the number: %s', (id, isShown) => {
  const text = renderToStaticMarkup(<ListingHeading listing={{ ...listing, id: toListingId(id) }} />)
  expect(text).toContain('Turned in Russell')
  expect(text).toContain('Te Aro, Wellington')
  expect(text.includes('listing ')).toBe(isShown)
})
