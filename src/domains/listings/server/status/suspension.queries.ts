import { sql } from 'kysely'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'

export type SuspensionCause = 'account' | 'admin'

export async function selectSellerStatus(tx: Tx, sellerId: AccountId) {
  return await tx
    .selectFrom('accounts')
    .select('status')
    .select(sql<boolean>`coalesce(no_selling_until > clock_timestamp(), false)`.as('may_not_sell'))
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
}

/** Selects paused listings for one cause or any, in their locking order. */
export async function selectPaused(
  tx: Tx,
  sellerId: AccountId,
  cause?: SuspensionCause,
): Promise<ListingId[]> {
  const rows = await tx
    .selectFrom('listing_suspensions as s')
    .innerJoin('listings as l', 'l.id', 's.listing_id')
    .select('s.listing_id')
    .distinct()
    .where('l.seller_id', '=', sellerId)
    .where('s.lifted_at', 'is', null)
    .$call(ifGiven(cause, (query, value) => query.where('s.cause', '=', value)))
    .orderBy('s.listing_id')
    .execute()
  return rows.map(({ listing_id: listingId }) => listingId)
}

export async function selectCauses(tx: Tx, listingId: ListingId): Promise<SuspensionCause[]> {
  const rows = await tx
    .selectFrom('listing_suspensions')
    .select('cause')
    .where('listing_id', '=', listingId)
    .where('lifted_at', 'is', null)
    .execute()
  return rows.map(({ cause }) => cause)
}
