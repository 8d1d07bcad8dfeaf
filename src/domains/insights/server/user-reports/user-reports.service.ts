import { Readable } from 'node:stream'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import type {
  DayOfReport,
  listUserReportRows,
  ReportRow,
  ReportRows,
  UserReports,
} from '#domains/insights/common/user-reports.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { AccountActor } from '#domains/businesses/server/team/team-actor.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import { csvMark, csvDollars, csvLine, csvTime, type CsvColumn } from '#platform/server/files/csv.ts'
import type { AnsweredFile } from '#platform/server/http/call.ts'
import { selectSpan } from '../span.queries.ts'
import { hideBuying } from './team-reports.service.ts'
import { selectDayNames, selectReportRows, selectSums } from './user-reports.queries.ts'
import { reportsView, rowView } from './user-reports.view.ts'
import * as t from '#domains/insights/texts.ts'

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
