import { exportReport, getReport, listReportRows } from '#contract/stats/market-report.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { listRows, readReport, writeReport } from './market-report.service.ts'

export function marketReportRoutes(serve: Serve, { db }: Platform): void {
  serve(getReport, async ({ input }) => readReport(db, input))
  serve(listReportRows, async ({ input }) => listRows(db, input))
  serve(exportReport, async ({ input }) => writeReport(db, input))
}
