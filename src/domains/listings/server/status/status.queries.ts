import { sql } from 'kysely'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

export const buildStatusReasonSql = (listing: string) => sql<
  string | null
>`case ${sql.ref(`${listing}.status`)}
  when 'suspended' then (select s.reason from listing_suspensions s
    where s.listing_id = ${sql.ref(`${listing}.id`)} and s.cause = 'admin' and s.lifted_at is null)
  when 'draft' then (select c.reason from listing_status_changes c
    where c.listing_id = ${sql.ref(`${listing}.id`)} order by c.id desc limit 1) end`

export async function selectStatusReason(db: Db, listingId: ListingId): Promise<string | null> {
  const row = await db
    .selectFrom('listings as l')
    .select(buildStatusReasonSql('l').as('reason'))
    .where('l.id', '=', listingId)
    .executeTakeFirst()
  return row?.reason ?? null
}

/** If the listing may have a deal, lock that first. */
export async function lockListing(tx: Tx, listingId: ListingId) {
  return await tx
    .selectFrom('listings')
    .selectAll()
    .where('id', '=', listingId)
    .forUpdate()
    .executeTakeFirst()
}

export async function hasListedBefore(tx: Tx, sellerId: AccountId): Promise<boolean> {
  const row = await tx
    .selectFrom('listings')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('starts_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the account until the transaction ends. */
export async function lockSellerStatus(tx: Tx, sellerId: AccountId) {
  const { status } = await tx
    .selectFrom('accounts')
    .select('status')
    .where('id', '=', sellerId)
    .forShare()
    .executeTakeFirstOrThrow()
  return status
}
