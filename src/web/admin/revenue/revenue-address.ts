import type { RevenueRows } from '#contract/stats/revenue.ts'
import { revenue_rows } from '#contract/stats/revenue.shapes.ts'

export interface RevenueSearch {
  show: RevenueRows | undefined
  page: number
}

/** Invalid parameters are ignored. */
export function readRevenueSearch(asked: URLSearchParams): RevenueSearch {
  const page = Number(asked.get('page') ?? 1)
  return {
    show: revenue_rows.options.find((one) => one === asked.get('show')),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  }
}

export function revenueAddress({ show, page }: RevenueSearch): string {
  const query = new URLSearchParams({ ...(show && { show }), ...(page > 1 && { page: String(page) }) })
  return `/revenue${query.size > 0 ? `?${query}` : ''}`
}
