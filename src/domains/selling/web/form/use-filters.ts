import { type Filter, listFilters } from '#domains/catalogue/common/filters.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'

export interface CategoryFilters {
  list: Filter[]
  state: 'none' | 'loading' | 'failed' | 'here'
  busy: boolean
  retry: () => void
}

export function useFilters(category_id: number | null): CategoryFilters {
  const { data, error, isFetching, refetch } = useApiQuery(
    listFilters,
    { category: category_id ?? undefined },
    { enabled: category_id !== null, staleTime: 60_000 },
  )
  const state = category_id === null ? 'none' : data ? 'here' : error ? 'failed' : 'loading'
  return {
    list: category_id === null ? [] : (data?.items ?? []),
    state,
    busy: isFetching,
    retry: () => void refetch(),
  }
}
