import { exportRevenue, getRevenue, listRevenueRows } from '#contract/stats/revenue.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { exportMonths, listCounted, readRevenue } from './revenue.service.ts'

export function revenueRoutes(serve: Serve, { db }: Platform): void {
  serve(getRevenue, async ({ input }) => readRevenue(db, input.months))
  serve(listRevenueRows, async ({ input }) => listCounted(db, input))
  serve(exportRevenue, async ({ input }) => exportMonths(db, input.months))
}
