import type { PropertyBrief } from '#domains/listings/common/properties.shapes.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import * as t from '#domains/listings/texts.ts'

export const formatArea = (squareMetres: number) => `${formatCount(squareMetres)} m²`

/** '3 bed · 1 bath · 2 parks · 120 m²' */
export function describeRoom(brief: PropertyBrief): string {
  const { bedrooms, bathrooms, floor_area_m2: floor, land_area_m2: land } = brief
  const parks = getParks(brief)
  const area = floor === null ? land !== null && t.land_land({ land: formatArea(land) }) : formatArea(floor)
  return [
    bedrooms !== null && bedrooms > 0 && t.bedrooms_bed({ bedrooms }),
    bathrooms !== null && bathrooms > 0 && t.bathrooms_bath({ bathrooms }),
    parks !== null && parks > 0 && t.parks_parks({ count: parks }),
    area,
  ]
    .filter(Boolean)
    .join(' · ')
}

export const getParks = ({ parking, garaging }: Pick<PropertyBrief, 'parking' | 'garaging'>) =>
  parking === null && garaging === null ? null : (parking ?? 0) + (garaging ?? 0)
