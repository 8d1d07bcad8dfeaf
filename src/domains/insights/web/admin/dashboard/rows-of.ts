import { getReport, type MarketReportKind } from '#domains/insights/common/market-report.ts'
import type { ReportCompare } from '#domains/insights/common/stats.ts'
import { reportAddress } from '../market-report/report-address.ts'
import { useMay } from '#domains/staff/web/shared/may.tsx'

/** Returns the address of a figure's rows between two days. */
export type RowsOf = (kind: MarketReportKind, from: string, to: string) => string

/** Links to the report, or to the listings for roles that may not open it. */
export function useRowAddresses(days: { from: string; to: string; compare: ReportCompare }): RowsOf {
  const mayReport = useMay()(getReport)
  return (kind, rowsFrom, rowsTo) => {
    if (mayReport)
      return reportAddress({ kind, ...days, interval: 'day', rows_from: rowsFrom, rows_to: rowsTo, page: 1 })
    return kind === 'bids' ? '/listings?sort=bid_count' : `/listings?sold_from=${rowsFrom}&sold_to=${rowsTo}`
  }
}
