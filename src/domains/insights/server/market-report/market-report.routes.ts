import { exportReport, getReport, listReportRows } from '#domains/insights/common/market-report.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { listRows, readReport, writeReport } from './market-report.service.ts'

export function marketReportRoutes(serve: Serve, { db }: Platform): void {
  serve(getReport, async ({ input }) => readReport(db, input))
  serve(listReportRows, async ({ input }) => listRows(db, input))
  serve(exportReport, async ({ input }) => writeReport(db, input))
}
