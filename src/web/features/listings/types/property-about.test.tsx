import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Listing } from '#contract/listings/listings.ts'
import type { Property } from '#contract/listings/properties.ts'
import { PropertyHead } from './property-about.tsx'

const property = {
  purpose: 'rent',
  property_type: 'house',
  open_homes: [{ starts_at: '2026-11-28T00:00:00.000Z', ends_at: '2026-11-28T00:30:00.000Z' }],
} as Property

test.each([
  ['active', true],
  ['draft', true],
  ['withdrawn', false],
  ['sold', false],
  ['unsold', false],
] as const)('nobody is invited to the open home of a listing that has ended: %s', (status, is_shown) => {
  const listing = { id: 100_042, title: 'Sunny villa', status, seller: { agency: null } } as Listing
  const text = renderToStaticMarkup(<PropertyHead listing={listing} property={property} />)
  expect(text.includes('Sat 28 November')).toBe(is_shown)
})
