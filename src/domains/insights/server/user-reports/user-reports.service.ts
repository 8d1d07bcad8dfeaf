import { Readable } from 'node:stream'
import type { AccountActor } from '#domains/businesses/server/team/team-actor.service.ts'
import type { listChanges } from '#domains/insights/common/changes.ts'
import type { MarketReportKind, ReportPart } from '#domains/insights/common/market-report.ts'
import type {
  DayOfReport,
  ReportRows,
  UserReports,
  listUserReportRows,
  ReportRow,
} from '#domains/insights/common/stats.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { Db } from '#platform/server/database/db.ts'
import { csvMark, csvDollars, csvLine, csvTime, type CsvColumn } from '#platform/server/files/csv.ts'
import type { AnsweredFile } from '#platform/server/http/call.ts'
import { refuse } from '#platform/server/refusal.ts'
import { type CountedKind, findChanges } from '../changes.rules.ts'
import { selectSpan } from '../figures.queries.ts'
import { selectCount, selectShares } from '../market-report/market-report.queries.ts'
import { figure } from '../stats.view.ts'
import { selectDayNames, selectReportRows, selectSums } from './user-reports.queries.ts'
import { reportsView, rowView } from './user-reports.view.ts'
import * as t from '#domains/insights/texts.ts'

interface Reader {
  /** A member of the business's team. */
  by_member?: number
}

/** A team can't see the business's purchases. */
export function requireSellingRows({ by_member: byMember }: Reader, show: ReportRows | undefined): void {
  if (byMember !== undefined && (show === 'bids_placed' || show === 'purchases')) refuse('not_found')
}

const none = { value: 0, before: 0, change_percent: null }

function hideBuying(
  { by_member: byMember }: Reader,
  { figures, daily }: Pick<UserReports, 'figures' | 'daily'>,
): Pick<UserReports, 'figures' | 'daily'> {
  if (byMember === undefined) return { figures, daily }
  return {
    figures: { ...figures, bids_placed: none, purchases: none, spend_cents: none },
    daily: daily.map((day): DayOfReport => ({ ...day, bids_placed: 0, purchases: 0, spend_cents: 0 })),
  }
}

export async function readReports(db: Db, actor: AccountActor, days: number): Promise<UserReports> {
  const span = await selectSpan(db, days)
  const [names, sums] = await Promise.all([
    selectDayNames(db, span),
    selectSums(db, { account_id: actor.account_id, span, days }),
  ])
  return { days, as_of: span.to.toISOString(), ...hideBuying(actor, reportsView(names, sums)) }
}

interface RowsQuery {
  account_id: AccountId
  show: ReportRows
  day: string | undefined
  days: number
  page: number
  limit: number
}

export async function listReportRows(
  db: Db,
  { days, ...input }: RowsQuery,
): Promise<OperationReply<typeof listUserReportRows>> {
  const { rows, total } = await selectReportRows(db, { ...input, span: await selectSpan(db, days) })
  return { items: rows.map(rowView), total, page: input.page, limit: input.limit }
}

const getSellingColumns = makeTexts((): CsvColumn<DayOfReport>[] => [
  { head: t.day(), cell: ({ day }) => day },
  { head: t.views(), cell: ({ views }) => views },
  { head: t.new_watchers(), cell: ({ watchers }) => watchers },
  { head: t.bids_received(), cell: ({ bids }) => bids },
  { head: t.finance_enquiries(), cell: ({ finance_enquiries: financeEnquiries }) => financeEnquiries },
  { head: t.listings_ended(), cell: ({ ended }) => ended },
  { head: t.sales(), cell: ({ sales }) => sales },
  { head: t.earnings(), cell: ({ earnings_cents: earningsCents }) => csvDollars(earningsCents) },
])

const getBuyingColumns = makeTexts((): CsvColumn<DayOfReport>[] => [
  { head: t.bids_placed(), cell: ({ bids_placed: bidsPlaced }) => bidsPlaced },
  { head: t.purchases(), cell: ({ purchases }) => purchases },
  { head: t.spend(), cell: ({ spend_cents: spendCents }) => csvDollars(spendCents) },
])

