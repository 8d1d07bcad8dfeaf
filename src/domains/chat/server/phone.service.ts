import { sql } from 'kysely'
import { maxPhoneViews } from '#domains/chat/common/phone.ts'
import { isBlockedBy } from '#domains/accounts/server/blocks/blocks.service.ts'
import { isOpenAt } from '#domains/deals/server/deals.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { selectChatBlocks, selectListingToWriteAbout } from './writing.queries.ts'

/** Each view is a row. Serialised per viewer, so that the day's limit holds. */
export function readSellerPhone(db: Db, viewerId: AccountId, listingId: ListingId): Promise<string> {
  return transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`phone looks of ${viewerId}`}, 0))`.execute(tx)
    const at = await readClock(tx)
    const about = (await selectListingToWriteAbout(tx, listingId)) ?? refuse('not_found')
    const { seller_id: sellerId } = about
    const phone = await selectShownPhone(tx, sellerId)
    if (phone === undefined || sellerId === viewerId) return refuse('not_found')
    if (about.status !== 'active' || !isOpenAt(about, at)) refuse('listing_closed')
    const blocks = await selectChatBlocks(tx, viewerId, sellerId)
    if (blocks.has_blocked || blocks.is_blocked || (await isBlockedBy(tx, sellerId, viewerId))) {
      refuse('blocked')
    }
    if ((await countViews(tx, viewerId, listingId, at)) >= maxPhoneViews) {
      refuse('phone_looks_used_up')
    }
    await tx.insertInto('phone_looks').values({ listing_id: listingId, viewer_id: viewerId, at }).execute()
    return phone
  })
}

async function selectShownPhone(tx: Tx, sellerId: AccountId): Promise<string | undefined> {
  const row = await tx
    .selectFrom('accounts')
    .select('phone_number')
    .where('id', '=', sellerId)
    .where('shows_phone', '=', true)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row?.phone_number
}

/** Counts the listings viewed in a day; the same one again isn't counted. */
async function countViews(tx: Tx, viewerId: AccountId, listingId: ListingId, at: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('phone_looks')
    .select(sql<number>`count(distinct listing_id)`.as('count'))
    .where('viewer_id', '=', viewerId)
    .where('listing_id', '<>', listingId)
    .where('at', '>', sql<Date>`${at}::timestamptz - interval '24 hours'`)
    .executeTakeFirstOrThrow()
  return count
}
