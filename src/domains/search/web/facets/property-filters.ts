import { formatDay } from '#platform/common/formats/formats.ts'
import { getPropertyTypes, getPurposes } from '#domains/listings/common/property-labels.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import type { ActiveFilter } from './answer-search.ts'
import type { Search } from '../search-address.ts'
import * as t from '#domains/search/texts.ts'

const area = (squareMetres: number) => `${formatCount(squareMetres)} m²`

/** 'from 500 m²', 'up to 1,000 m²', '500 m² – 1,000 m²'. */
function formatArea(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return `${area(least)} – ${area(most)}`
  return least !== undefined ? t.from_least({ least: area(least) }) : t.up_to_most({ most: area(most ?? 0) })
}

export function propertyFilters(search: Search): ActiveFilter[] {
  const {
    purpose,
    property_type: propertyType,
    bedrooms_min: bedroomsMin,
    bathrooms_min: bathroomsMin,
    open_home_on: openHomeOn,
  } = search
  const {
    floor_area_min: floorAreaMin,
    floor_area_max: floorAreaMax,
    land_area_min: landAreaMin,
    land_area_max: landAreaMax,
  } = search
  const filters: (ActiveFilter | false)[] = [
    purpose !== undefined && {
      key: 'purpose',
      words: getPurposes()[purpose],
      without: { purpose: undefined },
    },
    propertyType !== undefined && {
      key: 'property_type',
      words: getPropertyTypes()[propertyType],
      without: { property_type: undefined },
    },
    bedroomsMin !== undefined && {
      key: 'bedrooms',
      words: t.bedrooms_min_bedrooms({ bedrooms_min: bedroomsMin }),
      without: { bedrooms_min: undefined },
    },
    bathroomsMin !== undefined && {
      key: 'bathrooms',
      words: t.bathrooms_min_bathrooms({ bathrooms_min: bathroomsMin }),
      without: { bathrooms_min: undefined },
    },
    (floorAreaMin !== undefined || floorAreaMax !== undefined) && {
      key: 'floor_area',
      words: t.floor_floor_area_min({ floor_area_min: formatArea(floorAreaMin, floorAreaMax) }),
      without: { floor_area_min: undefined, floor_area_max: undefined },
    },
    (landAreaMin !== undefined || landAreaMax !== undefined) && {
      key: 'land_area',
      words: t.land_land_area_min({ land_area_min: formatArea(landAreaMin, landAreaMax) }),
      without: { land_area_min: undefined, land_area_max: undefined },
    },
    openHomeOn !== undefined && {
      key: 'open_home_on',
      words: t.open_home_open_home_on({ open_home_on: formatDay(openHomeOn) }),
      without: { open_home_on: undefined },
    },
  ]
  return filters.filter((filter) => filter !== false)
}
