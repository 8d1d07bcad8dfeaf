import { Readable } from 'node:stream'
import { must } from '#platform/common/must.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import {
  type getReport,
  type listReportRows,
  type MarketReport,
  type MarketReportKind,
  maxReportDays,
  type ReportPart,
  type ReportPoint,
} from '#domains/insights/common/market-report.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { Db } from '#platform/server/database/db.ts'
import { csvMark, csvDollars, csvLine, type CsvColumn } from '#platform/server/files/csv.ts'
import type { AnsweredFile } from '#platform/server/http/call.ts'
import { refuse } from '#platform/server/refusal.ts'
import { figure } from '../stats.view.ts'
import { getBefore, listDays, listPoints, sumShares } from './market-report.rules.ts'
import {
  maxShares,
  selectDays,
  selectPeriods,
  selectRows,
  selectShareGroups,
  selectShares,
  selectToday,
} from './market-report.queries.ts'
import * as t from '#domains/insights/texts.ts'

const listingParts = ['type', 'category', 'region'] as const

const partsOf: Record<MarketReportKind, readonly ReportPart[]> = {
  sales: listingParts,
  listed: listingParts,
  ended: listingParts,
  members: ['seller_kind', 'region'],
  bids: listingParts,
  offers: listingParts,
  revenue: ['plan'],
  flags: listingParts,
}
const withAmounts: ReadonlySet<MarketReportKind> = new Set(['sales', 'revenue'])

type RequestInput = OperationValues<typeof getReport>

async function readShares(db: Db, kind: MarketReportKind, periods: Parameters<typeof selectShareGroups>[2]) {
  if (kind === 'members' || kind === 'revenue')
    return await Promise.all(partsOf[kind].map((by) => selectShares(db, kind, by, periods)))
  const groups = await selectShareGroups(db, kind, periods)
  return listingParts.map((by) => sumShares(groups, by, maxShares))
}

export async function readReport(db: Db, input: RequestInput): Promise<MarketReport> {
  const { kind, interval, compare } = input
  const { from, to } = await readDays(db, input)
  const earlier = getBefore(from, to, compare)
  const periods = await selectPeriods(db, { from, to, before_from: earlier.from, before_to: earlier.to })
  const [now, before, shares] = await Promise.all([
    selectDays(db, kind, periods.now),
    selectDays(db, kind, periods.before),
    readShares(db, kind, periods),
  ])
  const sum = (days: typeof now, of: 'count' | 'amount_cents' | 'sold') =>
    days.reduce((total, day) => total + (day[of] ?? 0), 0)
  const compared = (of: 'count' | 'amount_cents' | 'sold') => figure(sum(now, of), sum(before, of))
  const hasAmounts = withAmounts.has(kind)
  const counted = { days: listDays(from, to), beforeDays: listDays(earlier.from, earlier.to), now, before }
  return {
    kind,
    from,
    to,
    before_from: earlier.from,
    before_to: earlier.to,
    interval,
    compare,
    as_of: periods.now.to.toISOString(),
    count: compared('count'),
    amount_cents: hasAmounts ? compared('amount_cents') : null,
    sold: kind === 'ended' ? compared('sold') : null,
    points: listPoints(counted, interval).map((point) => withoutAmounts(point, hasAmounts)),
    parts: partsOf[kind].map((by, n) => ({
      by,
      shares: must(shares[n], 'share').map((share) => withoutAmounts(share, hasAmounts)),
    })),
  }
}

const withoutAmounts = <Row extends object>(row: Row, hasAmounts: boolean): Row =>
  hasAmounts ? row : { ...row, amount_cents: null, before_amount_cents: null }

const usualDays = 28

async function readDays(db: Db, { from, to }: Pick<RequestInput, 'from' | 'to'>) {
  const last = to ?? (await selectToday(db))
  const first = from ?? addDays(last, 1 - usualDays)
  refuseUnfit(first, last)
  return { from: first, to: last }
}

function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

function refuseUnfit(from: string, to: string): void {
  if (from > to) refuse('validation_failed', { errors: { to: t.the_last_day_is_before_the_first() } })
  if (addDays(from, maxReportDays) <= to)
    refuse('validation_failed', {
      errors: { from: t.ask_for_at_most_days({ count: maxReportDays }) },
    })
}

export async function listRows(
  db: Db,
  { kind, from, to, by, value, page, limit }: OperationValues<typeof listReportRows>,
): Promise<OperationReply<typeof listReportRows>> {
  refuseUnfit(from, to)
  const { now: period } = await selectPeriods(db, { from, to, before_from: from, before_to: to })
  const known = by !== undefined && partsOf[kind].includes(by) ? by : undefined
  const { rows, total } = await selectRows(db, { kind, period, by: known, value, page, limit })
  return { items: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total, page, limit }
}

const getColumns = makeTexts((): CsvColumn<ReportPoint>[] => [
  { head: t.from(), cell: ({ from }) => from },
  { head: t.to(), cell: ({ to }) => to },
  { head: t.count(), cell: ({ count }) => count },
  { head: t.count_before(), cell: ({ before_count: beforeCount }) => beforeCount },
])

const getAmountColumns = makeTexts((): CsvColumn<ReportPoint>[] => [
  { head: t.amount(), cell: ({ amount_cents: amountCents }) => csvDollars(amountCents) },
  {
    head: t.amount_before(),
    cell: ({ before_amount_cents: beforeAmountCents }) => csvDollars(beforeAmountCents),
  },
])

export async function writeReport(db: Db, input: RequestInput): Promise<AnsweredFile> {
  const { kind, from, to, points, amount_cents: amountCents } = await readReport(db, input)
  const columns = [...getColumns(), ...(amountCents ? getAmountColumns() : [])]
  const lines = [
    csvMark + csvLine(columns.map(({ head }) => head)),
    ...points.map((point) => csvLine(columns.map(({ cell }) => cell(point)))),
  ]
  return {
    name: `hoko-${kind}-${from}-${to}.csv`,
    content_type: 'text/csv; charset=utf-8',
    content: Readable.from(lines),
  }
}
