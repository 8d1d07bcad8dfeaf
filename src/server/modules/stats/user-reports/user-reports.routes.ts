import { exportUserReports, getUserReports, listUserReportRows } from '#contract/stats/user-reports.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { exportReports, listReportRows, readReports } from './user-reports.service.ts'

export function userReportsRoutes(serve: Serve, { db }: Platform): void {
  serve(getUserReports, async ({ caller, input }) => readReports(db, caller.id, input.days))
  serve(listUserReportRows, async ({ caller, input }) =>
    listReportRows(db, { account_id: caller.id, ...input }),
  )
  serve(exportUserReports, async ({ caller, input }) =>
    exportReports(db, { account_id: caller.id, show: input.show, days: input.days }),
  )
}
