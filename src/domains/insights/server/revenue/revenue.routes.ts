import { exportRevenue, getRevenue, listRevenueRows } from '#domains/insights/common/revenue.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { exportMonths, listCounted, readRevenue } from './revenue.service.ts'

export function revenueRoutes(serve: Serve, { db }: Platform): void {
  serve(getRevenue, async ({ input }) => readRevenue(db, input.months))
  serve(listRevenueRows, async ({ input }) => listCounted(db, input))
  serve(exportRevenue, async ({ input }) => exportMonths(db, input.months))
}
