import { formatDay } from '#shared/formats/formats.ts'
import { property_types, purposes } from '#shared/words/property-words.ts'
import type { ActiveFilter } from './search-types.ts'
import type { Search } from '../search-address.ts'

const area = (square_metres: number) => `${square_metres.toLocaleString('en-NZ')} m²`

/** 'from 500 m²', 'up to 1,000 m²', '500 m² – 1,000 m²'. */
function formatArea(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return `${area(least)} – ${area(most)}`
  return least !== undefined ? `from ${area(least)}` : `up to ${area(most ?? 0)}`
}

/** Of the filters in force those that only property has, in the order of the rail. */
export function propertyFilters(search: Search): ActiveFilter[] {
  const { purpose, property_type, bedrooms_min, bathrooms_min, open_home_on } = search
  const { floor_area_min, floor_area_max, land_area_min, land_area_max } = search
  const filters: (ActiveFilter | false)[] = [
    purpose !== undefined && {
      key: 'purpose',
      words: purposes[purpose],
      without: { purpose: undefined },
    },
    property_type !== undefined && {
      key: 'property_type',
      words: property_types[property_type],
      without: { property_type: undefined },
    },
    bedrooms_min !== undefined && {
      key: 'bedrooms',
      words: `${bedrooms_min}+ bedrooms`,
      without: { bedrooms_min: undefined },
    },
    bathrooms_min !== undefined && {
      key: 'bathrooms',
      words: `${bathrooms_min}+ bathrooms`,
      without: { bathrooms_min: undefined },
    },
    (floor_area_min !== undefined || floor_area_max !== undefined) && {
      key: 'floor_area',
      words: `Floor ${formatArea(floor_area_min, floor_area_max)}`,
      without: { floor_area_min: undefined, floor_area_max: undefined },
    },
    (land_area_min !== undefined || land_area_max !== undefined) && {
      key: 'land_area',
      words: `Land ${formatArea(land_area_min, land_area_max)}`,
      without: { land_area_min: undefined, land_area_max: undefined },
    },
    open_home_on !== undefined && {
      key: 'open_home_on',
      words: `Open home ${formatDay(open_home_on)}`,
      without: { open_home_on: undefined },
    },
  ]
  return filters.filter((filter) => filter !== false)
}
