import type { Point } from '#domains/places/common/near.ts'
import type { Region } from '#domains/places/common/places.ts'

export interface Place extends Point {
  slug: string
  name: string
  district: string
  region: string
  regionSlug: string
}

export function collectPlaces(regions: Region[]): Place[] {
  return regions.flatMap((region) =>
    region.districts.flatMap((district) =>
      district.suburbs.map((suburb) => ({
        ...suburb,
        district: district.name,
        region: region.name,
        regionSlug: region.slug,
      })),
    ),
  )
}

/** Finds the region of a suburb, both as slugs. */
export const findSuburbRegion = (regions: Region[], suburb: string): string | null =>
  regions.find(({ districts }) =>
    districts.some(({ suburbs }) => suburbs.some(({ slug }) => slug === suburb)),
  )?.slug ?? null

export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/**
 * Ranks prefixes of the name, then of a word in it, then of its district. Without text, all keep
 * their order.
 */
export function matchPlaces(places: Place[], typed: string, most = 40): Place[] {
  const folded = foldText(typed)
  if (folded === '') return places.slice(0, most)
  const ranked = places.flatMap((place) => {
    const rank = computeRank(foldText(place.name), foldText(place.district), folded)
    return rank === null ? [] : [{ place, rank }]
  })
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ place }) => place)
}

function computeRank(name: string, district: string, folded: string): number | null {
  if (name === folded) return 0
  if (name.startsWith(folded)) return 1
  if (` ${name}`.includes(` ${folded}`)) return 2
  if (` ${district}`.includes(` ${folded}`)) return 3
  return ` ${name} ${district}`.includes(` ${folded}`) ? 4 : null
}
