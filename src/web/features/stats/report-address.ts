import { report_rows, type ReportRows } from '#contract/stats/user-reports.ts'

export const usual_periods = [7, 28, 90, 365] as const
const usual_days = 28

export interface ReportSearch {
  days: number
  show: ReportRows | undefined
  page: number
}

/** Invalid parameters are ignored. */
export function readReportSearch(asked: URLSearchParams): ReportSearch {
  const page = Number(asked.get('page') ?? 1)
  const days = Number(asked.get('days'))
  return {
    days: usual_periods.find((one) => one === days) ?? usual_days,
    show: report_rows.options.find((one) => one === asked.get('show')),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  }
}

export function reportAddress({ days, show, page }: ReportSearch): string {
  const query = new URLSearchParams({
    ...(days !== usual_days && { days: String(days) }),
    ...(show && { show }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/reports${query.size > 0 ? `?${query}` : ''}`
}
