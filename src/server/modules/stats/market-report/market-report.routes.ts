import * as report from '#contract/stats/market-report.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { exportReport, listRows, readReport } from './market-report.service.ts'

export function marketReportRoutes(serve: Serve, { db }: Platform): void {
  serve(report.getReport, async ({ input }) => readReport(db, input))
  serve(report.listReportRows, async ({ input }) => listRows(db, input))
  serve(report.exportReport, async ({ input }) => exportReport(db, input))
}
