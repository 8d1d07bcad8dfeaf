import { nearestTo } from '#domains/places/common/distance.ts'
import { readNear } from '#domains/places/common/near.ts'
import type { Category } from '#domains/catalogue/common/catalogue.ts'
import type { Region } from '#domains/places/common/places.ts'
import { weekendDays } from '#platform/web/weekend-days.ts'
import type { FacetFilter } from './answer-search.ts'
import type { Counts } from './facet-counts.ts'
import { type PlaceChoices, placeChoices } from './place-choices.ts'
import type { Search } from '../search-address.ts'
import * as t from '#domains/search/texts.ts'

export interface RailChoices {
  type?: Category['type'] | undefined
  weekends: string[]
  filters: FacetFilter[]
  trail: { id: number; name: string }[]
  categories: { id: number; name: string; count: number }[]
  /** The nearest suburb and its label: 'Within 10 km of Petone'. */
  near?: { suburb: string; words: string }
  places: PlaceChoices
  counts?: Counts
  total?: number | null
}

export function railChoices(
  search: Search,
  categories: Category[],
  regions: Region[],
  filters: FacetFilter[],
  now: Date,
): RailChoices {
  return {
    type: getType(search, categories),
    filters,
    weekends: weekendDays(now),
    ...categoryChoices(search, categories),
    places: placeChoices(search, regions),
    ...nearChoice(search, regions),
  }
}

export const getType = ({ category, type }: Search, categories: Category[]) =>
  categories.find(({ id }) => id === category)?.type ?? type

function categoryChoices(
  { category, type }: Search,
  all: Category[],
): Pick<RailChoices, 'trail' | 'categories'> {
  const byId = new Map(all.map((one) => [one.id, one]))
  const trail: Category[] = []
  for (let step = byId.get(category ?? 0); step; step = byId.get(step.parent_id ?? 0)) trail.unshift(step)
  const chosen = trail.at(-1)
  const offered = all.filter((one) =>
    chosen
      ? one.parent_id === chosen.id
      : one.parent_id === null && (type === undefined || one.type === type),
  )
  const filled = offered.filter((one) => one.listing_count > 0)
  return {
    trail: trail.map(({ id, name }) => ({ id, name })),
    categories: (filled.length > 0 ? filled : offered).map(({ id, name, listing_count: listingCount }) => ({
      id,
      name,
      count: listingCount,
    })),
  }
}

function nearChoice({ near }: Search, regions: Region[]): Pick<RailChoices, 'near'> {
  const around = near === undefined ? null : readNear(near)
  const suburbs = regions.flatMap(({ districts }) => districts.flatMap((district) => district.suburbs))
  const nearest = around && nearestTo(around, suburbs)
  if (!nearest) return {}
  return {
    near: {
      suburb: nearest.slug,
      words: t.within_radius_km_km_of_name({ radius_km: around.radiusKm, name: nearest.name }),
    },
  }
}
