import { listRegions } from '#domains/places/common/places.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'

export function useRegionNames() {
  const { data } = useApiQuery(listRegions, {}, { staleTime: Number.POSITIVE_INFINITY })
  const regions = data?.items ?? []
  const names = new Map(regions.map(({ slug, name }) => [slug, name]))
  return { regions, nameOf: (slug: string | null) => (slug ? (names.get(slug) ?? slug) : null) }
}
