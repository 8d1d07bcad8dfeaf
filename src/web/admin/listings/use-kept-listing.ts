import { useQueryClient } from '@tanstack/react-query'
import { getAdminTasks, getListingActivity } from '#contract/admin.ts'
import { listFlags } from '#contract/flags.ts'
import { getAppeal, getKeptListing, listKeptListings } from '#contract/moderation.ts'
import { listAudit } from '#contract/members.ts'
import { listDisputes } from '#contract/trades.ts'

const overtaken = [
  getAdminTasks,
  getAppeal,
  getKeptListing,
  getListingActivity,
  listKeptListings,
  listAudit,
  listFlags,
  listDisputes,
]

/** After a decision: what was read of listings before is out of date. */
export function useListingsDecided(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(overtaken.map((op) => queries.invalidateQueries({ queryKey: [op.name] })))
  }
}
