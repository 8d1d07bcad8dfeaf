import * as z from 'zod/mini'
import { line } from '#platform/common/shapes.ts'
import * as t from '#domains/places/texts.ts'

export const suburb = z.strictObject({
  slug: z.string(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export const district = z.strictObject({ slug: z.string(), name: z.string(), suburbs: z.array(suburb) })
export const region = z.strictObject({ slug: z.string(), name: z.string(), districts: z.array(district) })
export type Region = z.output<typeof region>

export const listPlaces = {
  reply: z.strictObject({ items: z.array(region) }),
}

export const listCountries = {
  reply: z.strictObject({ items: z.array(z.strictObject({ code: z.string(), name: z.string() })) }),
}

export const listRegions = {
  reply: z.strictObject({ items: z.array(z.strictObject({ slug: z.string(), name: z.string() })) }),
}

export const precision = z.enum(['address', 'street', 'suburb', 'district', 'region'])

export const geocoded = z.strictObject({
  /**
   * As the source writes it: '12 Jackson Street, Petone, Lower Hutt 5012', or 'Petone, Lower Hutt'.
   */
  label: z.string(),
  /** Slugs of the town or suburb it lies in or next to, and of its parent places. */
  suburb: z.string(),
  district: z.string(),
  region: z.string(),
  place_name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  precision,
})
export type Geocoded = z.output<typeof geocoded>

export const geocodeAddress = {
  /** Sent as `address=…`, or as `key=address&value=…`. */
  query: z.strictObject({
    address: z.optional(line(t.the_address, 200, 2)),
    key: z.optional(z.enum(['address'], { error: t.only_an_address_can_be_looked_up })),
    value: z.optional(line(t.the_address, 200, 2)),
  }),
  reply: z.strictObject({
    items: z.array(geocoded),
    source: z.enum(['gazetteer', 'google']),
  }),
}
