import type { ReportCompare } from '#contract/stats/stats.ts'
import { report_compare } from '#contract/stats/stats.shapes.ts'
import type { MarketReportKind, ReportInterval, ReportPart } from '#contract/stats/market-report.ts'
import { market_report_kind, report_interval, report_part } from '#contract/stats/market-report.shapes.ts'

/** What the report shows, and of which point or part the rows are listed. */
export interface ReportSearch {
  kind: MarketReportKind
  from?: string
  to?: string
  interval: ReportInterval
  compare: ReportCompare
  rows_from?: string
  rows_to?: string
  by?: ReportPart
  value?: string
  page: number
}

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Invalid parameters are ignored. */
export function readReportSearch(asked: URLSearchParams): ReportSearch {
  const page = Number(asked.get('page') ?? 1)
  const chosen = <Choice extends string>(options: readonly Choice[], name: string) =>
    options.find((one) => one === asked.get(name))
  const days = ['from', 'to', 'rows_from', 'rows_to'] as const
  const by = chosen(report_part.options, 'by')
  const value = asked.get('value')
  return {
    kind: chosen(market_report_kind.options, 'kind') ?? 'sales',
    interval: chosen(report_interval.options, 'interval') ?? 'day',
    compare: chosen(report_compare.options, 'compare') ?? 'period',
    ...Object.fromEntries(days.flatMap((name) => (isDay(asked.get(name)) ? [[name, asked.get(name)]] : []))),
    ...(by && value !== null && { by, value: value.slice(0, 80) }),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  }
}

const usual = { kind: 'sales', interval: 'day', compare: 'period', page: 1 }

export function reportAddress(search: ReportSearch): string {
  const said = Object.entries(search).filter(
    ([name, value]) => value !== undefined && value !== usual[name as keyof typeof usual],
  )
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)]))
  return `/admin-reports${query.size > 0 ? `?${query}` : ''}`
}

/** Another report shows other rows, so none are listed yet. */
export function changeReport(search: ReportSearch, change: Partial<ReportSearch>): string {
  const { rows_from: _from, rows_to: _to, by: _by, value: _value, ...rest } = search
  return reportAddress({ ...rest, ...change, page: 1 })
}
