import { listRegions } from '#contract/places/places.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'

export function useRegionNames() {
  const { data } = useApiQuery(listRegions, {}, { staleTime: Number.POSITIVE_INFINITY })
  const regions = data?.items ?? []
  const names = new Map(regions.map(({ slug, name }) => [slug, name]))
  return { regions, nameOf: (slug: string | null) => (slug ? (names.get(slug) ?? slug) : null) }
}
