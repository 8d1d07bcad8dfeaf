import { useQueryClient } from '@tanstack/react-query'
import { getAdminTasks } from '#domains/moderation/common/records/admin.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { listMemberFlags } from '#domains/flags/common/member-flags.ts'

/** Refetches after a decision, a removal or a restoration, here or by another admin. */
export function useRefreshReports() {
  const queries = useQueryClient()
  return async () => {
    const stale = [getAdminTasks, listAudit, listMemberFlags]
    await Promise.all(stale.map((op) => queries.invalidateQueries({ queryKey: [op.name] })))
  }
}
