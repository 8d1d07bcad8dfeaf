import { formatDay } from '#platform/common/formats/formats.ts'
import { getPropertyTypes, getPurposes } from '#domains/listings/common/property-labels.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import type { ActiveFilter } from './search-types.ts'
import type { Search } from '../search-address.ts'
import * as t from '#domains/search/texts.ts'

const area = (squareMetres: number) => `${formatCount(squareMetres)} m²`

/** 'from 500 m²', 'up to 1,000 m²', '500 m² – 1,000 m²'. */
function formatArea(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return `${area(least)} – ${area(most)}`
  return least !== undefined ? t.from_least({ least: area(least) }) : t.up_to_most({ most: area(most ?? 0) })
}

export function propertyFilters(search: Search): ActiveFilter[] {
  const { purpose, property_type, bedrooms_min, bathrooms_min, open_home_on } = search
  const { floor_area_min, floor_area_max, land_area_min, land_area_max } = search
  const filters: (ActiveFilter | false)[] = [
    purpose !== undefined && {
      key: 'purpose',
      words: getPurposes()[purpose],
      without: { purpose: undefined },
    },
    property_type !== undefined && {
      key: 'property_type',
      words: getPropertyTypes()[property_type],
      without: { property_type: undefined },
    },
    bedrooms_min !== undefined && {
      key: 'bedrooms',
      words: t.bedrooms_min_bedrooms({ bedrooms_min }),
      without: { bedrooms_min: undefined },
    },
    bathrooms_min !== undefined && {
      key: 'bathrooms',
      words: t.bathrooms_min_bathrooms({ bathrooms_min }),
      without: { bathrooms_min: undefined },
    },
    (floor_area_min !== undefined || floor_area_max !== undefined) && {
      key: 'floor_area',
      words: t.floor_floor_area_min({ floor_area_min: formatArea(floor_area_min, floor_area_max) }),
      without: { floor_area_min: undefined, floor_area_max: undefined },
    },
    (land_area_min !== undefined || land_area_max !== undefined) && {
      key: 'land_area',
      words: t.land_land_area_min({ land_area_min: formatArea(land_area_min, land_area_max) }),
      without: { land_area_min: undefined, land_area_max: undefined },
    },
    open_home_on !== undefined && {
      key: 'open_home_on',
      words: t.open_home_open_home_on({ open_home_on: formatDay(open_home_on) }),
      without: { open_home_on: undefined },
    },
  ]
  return filters.filter((filter) => filter !== false)
}
