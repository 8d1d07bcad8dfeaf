import { sql } from 'kysely'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

export type AppealedListing = NonNullable<Awaited<ReturnType<typeof selectAppealed>>>
export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number]

export async function selectAppealed(db: Db, listingId: ListingId) {
  return await db
    .selectFrom('listings as l')
    .innerJoin('deals as d', 'd.listing_id', 'l.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('listing_suspensions')
          .select(['id as suspension_id', 'reason', 'at', 'lifted_at', 'lifted_reason'])
          .whereRef('listing_id', '=', 'l.id')
          .where('cause', '=', 'admin')
          .orderBy('id', 'desc')
          .limit(1)
          .as('s'),
      (on) => on.onTrue(),
    )
    .select(['l.id', 'l.type', 'l.title', 'l.status', 'l.seller_id'])
    .select(['s.suspension_id', 's.reason', 's.at', 's.lifted_at', 's.lifted_reason'])
    .where('l.id', '=', listingId)
    .executeTakeFirst()
}

export async function selectMessages(db: Db, listingId: ListingId) {
  return await db
    .selectFrom('appeal_messages as m')
    .innerJoin('accounts as a', 'a.id', 'm.author_id')
    .select(['m.id', 'm.suspension_id', 'm.text', 'm.at', 'm.is_sellers', 'a.display_name'])
    .select(sql<string>`a.first_name || ' ' || a.last_name`.as('full_name'))
    .where('m.listing_id', '=', listingId)
    .orderBy('m.id')
    .execute()
}
