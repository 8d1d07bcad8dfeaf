import { sql, type Selectable, type UpdateObject } from 'kysely'
import type { ListingStatus } from '#domains/listings/common/listings.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import type { FeedVehicle, SentPicture } from '../formats/format.types.ts'

type StockRecordRow = Selectable<DB['stock_records']>

export interface KnownRecord extends Pick<
  StockRecordRow,
  'id' | 'stock_number' | 'title' | 'state' | 'listing_id' | 'withdrawn_at' | 'is_addition'
> {
  applied: unknown
  pictures: SentPicture[]
  listing_status: ListingStatus | null
}

/** Follows a relisted vehicle to its present listing. */
export const buildCurrentListingSql = (record: string) => sql<ListingId | null>`(
  with recursive chain as (
    select ${sql.ref(`${record}.listing_id`)} as id, 0 as turn
    union all
    select r.listing_id, turn + 1 from chain join relistings r on r.earlier_id = chain.id where turn < 1000
  ) select id from chain order by turn desc limit 1)`

/** Keyed by stock number in lower case. */
export async function selectKnownRecords(db: Db, accountId: AccountId): Promise<Map<string, KnownRecord>> {
  const { rows } = await sql<KnownRecord>`
    select s.id, s.stock_number, s.title, s.state, s.listing_id, s.withdrawn_at, s.applied, s.pictures, s.is_addition,
           (select l.status from listings l where l.id = ${buildCurrentListingSql('s')}) as listing_status
      from stock_records s where s.account_id = ${accountId}`.execute(db)
  return new Map(rows.map((row) => [row.stock_number.toLowerCase(), row]))
}

export interface WholeRecord extends Omit<KnownRecord, 'listing_status'> {
  account_id: AccountId
  said: FeedVehicle
}

export async function selectRecords(db: Db, ids: number[]): Promise<Map<number, WholeRecord>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('stock_records').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, fromColumn<WholeRecord>(row)]))
}

export async function updateRecords(
  tx: Tx,
  ids: number[],
  values: UpdateObject<DB, 'stock_records'>,
): Promise<void> {
  if (ids.length > 0) await tx.updateTable('stock_records').set(values).where('id', 'in', ids).execute()
}

export async function selectCurrentListing(db: Db, recordId: number) {
  const { rows } = await sql<{ id: ListingId; status: ListingStatus; version: number }>`
    select l.id, l.status, l.version from stock_records s
      join listings l on l.id = ${buildCurrentListingSql('s')} where s.id = ${recordId}`.execute(db)
  return rows[0]
}

type Checksum = Pick<SentPicture, 'crc' | 'bytes'>

/** Selects unreadable pictures by record. */
export async function selectUnread(db: Db, recordIds: number[]): Promise<Map<number, Checksum[]>> {
  if (recordIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('stock_record_pictures')
    .select(['record_id', 'crc', 'bytes'])
    .where('record_id', 'in', recordIds)
    .where('image_id', 'is', null)
    .execute()
  return Map.groupBy(rows, ({ record_id: recordId }) => recordId)
}
