import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Listing } from '#domains/listings/common/listings.ts'
import type { Property } from '#domains/listings/common/properties.shapes.ts'
import { MemoryRouter } from 'react-router'
import { PropertyHead } from './property-about.tsx'

const property = {
  purpose: 'rent',
  property_type: 'house',
  bedrooms: null,
  bathrooms: null,
  ensuites: null,
  parking: null,
  garaging: null,
  floor_area_m2: null,
  land_area_m2: null,
  open_homes: [{ starts_at: '2026-11-28T00:00:00.000Z', ends_at: '2026-11-28T00:30:00.000Z' }],
} as unknown as Property

test.each([
  ['active', true],
  ['draft', true],
  ['withdrawn', false],
  ['sold', false],
  ['unsold', false],
] as const)('a listing that has ended shows no open homes: %s', (status, isShown) => {
  const listing = { id: 100_042, title: 'Sunny villa', status, seller: { agency: null } } as Listing
  const text = renderToStaticMarkup(
    <MemoryRouter>
      <PropertyHead listing={listing} property={property} />
    </MemoryRouter>,
  )
  expect(text.includes('Sat 28 November')).toBe(isShown)
})
