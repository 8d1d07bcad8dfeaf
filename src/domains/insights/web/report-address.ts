import * as z from 'zod/mini'
import type { ReportRows } from '#domains/insights/common/stats.ts'
import {
  listUserReportRows as listUserReportRowsShapes,
  reportRows,
} from '#domains/insights/common/stats.shapes.ts'

export const usualPeriods = [7, 28, 90, 365] as const
const usualDays = 28

export interface ReportSearch {
  /** A business that the reader helps; null for their own. */
  seller: number | null
  days: number
  show: ReportRows | undefined
  /** A single day in Auckland time, for its rows only. */
  day?: string | undefined
  page: number
}

/** Invalid parameters are ignored. */
export function readReportSearch(params: URLSearchParams): ReportSearch {
  const page = Number(params.get('page') ?? 1)
  const days = Number(params.get('days'))
  const seller = Number(params.get('seller'))
  const { data: day } = z.safeParse(listUserReportRowsShapes.query.shape.day, params.get('day') ?? undefined)
  return {
    seller: Number.isSafeInteger(seller) && seller > 0 ? seller : null,
    days: usualPeriods.find((one) => one === days) ?? usualDays,
    show: reportRows.options.find((one) => one === params.get('show')),
    ...(day !== undefined && { day }),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  }
}

export function reportAddress({ seller, days, show, day, page }: ReportSearch): string {
  const query = new URLSearchParams({
    ...(seller !== null && { seller: String(seller) }),
    ...(days !== usualDays && { days: String(days) }),
    ...(show && { show, ...(day && { day }) }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/reports${query.size > 0 ? `?${query}` : ''}`
}
