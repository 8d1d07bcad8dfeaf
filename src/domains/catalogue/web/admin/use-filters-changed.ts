import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { listAdminFilters } from '#domains/catalogue/common/filters.ts'
import { useQueryClient } from '@tanstack/react-query'

export function useFiltersChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(
      [listAdminFilters, listAudit].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })),
    )
  }
}
