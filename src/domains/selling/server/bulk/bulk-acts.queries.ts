import { sql, type Selectable } from 'kysely'
import { buildFallenThroughSql } from '#domains/deals/server/fallen-through.service.ts'
import type { BulkItem } from '#domains/selling/common/bulk-acts.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { deleteInPieces } from '#platform/server/jobs/delete-in-pieces.ts'
import { getPurgeLimit, type Retention } from '#platform/server/jobs/retention.ts'

export type BulkActRow = Selectable<DB['bulk_acts']>
export type BulkItemRow = Selectable<DB['bulk_act_items']>
export type ListingToChange = Awaited<ReturnType<typeof selectToPlan>>[number]

/** Those of others and deleted ones are missing. */
export async function selectToPlan(db: Db, sellerId: AccountId, ids: ListingId[]) {
  return await db
    .selectFrom('listings as l')
    .leftJoin('deals as d', 'd.listing_id', 'l.id')
    .selectAll('l')
    .select([
      'd.version as deal_version',
      'd.bid_count',
      'd.last_sequence',
      'd.quantity_left',
      'd.kind as deal_kind',
      'd.closes_at as deal_closes_at',
      'd.closed_at as deal_closed_at',
      'd.reserve_price_cents as deal_reserve_cents',
      'd.min_minutes',
      'd.max_minutes',
    ])
    .select([
      sql<boolean>`exists (select from relistings r where r.earlier_id = l.id)`.as('is_relisted'),
      sql<boolean>`exists (select from listing_holds h
        where h.listing_id = l.id and h.ended_at is null and h.until > clock_timestamp())`.as('is_on_hold'),
    ])
    .select(buildFallenThroughSql('l.id').as('fallen_through'))
    .where('l.seller_id', '=', sellerId)
    .where('l.id', 'in', ids)
    .orderBy('l.id')
    .execute()
}

export async function insertAct(
  tx: Tx,
  act: Pick<BulkActRow, 'account_id' | 'kind' | 'reason' | 'undoes' | 'matching'>,
): Promise<number> {
  const { id } = await tx.insertInto('bulk_acts').values(act).returning('id').executeTakeFirstOrThrow()
  return id
}

export type NewItem = Pick<
  BulkItemRow,
  'listing_id' | 'type' | 'title' | 'bid_count' | 'status' | 'version' | 'deal_version' | 'refusal'
> & { before: object; after: object }

export async function insertItems(tx: Tx, actId: number, items: NewItem[]): Promise<void> {
  await tx
    .insertInto('bulk_act_items')
    .values(
      items.map(({ before, after, ...item }) => ({
        ...item,
        bulk_act_id: actId,
        before: JSON.stringify(before),
        after: JSON.stringify(after),
      })),
    )
    .execute()
}

export async function selectAct(db: Db, accountId: AccountId, id: number): Promise<BulkActRow | undefined> {
  return await db
    .selectFrom('bulk_acts')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

export async function lockAct(tx: Tx, accountId: AccountId, id: number): Promise<BulkActRow | undefined> {
  return await tx
    .selectFrom('bulk_acts')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

/** As planned, which is by listing. */
export async function selectItems(db: Db, actId: number): Promise<BulkItemRow[]> {
  return await db
    .selectFrom('bulk_act_items')
    .selectAll()
    .where('bulk_act_id', '=', actId)
    .orderBy('id')
    .execute()
}

export async function startAct(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('bulk_acts')
    .set({ started_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

export async function stopAct(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('bulk_acts')
    .set({ stopped_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

export async function finishAct(db: Db, id: number): Promise<void> {
  await db
    .updateTable('bulk_acts')
    .set({ finished_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute()
}

export interface ActToRun {
  id: number
  account_id: AccountId
  kind: BulkActRow['kind']
  reason: string
}

export async function selectActToRun(db: Db, id: number): Promise<ActToRun | undefined> {
  return await db
    .selectFrom('bulk_acts')
    .select(['id', 'account_id', 'kind', 'reason'])
    .where('id', '=', id)
    .where('started_at', 'is not', null)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
}

export async function selectWaiting(db: Db, actId: number): Promise<BulkItemRow[]> {
  return await db
    .selectFrom('bulk_act_items')
    .selectAll()
    .where('bulk_act_id', '=', actId)
    .where('outcome', 'is', null)
    .where('refusal', 'is', null)
    .orderBy('id')
    .execute()
}

type Settled = {
  outcome: Exclude<BulkItem['state'], 'stays' | 'waiting'>
  refusal?: string
  relisted_as?: ListingId
  version_after?: number
}

/** False if it has an outcome, or its act was stopped: then nothing may be done with it. */
export async function settleItem(tx: Db, itemId: number, settled: Settled): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bulk_act_items as i')
    .set({ ...settled, settled_at: sql<Date>`clock_timestamp()` })
    .where('i.id', '=', itemId)
    .where('i.outcome', 'is', null)
    .where(
      sql<boolean>`not exists (select from bulk_acts a where a.id = i.bulk_act_id and a.stopped_at is not null)`,
    )
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** Within the transaction that settled it. */
export async function recordResult(
  tx: Tx,
  itemId: number,
  result: Pick<Settled, 'relisted_as' | 'version_after'>,
): Promise<void> {
  await tx.updateTable('bulk_act_items').set(result).where('id', '=', itemId).execute()
}

/** Their worker was killed, or the job was lost. */
export async function selectAbandonedActs(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('bulk_acts as a')
    .select('a.id')
    .where('a.started_at', '<', sql<Date>`clock_timestamp() - interval '1 minute'`)
    .where('a.finished_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from bulk_act_items i
        where i.bulk_act_id = a.id and i.settled_at > clock_timestamp() - interval '1 minute')`,
    )
    .execute()
  return rows.map(({ id }) => id)
}

export const bulkRetention: Retention = { name: 'bulk_acts', count: 30, unit: 'day' }

export async function deleteOldActs(db: Db): Promise<void> {
  await deleteInPieces(db, (some, most) =>
    some
      .deleteFrom('bulk_acts')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('bulk_acts')
          .select('id')
          .where('created_at', '<', getPurgeLimit(bulkRetention))
          .orderBy('created_at')
          .limit(most),
      )
      .executeTakeFirstOrThrow(),
  )
}
