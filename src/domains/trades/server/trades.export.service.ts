import { Readable } from 'node:stream'
import { formatReference } from '#domains/trades/common/payment-reference.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { csvDollars, csvLine, csvMark, csvTime, type CsvCell } from '#platform/server/files/csv.ts'
import type { AnsweredFile } from '#platform/server/http/call.ts'
import { selectTradesBelow, type TradeFilters } from './trades.queries.ts'
import { viewTrades } from './trades.view.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import * as t from '#domains/trades/texts.ts'

const rowsAtOnce = 500

const columns: { head: () => string; cell: (trade: Trade) => CsvCell }[] = [
  { head: t.reference, cell: ({ id }) => formatReference(id) },
  { head: t.date, cell: ({ agreed_at: agreedAt }) => csvTime(new Date(agreedAt)) },
  { head: t.listing, cell: ({ listing }) => String(listing.id) },
  { head: t.title, cell: ({ listing }) => listing.title },
  { head: t.other_side, cell: ({ counterparty }) => counterparty.display_name },
  { head: t.status, cell: ({ status }) => status },
  { head: t.quantity, cell: ({ quantity }) => String(quantity) },
  { head: t.items_nzd, cell: ({ terms, total_cents: total }) => csvDollars(terms?.items_cents ?? total) },
  {
    head: t.delivery_nzd,
    cell: ({ terms }) =>
      csvDollars(
        terms?.delivery?.delivery_cents == null
          ? null
          : terms.delivery.delivery_cents + terms.delivery.rural_cents,
      ),
  },
  { head: t.total_nzd, cell: ({ terms, total_cents: total }) => csvDollars(terms?.total_cents ?? total) },
  { head: t.carrier, cell: ({ parcel }) => parcel?.carrier ?? '' },
  { head: t.tracking_number, cell: ({ parcel }) => parcel?.number ?? '' },
]

async function* writeRows(db: Db, accountId: AccountId, filters: TradeFilters): AsyncGenerator<string> {
  yield csvMark + csvLine(columns.map(({ head }) => head()))
  for (let below: number | null = null; ;) {
    const rows = await selectTradesBelow(db, accountId, filters, { below, limit: rowsAtOnce })
    const trades = await viewTrades(db, accountId, rows)
    yield trades.map((trade) => csvLine(columns.map(({ cell }) => cell(trade)))).join('')
    if (rows.length < rowsAtOnce) return
    below = rows.at(-1)?.id ?? null
  }
}

export const exportTradeList = (db: Db, accountId: AccountId, filters: TradeFilters): AnsweredFile => ({
  name: `hoko-${filters.role === 'buyer' ? 'purchases' : 'sales'}${filters.month ? `-${filters.month}` : ''}.csv`,
  content_type: 'text/csv; charset=utf-8',
  content: Readable.from(writeRows(db, accountId, filters)),
})
