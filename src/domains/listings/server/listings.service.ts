import { sql } from 'kysely'
import { featuredTopic } from '#domains/billing/server/plans/plans.service.ts'
import type { Deal } from '#domains/deals/server/deals.service.ts'
import type { ListingCard, ListingStatus, LiveListing, Listing } from '#domains/listings/common/listings.ts'
import { selectImages } from '#domains/media/server/media.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { CacheOptions } from '#platform/server/cache/cache.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { readListing } from './detail/detail.service.ts'
import { selectPublicRows, type PublicRow } from './listings.queries.ts'
import { cardView, holdView, liveView } from './listings.view.ts'
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
export { holdView }
export { getClosing, getExpiry, openingTerms } from './listings.rules.ts'
export {
  buildStatusReasonSql,
  hasListedBefore,
  lockSellerStatus,
  lockListing,
  selectStatusReason,
} from './status/status.queries.ts'
export { buildFeaturedSql, selectFeaturedIds } from './status/status.queries.ts'
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
  return liveView({
    ...row,
    ...deal,
    deal_version: deal.version,
    leader_pseudonym: leaderPseudonym,
    // It's called for auctions only.
    hold_until: null,
  })
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

/** Null without a reduction from a price that stood long enough. */
export async function setEarlierPrice(
  tx: Tx,
  id: ListingId,
  earlier: { cents: number; until: Date } | null,
): Promise<void> {
  await tx
    .updateTable('listings')
    .set({ earlier_price_cents: earlier?.cents ?? null, earlier_price_until: earlier?.until ?? null })
    .where('id', '=', id)
    .execute()
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

/**
 * A seller's name, avatar or kind is on all their cards, and a featured one may be replaced by
 * another.
 */
const topics = ['seller:', featuredTopic]

const cardCache: CacheOptions<ListingCard> = {
  name: 'listing cards',
  maxBytes: 24 * 2 ** 20,
  sizeOf: () => 2_400,
  /** For changes that no topic announces: an open home that has passed, and view counts. */
  ttlMs: 10_000,
  topics,
}
const detailCache: CacheOptions<Listing> = {
  name: 'listings',
  maxBytes: 16 * 2 ** 20,
  sizeOf: ({ description }) => 16_000 + 2 * description.length,
  ttlMs: 5_000,
  topics,
}

const getTopic = (id: number) => `listing:${id}`

/**
 * Answers as `selectListingCards`, for public data: as fresh as the live topics received so far.
 */
export async function readListingCards({ db, caches }: DataSource, ids: ListingId[]): Promise<ListingCard[]> {
  const load = async (missing: ListingId[]) =>
    new Map((await selectListingCards(db, missing)).map((card) => [card.id, card]))
  return await caches.open(cardCache).readMany(ids, load, getTopic)
}

/** Returns the public view. */
export async function readPublicListing(
  platform: Pick<Platform, 'db' | 'caches' | 'config'>,
  id: ListingId,
): Promise<Listing | undefined> {
  const load = async () => {
    const listing = await readListing(platform, id, null)
    return new Map(listing ? [[id, listing]] : [])
  }
  return (await platform.caches.open(detailCache).readMany([id], load, getTopic))[0]
}
