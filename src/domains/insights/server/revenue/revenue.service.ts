import { Readable } from 'node:stream'
import type { getRevenue, listRevenueRows, MonthOfRevenue } from '#domains/insights/common/stats.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { Db } from '#platform/server/database/db.ts'
import { csvMark, csvDollars, csvLine, type CsvColumn } from '#platform/server/files/csv.ts'
import type { AnsweredFile } from '#platform/server/http/call.ts'
import { selectCounted, selectCurrent, selectMonths, selectPlans } from './revenue.queries.ts'
import * as t from '#domains/insights/texts.ts'

const sumBy = <Key extends string>(rows: Record<Key, number>[], key: Key) =>
  rows.reduce((sum, row) => sum + row[key], 0)

export async function readRevenue(db: Db, monthCount: number): Promise<OperationReply<typeof getRevenue>> {
  const [months, plans, { paying_before: payingBefore, ended_since: endedSince, ...current }] =
    await Promise.all([selectMonths(db, monthCount), selectPlans(db), selectCurrent(db)])
  const totalCents = sumBy(months, 'revenue_cents')
  return {
    months,
    total_cents: totalCents,
    net_cents: totalCents - sumBy(months, 'gst_cents'),
    refunded_cents: sumBy(months, 'refunded_cents'),
    mrr_cents: sumBy(plans, 'mrr_cents'),
    overdue_cents: sumBy(plans, 'overdue_cents'),
    by_plan: plans,
    ...current,
    churn_percent: payingBefore === 0 ? null : Math.round((endedSince / payingBefore) * 1000) / 10,
  }
}

export async function listCounted(
  db: Db,
  { show, page, limit }: OperationValues<typeof listRevenueRows>,
): Promise<OperationReply<typeof listRevenueRows>> {
  const { rows, total } = await selectCounted(db, show, { page, limit })
  return { items: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total, page, limit }
}

const getColumns = makeTexts((): CsvColumn<MonthOfRevenue>[] => [
  { head: t.month(), cell: ({ month }) => month },
  { head: t.revenue(), cell: ({ revenue_cents: revenueCents }) => csvDollars(revenueCents) },
  { head: t.gst(), cell: ({ gst_cents: gstCents }) => csvDollars(gstCents) },
  { head: t.invoices(), cell: ({ invoices }) => invoices },
  { head: t.refunded(), cell: ({ refunded_cents: refundedCents }) => csvDollars(refundedCents) },
])

export async function exportMonths(db: Db, monthCount: number): Promise<AnsweredFile> {
  const months = await selectMonths(db, monthCount)
  const lines = [
    csvMark + csvLine(getColumns().map(({ head }) => head)),
    ...months.map((month) => csvLine(getColumns().map(({ cell }) => cell(month)))),
  ]
  return {
    name: `hoko-revenue-${must(months.at(-1), 'last month').month}.csv`,
    content_type: 'text/csv; charset=utf-8',
    content: Readable.from(lines),
  }
}
