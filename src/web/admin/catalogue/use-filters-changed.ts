import { listAudit } from '#contract/audit/audit.ts'
import { listAdminFilters } from '#contract/catalogue/filters.ts'
import { useQueryClient } from '@tanstack/react-query'

/** After an act on a filter: the list and what is noted of it were read before. */
export function useFiltersChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(
      [listAdminFilters, listAudit].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })),
    )
  }
}
