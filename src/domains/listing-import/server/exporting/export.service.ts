import { Readable } from 'node:stream'
import { sql } from 'kysely'
import {
  attributePrefix,
  exportOnlyColumns,
  importColumns,
  maxImportColumns,
} from '#domains/listing-import/common/import-columns.ts'
import { readOwnListing } from '#domains/selling/server/publishing/drafts.service.ts'
import { formatReference } from '#domains/trades/common/payment-reference.ts'
import type { ListingStatus } from '#domains/listings/common/listings.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { csvDollars, csvLine, csvMark, csvTime, type CsvCell } from '#platform/server/files/csv.ts'
import type { AnsweredFile } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { proposeReference, writeCells, type CellTerms } from '../comparing/cells.rules.ts'
import { indexByListing, selectKnownItems, type KnownItem } from '../comparing/references.queries.ts'
import { readCellTerms } from '../mapping/terms.service.ts'
import type { Column } from '../reading/columns.rules.ts'

const rowsAtOnce = 50

const answerCsv = (name: string, lines: AsyncIterable<string>): AnsweredFile => ({
  name,
  content_type: 'text/csv; charset=utf-8',
  content: Readable.from(lines),
})

interface Exporting {
  db: Db
  seller_id: AccountId
  terms: CellTerms
  columns: Column[]
  byListing: ReadonlyMap<number, KnownItem>
}

async function startExport(platform: Platform, sellerId: AccountId): Promise<Exporting> {
  const { db } = platform
  const terms = await readCellTerms(platform, sellerId)
  const known = await selectKnownItems(db, sellerId)
  const keys = await selectAnswerKeys(db, sellerId)
  const attributes = keys.map((key): Column => `${attributePrefix}${key}`)
  const most = maxImportColumns - importColumns.length - exportOnlyColumns.length
  return {
    db,
    seller_id: sellerId,
    terms,
    columns: [...importColumns, ...attributes.slice(0, most)],
    byListing: indexByListing(known),
  }
}

async function selectAnswerKeys(db: Db, sellerId: AccountId): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct answer.key from listings l cross join lateral jsonb_object_keys(l.attributes) as answer (key)
     where l.seller_id = ${sellerId} and l.type = ${'general'} order by answer.key`.execute(db)
  return rows.map(({ key }) => key)
}

async function readRow(
  { db, seller_id: sellerId, terms, columns, byListing }: Exporting,
  id: ListingId,
): Promise<{ cells: CsvCell[]; status: ListingStatus } | null> {
  const own = await readOwnListing(db, sellerId, id)
  if (own === null) return null
  const item = byListing.get(Number(id))
  const identity = {
    reference: item?.reference ?? proposeReference(Number(id)),
    gtin: item?.gtin ?? null,
    brand: item?.brand ?? '',
  }
  const cells = writeCells(own, identity, terms)
  return { cells: columns.map((column) => cells.get(column) ?? ''), status: own.status }
}

const listingHeads = ['listing', 'status'] as const
const saleHeads = ['listing', 'sale', 'sold_at', 'sold_quantity', 'sold_for', 'sale_status'] as const

async function* writeListings(
  exporting: Exporting,
  sellerId: AccountId,
  status: ListingStatus | undefined,
): AsyncGenerator<string> {
  yield csvMark + csvLine([...exporting.columns, ...listingHeads])
  for (let after = 0; ;) {
    const rows = await exporting.db
      .selectFrom('listings')
      .select('id')
      .where('seller_id', '=', sellerId)
      .where('type', '=', 'general')
      .where('id', '>', sql<ListingId>`${after}`)
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'active'))
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    for (const { id } of rows) {
      const row = await readRow(exporting, id)
      if (row) yield csvLine([...row.cells, String(id), row.status])
    }
    if (rows.length < rowsAtOnce) return
    after = Number(rows.at(-1)?.id ?? 0)
  }
}

export async function exportOwnListings(
  platform: Platform,
  sellerId: AccountId,
  status: ListingStatus | undefined,
): Promise<AnsweredFile> {
  const exporting = await startExport(platform, sellerId)
  return answerCsv('hoko-items.csv', writeListings(exporting, sellerId, status))
}

async function* writeSales(exporting: Exporting, sellerId: AccountId): AsyncGenerator<string> {
  yield csvMark + csvLine([...exporting.columns, ...saleHeads])
  for (let after = 0; ;) {
    const rows = await exporting.db
      .selectFrom('trades as t')
      .innerJoin('listings as l', 'l.id', 't.listing_id')
      .select(['t.id', 't.listing_id', 't.agreed_at', 't.quantity', 't.price_cents', 't.status'])
      .where('t.seller_id', '=', sellerId)
      .where('l.type', '=', 'general')
      .where('t.status', 'not in', ['cancelled', 'unconfirmed'])
      .where('t.id', '>', after)
      .orderBy('t.id')
      .limit(rowsAtOnce)
      .execute()
    for (const {
      id,
      listing_id: listingId,
      agreed_at: agreedAt,
      quantity,
      price_cents: price,
      status,
    } of rows) {
      const row = await readRow(exporting, listingId)
      const sale = [formatReference(id), csvTime(agreedAt), quantity, csvDollars(price * quantity), status]
      if (row) yield csvLine([...row.cells, String(listingId), ...sale])
    }
    if (rows.length < rowsAtOnce) return
    after = rows.at(-1)?.id ?? 0
  }
}

export async function exportOwnSales(platform: Platform, sellerId: AccountId): Promise<AnsweredFile> {
  return answerCsv('hoko-item-sales.csv', writeSales(await startExport(platform, sellerId), sellerId))
}