const getRowColumns = makeTexts((): CsvColumn<ReportRow>[] => [
  { head: t.listing(), cell: ({ listing_id: listingId }) => listingId },
  { head: t.title(), cell: ({ title }) => title },
  { head: t.trade(), cell: ({ trade_id: tradeId }) => tradeId },
  { head: t.count(), cell: ({ count }) => count },
  { head: t.amount(), cell: ({ amount_cents: amountCents }) => csvDollars(amountCents) },
  { head: t.time(), cell: ({ at }) => csvTime(at === null ? null : new Date(at)) },
])

interface ExportQuery {
  actor: AccountActor
  show: ReportRows | undefined
  day: string | undefined
  days: number
}

export async function exportReports(db: Db, { actor, show, day, days }: ExportQuery): Promise<AnsweredFile> {
  const { daily, as_of: asOf } = await readReports(db, actor, days)
  const { account_id: accountId, by_member: byMember } = actor
  const columns = [...getSellingColumns(), ...(byMember === undefined ? getBuyingColumns() : [])]
  const content = show
    ? writeRows(db, { account_id: accountId, show, day, days })
    : [writeHead(columns), ...daily.map((one) => writeLine(columns, one))]
  return {
    name: `hoko-${show?.replaceAll('_', '-') ?? 'reports'}-${(show && day) ?? asOf.slice(0, 10)}.csv`,
    content_type: 'text/csv; charset=utf-8',
    content: Readable.from(content),
  }
}

const rowsAtOnce = 1000

async function* writeRows(
  db: Db,
  { days, ...input }: Omit<RowsQuery, 'page' | 'limit'>,
): AsyncGenerator<string> {
  // One period for all pages, so that no row moves from one to another.
  const span = await selectSpan(db, days)
  yield writeHead(getRowColumns())
  for (let page = 1; ; page += 1) {
    const { rows } = await selectReportRows(db, { ...input, span, page, limit: rowsAtOnce })
    if (rows.length > 0) yield rows.map((row) => writeLine(getRowColumns(), rowView(row))).join('')
    if (rows.length < rowsAtOnce) return
  }
}

const writeHead = <Row>(columns: CsvColumn<Row>[]) => csvMark + csvLine(columns.map(({ head }) => head))

const writeLine = <Row>(columns: CsvColumn<Row>[], row: Row) => csvLine(columns.map(({ cell }) => cell(row)))

/** Leaves out revenue, which not every role may see. */
const compared: [MarketReportKind, ReportPart[]][] = [
  ['sales', ['category', 'region']],
  ['listed', ['category', 'region']],
  ['bids', ['category', 'region']],
  ['offers', ['category', 'region']],
  ['members', ['region', 'seller_kind']],
  ['flags', ['category', 'region']],
]

export async function readChanges(
  db: Db,
  { days, compare }: OperationValues<typeof listChanges>,
): Promise<OperationReply<typeof listChanges>> {
  const {
    from,
    to,
    before_from: beforeFrom,
    before_to: beforeTo,
    first_day: firstDay,
    last_day: lastDay,
  } = await selectSpan(db, days, compare)
  const periods = { now: { from, to }, before: { from: beforeFrom, to: beforeTo } }
  const kinds: CountedKind[] = []
  // Runs one by one: in parallel they'd take every connection of the pool.
  for (const [kind, parts] of compared) {
    const [count, beforeCount, ...shares] = await Promise.all([
      selectCount(db, kind, periods.now),
      selectCount(db, kind, periods.before),
      ...parts.map((by) => selectShares(db, kind, by, periods)),
    ])
    kinds.push({
      kind,
      count,
      before_count: beforeCount,
      parts: parts.map((by, n) => ({ by, shares: must(shares[n], 'share') })),
    })
  }
  const items = findChanges(kinds).map(({ count, before_count: beforeCount, ...change }) => ({
    ...change,
    count: figure(count, beforeCount),
  }))
  return { from: firstDay, to: lastDay, items }
}
