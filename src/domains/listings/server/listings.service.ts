import { sql } from 'kysely'
import type { ListingCard, ListingStatus, LiveListing } from '#domains/listings/common/listings.ts'
import type { Deal } from '#domains/deals/server/deals.service.ts'
import { selectImages } from '#domains/media/server/media.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { selectPublicRows, type PublicRow } from './listings.queries.ts'
import { cardView, liveView } from './listings.view.ts'
import type { Mover } from './status/status.rules.ts'

export {
  buildCoverSql,
  buildViewsSql,
  buildWatchersSql,
  lockOwnListing,
  selectDealClosing,
  selectImageIds,
  selectOwnListing,
  selectSellerKind,
  type ListingRow,
} from './listings.queries.ts'
export { getClosing, getExpiry, openingTerms } from './listings.rules.ts'
export {
  buildStatusReasonSql,
  hasListedBefore,
  lockSellerStatus,
  lockListing,
  selectStatusReason,
} from './status/status.queries.ts'
export { buildFeaturedSql, selectFeaturedIds } from './status/featured.queries.ts'
export { mayMove, mayRelist } from './status/status.rules.ts'

/** Returns cards in the order of the ids. Listings that were never live are left out. */
export async function selectListingCards(db: Db, ids: ListingId[]): Promise<ListingCard[]> {
  if (ids.length === 0) return []
  const rows = await selectPublicRows(db, ids)
  const covers = await selectImages(
    db,
    rows.flatMap((row) => row.cover_id ?? []),
  )
  const cards = new Map(rows.map((row) => [row.id, cardView(row, covers.get(row.cover_id ?? 0) ?? null)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

export async function selectLiveListings(db: Db, ids: ListingId[]): Promise<LiveListing[]> {
  if (ids.length === 0) return []
  const live = new Map((await selectPublicRows(db, ids)).map((row) => [row.id, liveView(row)]))
  return ids.flatMap((id) => live.get(id) ?? [])
}

/** A suspended listing answers as if it didn't exist. */
export async function isHidden(db: Db, id: ListingId): Promise<boolean> {
  const hidden = await db
    .selectFrom('listings')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'suspended')
    .executeTakeFirst()
  return hidden !== undefined
}

export type LiveRow = Pick<PublicRow, 'id' | 'status' | 'sale_method' | 'watchers'>

export function liveViewAfter(row: LiveRow, deal: Deal, leaderPseudonym: string | null): LiveListing {
  return liveView({ ...row, ...deal, deal_version: deal.version, leader_pseudonym: leaderPseudonym })
}

/** Runs in the transaction that ends the sale, with the deal locked. */
export async function setClosedStatus(
  tx: Tx,
  listingId: ListingId,
  status: 'sold' | 'unsold',
  now: Date,
): Promise<void> {
  await setStatus(tx, listingId, status, now)
}

export async function setClosedStatuses(
  tx: Tx,
  ends: { listing_id: ListingId; status: 'sold' | 'unsold' }[],
  now: Date,
): Promise<void> {
  await sql`
    with ends as (
      select * from json_to_recordset(${JSON.stringify(ends)}::json) as e(listing_id bigint, status text)
    ), noted as (
      insert into listing_status_changes (listing_id, status, moved_by, at)
      select listing_id, status, 'system', ${now}::timestamptz from ends
    )
    update listings l set status = e.status, updated_at = ${now}::timestamptz, version = version + 1
      from ends e where l.id = e.listing_id`.execute(tx)
}

export interface Move {
  moved_by: Mover
  mover_id: AccountId | null
  reason?: string | null
}

const byTheSystem: Move = { moved_by: 'system', mover_id: null }

/** Sets a locked listing's status. The caller has checked status.rules.ts. */
export async function setStatus(
  tx: Tx,
  listingId: ListingId,
  status: ListingStatus,
  now: Date,
  { reason, ...mover }: Move = byTheSystem,
): Promise<void> {
  await tx
    .insertInto('listing_status_changes')
    .values({ listing_id: listingId, status, ...mover, reason: reason || null, at: now })
    .execute()
  await tx
    .updateTable('listings')
    .set(({ eb }) => ({
      status,
      updated_at: now,
      version: eb('version', '+', 1),
      ...(mover.moved_by === 'seller' && { written_by: null }),
    }))
    .where('id', '=', listingId)
    .execute()
}
