import * as z from 'zod/mini'
import type { OperationValues } from '#platform/common/operation.ts'
import type { getReport, ReportPart } from '#domains/insights/common/market-report.ts'
import { getReport as shapes, listReportRows } from '#domains/insights/common/market-report.shapes.ts'
import { tableAddress } from '#domains/staff/web/shared/table/table-address.ts'

/** The report's parameters and the point or part whose rows are listed. */
export interface ReportSearch extends OperationValues<typeof getReport> {
  rows_from?: string
  rows_to?: string
  by?: ReportPart
  value?: string
  page: number
}

const { by, value, page } = listReportRows.query.shape
const { from, to } = shapes.query.shape

const address = tableAddress<ReportSearch>({
  path: '/admin-reports',
  query: z.extend(shapes.query, { rows_from: from, rows_to: to, by, value, page }),
})

export const reportAddress = address.to

export function readReportSearch(params: URLSearchParams): ReportSearch {
  const search = address.read(params)
  return search.by ? search : { ...search, value: undefined }
}

/** Another report shows other rows, so none are listed yet. */
export function changeReport(search: ReportSearch, change: Partial<ReportSearch>): string {
  const { rows_from: _from, rows_to: _to, by: _by, value: _value, ...rest } = search
  return reportAddress({ ...rest, ...change, page: 1 })
}
