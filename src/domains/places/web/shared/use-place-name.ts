import { listPlaces } from '#domains/places/common/places.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { collectPlaces } from '../place-match.ts'

/** 'Petone, Lower Hutt'. */
export function usePlaceName(): (slug: string | null) => string | null {
  const { data } = useApiQuery(listPlaces, {}, { staleTime: Number.POSITIVE_INFINITY })
  return (slug) => {
    const place = data && slug ? collectPlaces(data.items).find((one) => one.slug === slug) : undefined
    if (!place) return null
    return place.name === place.district ? place.name : `${place.name}, ${place.district}`
  }
}

/** 'Wellington'; empty while it is loading. */
export function useRegionName(suburb: string | null): string {
  const { data } = useApiQuery(listPlaces, {}, { staleTime: Number.POSITIVE_INFINITY })
  return collectPlaces(suburb && data ? data.items : []).find(({ slug }) => slug === suburb)?.region ?? ''
}
