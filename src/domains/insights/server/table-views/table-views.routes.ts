import { exportReport, getReport, listReportRows } from '#domains/insights/common/market-report.ts'
import { exportRevenue, getRevenue, listRevenueRows } from '#domains/insights/common/stats.ts'
import {
  createTableView,
  deleteTableView,
  getTableChoices,
  restoreTableView,
  setTableChoices,
  updateTableView,
} from '#domains/insights/common/table-views/table-views.ts'
import { getBulkSource } from '#platform/server/database/replica/choose-source.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { listRows, readReport, writeReport } from '../market-report/market-report.service.ts'
import { exportMonths, listCounted, readRevenue } from '../revenue/revenue.service.ts'
import {
  addView,
  changeView,
  putViewBack,
  readChoices,
  rememberChoices,
  removeView,
} from './table-views.service.ts'

export function tableViewsRoutes(serve: Serve, { db }: Platform): void {
  serve(getTableChoices, ({ input, caller }) => readChoices(db, caller.id, input.table))
  serve(setTableChoices, ({ input, caller }) => rememberChoices(db, caller.id, input))
  serve(createTableView, ({ input, caller }) => addView(db, caller.id, input))
  serve(updateTableView, ({ input, caller }) => changeView(db, caller.id, input))
  serve(deleteTableView, async ({ input, caller }) => {
    await removeView(db, caller.id, input.id)
    return { ok: true } as const
  })
  serve(restoreTableView, ({ input, caller }) => putViewBack(db, caller.id, input.id))
}

export function marketReportRoutes(serve: Serve, platform: Platform): void {
  const { db } = getBulkSource(platform)
  serve(getReport, async ({ input }) => readReport(db, input))
  serve(listReportRows, async ({ input }) => listRows(db, input))
  serve(exportReport, async ({ input }) => writeReport(db, input))
}

export function revenueRoutes(serve: Serve, platform: Platform): void {
  const { db } = getBulkSource(platform)
  serve(getRevenue, async ({ input }) => readRevenue(db, input.months))
  serve(listRevenueRows, async ({ input }) => listCounted(db, input))
  serve(exportRevenue, async ({ input }) => exportMonths(db, input.months))
}
