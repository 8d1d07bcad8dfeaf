import { sql } from 'kysely'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

export type FlagRow = Awaited<ReturnType<typeof selectFlags>>[number]

export async function selectPublicListing(db: Db, id: ListingId) {
  return await db
    .selectFrom('listings')
    .select(['id', 'seller_id'])
    .where('id', '=', id)
    .where('status', 'in', ['active', 'sold', 'unsold', 'withdrawn'])
    .executeTakeFirst()
}

const flags = (db: Db) =>
  db
    .selectFrom('flags as f')
    .leftJoin('accounts as r', 'r.id', 'f.reporter_id')
    .leftJoin('accounts as a', 'a.id', 'f.about_id')
    .leftJoin('accounts as d', 'd.id', 'f.decided_by')
    .select(['f.id', 'f.listing_id', 'f.reason', 'f.text', 'f.flagged_at'])
    .select(['f.reporter_id', 'r.display_name as reporter_name'])
    .select(['f.about_id', 'a.display_name as about_name'])
    .select(['f.outcome', 'f.outcome_word', 'f.decided_at'])
    .select(sql<string | null>`d.first_name || ' ' || d.last_name`.as('decider_name'))

export async function selectFlags(db: Db, listingId: ListingId) {
  return await flags(db)
    .where('f.listing_id', '=', listingId)
    .orderBy(sql`f.outcome is null`, 'desc')
    .orderBy('f.id', 'desc')
    .execute()
}

export async function selectFlag(db: Db, id: number) {
  return await flags(db).where('f.id', '=', id).executeTakeFirstOrThrow()
}

export async function lockFlag(tx: Tx, id: number) {
  return await tx
    .selectFrom('flags')
    .select(['id', 'listing_id', 'reporter_id', 'reason', 'outcome'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
