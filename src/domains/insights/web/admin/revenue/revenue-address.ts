import * as z from 'zod/mini'
import type { RevenueRows } from '#domains/insights/common/stats.ts'
import { listRevenueRows, revenueRows } from '#domains/insights/common/stats.shapes.ts'
import { tableAddress } from '#domains/staff/web/shared/table/table-address.ts'

interface RevenueSearch {
  /** The figure whose rows are open. */
  show?: RevenueRows | undefined
  page?: number
}

export const { read: readRevenueSearch, to: revenueAddress } = tableAddress<RevenueSearch>({
  path: '/revenue',
  query: z.extend(listRevenueRows.query, { show: z.optional(revenueRows) }),
})
