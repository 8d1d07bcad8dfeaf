import { type Filter, listFilters } from '#domains/catalogue/common/filters.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'

export interface CategoryFilters {
  list: Filter[]
  state: 'none' | 'loading' | 'failed' | 'here'
  busy: boolean
  retry: () => void
}

export function useFilters(categoryId: number | null): CategoryFilters {
  const { data, error, isFetching, refetch } = useApiQuery(
    listFilters,
    { category: categoryId ?? undefined },
    { enabled: categoryId !== null, staleTime: 60_000 },
  )
  const state = categoryId === null ? 'none' : data ? 'here' : error ? 'failed' : 'loading'
  return {
    list: categoryId === null ? [] : (data?.items ?? []),
    state,
    busy: isFetching,
    retry: () => void refetch(),
  }
}
