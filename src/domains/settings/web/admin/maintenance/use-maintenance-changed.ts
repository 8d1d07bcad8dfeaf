import { useQueryClient } from '@tanstack/react-query'
import { getMaintenance } from '#domains/settings/common/maintenance/maintenance.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'

/** The page and the bar above it show the new state. */
export function useMaintenanceChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(
      [getMaintenance, listAudit].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })),
    )
  }
}
