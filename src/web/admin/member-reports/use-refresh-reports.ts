import { useQueryClient } from '@tanstack/react-query'
import { getAdminTasks } from '#contract/admin/admin.ts'
import { listAudit } from '#contract/audit/audit.ts'
import { listMemberFlags } from '#contract/flags/member-flags.ts'

/** After something was decided, removed or put back, here or by another admin. */
export function useRefreshReports() {
  const queries = useQueryClient()
  return async () => {
    const overtaken = [getAdminTasks, listAudit, listMemberFlags]
    await Promise.all(overtaken.map((op) => queries.invalidateQueries({ queryKey: [op.name] })))
  }
}
