import { sql } from 'kysely'
import { removeStoredFilesTask } from '#domains/media/server/media.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { enqueue } from '#platform/server/jobs/jobs.ts'
import { lockFeed } from '../stock-feed.queries.ts'

/** Copies a run's data to the dealer's records; with ids, only of those. */
export async function acceptWaiting(
  tx: Tx,
  accountId: AccountId,
  ids: number[] | null = null,
): Promise<void> {
  const chosen = ids === null ? sql`true` : sql`id = any(${ids}::bigint[])`
  await sql`
    update stock_records
       set said = waiting->'said', pictures = waiting->'pictures', title = waiting->>'title',
           problems = waiting->'problems', state = waiting->>'state', waiting = null,
           seen_at = clock_timestamp(), updated_at = clock_timestamp()
     where account_id = ${accountId} and waiting->'said' is not null and ${chosen}`.execute(tx)
  await sql`
    update stock_records set is_waiting = false
     where account_id = ${accountId} and is_waiting and ${chosen}`.execute(tx)
  if (ids === null) await forgetGone(tx, accountId)
  await acceptPictures(tx, accountId)
}

/** Deletes records that were never listed and aren't in the feed any more. */
async function forgetGone(tx: Tx, accountId: AccountId) {
  await sql`
    delete from stock_records
     where account_id = ${accountId} and waiting->'is_gone' is not null and listing_id is null`.execute(tx)
  await sql`
    update stock_records set state = 'withdrawn', problems = '[]', waiting = null
     where account_id = ${accountId} and waiting->'is_gone' is not null`.execute(tx)
}

async function acceptPictures(tx: Tx, accountId: AccountId) {
  const keys = await takePictureKeys(tx, accountId)
  if (keys.length === 0) return
  const { picture_keys: before } = await lockFeed(tx, accountId)
  await tx
    .updateTable('stock_feeds')
    .set({ picture_keys: keys, pictures_at: sql<Date>`clock_timestamp()` })
    .where('account_id', '=', accountId)
    .execute()
  if (before.length > 0) await enqueue(tx, removeStoredFilesTask, { keys: before })
}

/** Reverts to the state before the run. */
export async function dropWaiting(tx: Tx, accountId: AccountId): Promise<void> {
  await dropWaitingRecords(tx, accountId)
  const keys = await takePictureKeys(tx, accountId)
  if (keys.length > 0) await enqueue(tx, removeStoredFilesTask, { keys })
}

export async function dropWaitingRecords(tx: Tx, accountId: AccountId): Promise<void> {
  await tx
    .deleteFrom('stock_records')
    .where('account_id', '=', accountId)
    .where('is_waiting', '=', true)
    .execute()
  await tx
    .updateTable('stock_records')
    .set({ waiting: null })
    .where('account_id', '=', accountId)
    .where('waiting', 'is not', null)
    .execute()
}

async function takePictureKeys(tx: Tx, accountId: AccountId): Promise<string[]> {
  const { rows } = await sql<{ picture_keys: string[] }>`
    with before as (
      select id, picture_keys from stock_feed_runs where account_id = ${accountId} and picture_keys <> '{}' for update
    )
    update stock_feed_runs r set picture_keys = '{}' from before where r.id = before.id
    returning before.picture_keys`.execute(tx)
  return rows.flatMap((row) => row.picture_keys)
}
