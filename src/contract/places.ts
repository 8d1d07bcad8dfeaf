import * as z from 'zod/mini'
import { operation } from './operation.ts'

export const suburb = z.strictObject({ slug: z.string(), name: z.string() })
export const district = z.strictObject({ slug: z.string(), name: z.string(), suburbs: z.array(suburb) })
export const region = z.strictObject({ slug: z.string(), name: z.string(), districts: z.array(district) })
export type Region = z.output<typeof region>

export const listPlaces = operation({
  name: 'listPlaces',
  summary: 'Every region with its districts, towns and suburbs',
  method: 'GET',
  path: '/place-list',
  access: 'anyone',
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
