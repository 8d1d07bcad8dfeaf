import { expect, test } from 'vitest'
import type { Listing } from '#domains/listings/common/listings.ts'
import type { Property } from '#domains/listings/common/properties.shapes.ts'
import { listingMeta } from '../listing-meta.ts'
import { realEstateData } from './real-estate-data.ts'

const property = {
  purpose: 'sale',
  property_type: 'house',
  price_method: 'tender',
  price_method_date: '2026-12-05T01:00:00.000Z',
  price_cents: null,
  weekly_rent_cents: null,
  bedrooms: 3,
  bathrooms: null,
  floor_area_m2: 120,
  land_area_m2: null,
  year_built: null,
} as Property
const listing = {
  id: 100_042,
  type: 'property',
  status: 'active',
  title: 'Sunny villa',
  description: 'Near the beach.',
  images: [],
  categories: [],
  price_cents: 0,
  property,
  property_brief: property,
  address: null,
  place_name: 'Petone, Lower Hutt',
  region: 'wellington',
  starts_at: '2026-11-20T08:00:00.000Z',
  seller: { display_name: 'Mere K.', seller_kind: 'private', agency: null },
} as unknown as Listing
const around = {
  url: 'https://hoko.example/property/100042/detail',
  pictures: [],
  summary: 'Near the beach.',
}

test('structured data omits a price that isn’t public', () => {
  const { offers, mainEntity } = realEstateData(listing, property, around)
  expect(offers).toEqual({
    '@type': 'Offer',
    url: around.url,
    availability: 'https://schema.org/InStock',
    businessFunction: 'http://purl.org/goodrelations/v1#Sell',
    offeredBy: { '@type': 'Person', name: 'Mere K.' },
  })
  expect(mainEntity).toMatchObject({
    '@type': 'SingleFamilyResidence',
    numberOfBedrooms: 3,
    floorSize: { value: 120, unitCode: 'MTK' },
  })
  expect(mainEntity).not.toHaveProperty('yearBuilt')
  const meta = JSON.stringify(listingMeta(listing, 'https://hoko.example'))
  expect(meta).toContain('Sunny villa - Tender closes Sat 5 December, 2 pm | Hoko')
  expect(meta).not.toMatch(/NZ\$|"0\.00"|product:price/)
})

test('structured data has a sale price as an amount and a rent per week', () => {
  const input = realEstateData({ ...listing, price_cents: 85_000_000 }, property, around)
  expect(input.offers).toMatchObject({ price: '850000.00', priceCurrency: 'NZD' })
  const letOut = realEstateData(
    {
      ...listing,
      price_cents: 65_000,
      seller: { ...listing.seller, agency: { name: 'Kāhu Realty', licence: '2008123' } },
    },
    { ...property, purpose: 'rent' },
    around,
  )
  expect(letOut.offers).toMatchObject({
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    priceSpecification: { price: '650.00', unitCode: 'WEE' },
    offeredBy: { '@type': 'RealEstateAgent', name: 'Kāhu Realty' },
  })
  expect(letOut.offers).not.toHaveProperty('price')
})
