import { useQueryClient } from '@tanstack/react-query'
import { getAdminTasks, getListingActivity } from '#domains/moderation/common/records/admin.ts'
import { listFlags } from '#domains/flags/common/flags.ts'
import { getAppeal, getAdminListing, listAdminListings } from '#domains/moderation/common/moderation.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { listDisputes } from '#domains/trades/common/trades.ts'

export const changedByDecisions = [
  getAdminTasks,
  getAppeal,
  getAdminListing,
  getListingActivity,
  listAdminListings,
  listAudit,
  listFlags,
  listDisputes,
]

export function useListingsDecided(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(changedByDecisions.map((op) => queries.invalidateQueries({ queryKey: [op.name] })))
  }
}
