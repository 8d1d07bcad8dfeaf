import * as z from 'zod/mini'
import type { RevenueRows } from '#contract/stats/revenue.ts'
import { listRevenueRows, revenue_rows } from '#contract/stats/revenue.shapes.ts'
import { tableAddress } from '../table/table-address.ts'

interface RevenueSearch {
  /** The figure whose rows are open. */
  show?: RevenueRows | undefined
  page?: number
}

export const { read: readRevenueSearch, to: revenueAddress } = tableAddress<RevenueSearch>({
  path: '/revenue',
  query: z.extend(listRevenueRows.query, { show: z.optional(revenue_rows) }),
})
