import { sql } from 'kysely'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

/** Serialises a removal from the watchlist with the bids that might put the listing back. */
export async function lockWatching(tx: Tx, accountId: AccountId, listingId: ListingId): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`watching by ${accountId}`}, ${listingId}::bigint))`.execute(
    tx,
  )
}

export async function isWatched(db: Db, accountId: AccountId, listingId: ListingId): Promise<boolean> {
  const row = await db
    .selectFrom('favourites')
    .select('id')
    .where('account_id', '=', accountId)
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
  return row !== undefined
}

export async function isUnwatched(db: Db, accountId: AccountId, listingId: ListingId): Promise<boolean> {
  const row = await db
    .selectFrom('unwatched_auctions')
    .select('listing_id')
    .where('account_id', '=', accountId)
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
  return row !== undefined
}

/** Locked, so that an account that is deleted meanwhile watches nothing new. */
export async function lockAccountStatus(tx: Tx, accountId: AccountId) {
  const { rows } = await sql<{ status: string }>`
    select status from accounts where id = ${accountId} for share`.execute(tx)
  return must(rows[0], 'account').status
}

export async function selectWatchesBids(db: Db, accountId: AccountId): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('watch_choices')
    .select('watches_bids')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.watches_bids
}
