import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { line } from '../core/shapes.ts'
import * as t from './texts.ts'

export const suburb = z.strictObject({
  slug: z.string(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export const district = z.strictObject({ slug: z.string(), name: z.string(), suburbs: z.array(suburb) })
export const region = z.strictObject({ slug: z.string(), name: z.string(), districts: z.array(district) })
export type Region = z.output<typeof region>

export const listPlaces = operation({
  name: 'listPlaces',
  summary: 'Every region with its districts, towns and suburbs',
  method: 'GET',
  path: '/place-list',
  access: 'anyone',
  key_scope: 'listings:read',
  limit: { calls: 120, per: 'minute' },
  reply: z.strictObject({ items: z.array(region) }),
  refusals: [],
  cache_s: 3600,
})

export const listCountries = operation({
  name: 'listCountries',
  summary: 'Every country by its ISO code, New Zealand first',
  method: 'GET',
  path: '/country',
  access: 'anyone',
  limit: { calls: 120, per: 'minute' },
  reply: z.strictObject({ items: z.array(z.strictObject({ code: z.string(), name: z.string() })) }),
  refusals: [],
  cache_s: 3600,
})

export const listRegions = operation({
  name: 'listRegions',
  summary: 'The regions alone, for choosing where to search',
  method: 'GET',
  path: '/region-list',
  access: 'anyone',
  limit: { calls: 120, per: 'minute' },
  reply: z.strictObject({ items: z.array(z.strictObject({ slug: z.string(), name: z.string() })) }),
  refusals: [],
  cache_s: 3600,
})

export const precision = z.enum(['address', 'street', 'suburb', 'district', 'region'])

export const geocoded = z.strictObject({
  /** As the source writes it: '12 Jackson Street, Petone, Lower Hutt 5012', or 'Petone, Lower Hutt'. */
  label: z.string(),
  /** Slugs of the town or suburb it lies in or next to, and of what contains that. */
  suburb: z.string(),
  district: z.string(),
  region: z.string(),
  place_name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  precision,
})
export type Geocoded = z.output<typeof geocoded>

export const geocodeAddress = operation({
  name: 'geocodeAddress',
  summary: 'Where an address or a place is: from the gazetteer, or from Google where that is configured',
  method: 'GET',
  path: '/get-geocoded-address',
  access: 'anyone',
  limit: { calls: 60, per: 'minute' },
  /** As `address=…`, or as `key=address&value=…`. */
  query: z.strictObject({
    address: z.optional(line(t.the_address, 200, 2)),
    key: z.optional(z.enum(['address'], { error: t.only_an_address_can_be_looked_up })),
    value: z.optional(line(t.the_address, 200, 2)),
  }),
  reply: z.strictObject({
    items: z.array(geocoded),
    source: z.enum(['gazetteer', 'google']),
  }),
  refusals: [],
})
