import {
  exportUserReports,
  getUserReports,
  listUserReportRows,
} from '#domains/insights/common/user-reports.ts'
import { resolveTeamAccount } from '#domains/businesses/server/team/team-actor.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { exportReports, listReportRows, readReports } from './user-reports.service.ts'
import { requireSellingRows } from './team-reports.service.ts'

export function userReportsRoutes(serve: Serve, { db }: Platform): void {
  const resolve = (callerId: AccountId, seller: AccountId | undefined) =>
    resolveTeamAccount(db, callerId, seller, 'statistics')

  serve(getUserReports, async ({ caller, input }) =>
    readReports(db, await resolve(caller.id, input.seller), input.days),
  )
  serve(listUserReportRows, async ({ caller, input: { seller, day, ...input } }) => {
    const actor = await resolve(caller.id, seller)
    requireSellingRows(actor, input.show)
    return await listReportRows(db, { account_id: actor.account_id, day, ...input })
  })
  serve(exportUserReports, async ({ caller, input: { seller, show, day, days } }) => {
    const actor = await resolve(caller.id, seller)
    requireSellingRows(actor, show)
    return await exportReports(db, { actor, show, day, days })
  })
}
