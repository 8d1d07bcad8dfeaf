import { operation } from '#platform/common/operation.ts'
import { keysOf } from '#platform/common/records.ts'
import type * as shapes from './search.shapes.ts'
import type { SearchQuery } from './search.shapes.ts'

export type * from './search.shapes.ts'

/** A search for more rooms finds those with this many or more. */
export const maxRooms = 10

type NotInAddress = 'attr' | 'window' | 'facets' | 'cursor' | 'limit'
/** Written out, so that the results page loads without the shapes and zod. */
const inAddress: Record<Exclude<keyof SearchQuery, NotInAddress>, true> = {
  q: true,
  type: true,
  category: true,
  region: true,
  district: true,
  suburb: true,
  near: true,
  price_min: true,
  price_max: true,
  condition: true,
  sale_method: true,
  seller: true,
  agent: true,
  seller_kind: true,
  purpose: true,
  property_type: true,
  bedrooms_min: true,
  bathrooms_min: true,
  floor_area_min: true,
  floor_area_max: true,
  land_area_min: true,
  land_area_max: true,
  open_home_on: true,
  subtype: true,
  make: true,
  model: true,
  year_min: true,
  year_max: true,
  odometer_max: true,
  fuel_type: true,
  transmission: true,
  body_style: true,
  exact: true,
  sort: true,
}
/** Query parameters of the results page, without filter answers (`attr.…`). */
export const searchNames = keysOf(inAddress)

export const searchListings = operation<typeof shapes.searchListings>('GET /listing')({
  name: 'searchListings',
  summary: 'Search the live listings',
  access: 'anyone',
  view: 'public',
  limit: { calls: 600, per: 'minute' },
})

export const maxCards = 24
