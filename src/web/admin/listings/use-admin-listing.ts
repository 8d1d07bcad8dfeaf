import { useQueryClient } from '@tanstack/react-query'
import { getAdminTasks, getListingActivity } from '#contract/admin/admin.ts'
import { listFlags } from '#contract/flags/flags.ts'
import { getAppeal, getAdminListing, listAdminListings } from '#contract/moderation/moderation.ts'
import { listAudit } from '#contract/audit/audit.ts'
import { listDisputes } from '#contract/trades/trades.ts'

export const changed_by_decisions = [
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
    await Promise.all(changed_by_decisions.map((op) => queries.invalidateQueries({ queryKey: [op.name] })))
  }
}
