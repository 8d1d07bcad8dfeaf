import { featuredTopic } from '#domains/billing/server/plans/plans.service.ts'
import { requirePlace } from '#domains/billing/server/subscriptions/permissions/permissions.service.ts'
import { buildFeaturedSql, lockOwnListing } from '#domains/listings/server/listings.service.ts'
import { selectImages } from '#domains/media/server/media.service.ts'
import type { getOwnListingNeeds, listOwnListings } from '#domains/selling/common/own-listings.ts'
import type { setFeatured } from '#domains/selling/common/selling.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { marketTopic, publishTopics } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import { sellerAsActor } from './publishing/behalf.service.ts'
import { needsView, ownTableView } from './publishing/own-listings.view.ts'
import { countOwnByStatus } from './publishing/own-counts.queries.ts'
import { selectNeeds, selectOwnPage } from './publishing/own-table.queries.ts'

export async function featureListing(
  db: Db,
  sellerId: AccountId,
  { id, featured }: OperationValues<typeof setFeatured>,
): Promise<OperationReply<typeof setFeatured>> {
  return await transact(db, async (tx) => {
    const listing = await lockOwnListing(tx, sellerId, id)
    if (!listing) return refuse('not_found')
    if (featured && listing.status !== 'active') return refuse('listing_closed')
    if (featured && (await isFeatured(tx, id))) return { id, featured }
    // A listing that a smaller plan excluded starts again, behind the others.
    await endFeature(tx, sellerId, id)
    if (featured) {
      await requirePlace(tx, sellerAsActor(sellerId), { action: 'feature_listing' })
      await startFeature(tx, sellerId, id)
    }
    await publishTopics(tx, [`listing:${id}`, marketTopic, featuredTopic])
    return { id, featured }
  })
}

async function isFeatured(tx: Tx, listingId: ListingId): Promise<boolean> {
  const row = await tx
    .selectFrom('listings as l')
    .select(buildFeaturedSql('l.id').as('is_featured'))
    .where('l.id', '=', listingId)
    .executeTakeFirstOrThrow()
  return row.is_featured
}

async function startFeature(tx: Tx, sellerId: AccountId, listingId: ListingId) {
  const startedAt = await readClock(tx)
  await tx
    .insertInto('listing_features')
    .values({ listing_id: listingId, account_id: sellerId, started_at: startedAt, started_by: sellerId })
    .execute()
}

async function endFeature(tx: Tx, sellerId: AccountId, listingId: ListingId) {
  await tx
    .updateTable('listing_features')
    .set({ ended_at: await readClock(tx), ended_by: sellerId, end_reason: 'by_seller' })
    .where('listing_id', '=', listingId)
    .where('ended_at', 'is', null)
    .execute()
}

export async function readOwnTable(
  db: Db,
  sellerId: AccountId,
  input: OperationValues<typeof listOwnListings>,
): Promise<OperationReply<typeof listOwnListings>> {
  const [{ counts: counted, folded }, rows] = await Promise.all([
    countOwnByStatus(db, sellerId, input),
    selectOwnPage(db, sellerId, input),
  ])
  const covers = await selectImages(
    db,
    rows.flatMap((row) => row.cover_id ?? []),
  )
  const { all, ...counts } = counted
  return {
    items: rows.map((row) => ownTableView(row, covers.get(row.cover_id ?? 0) ?? null)),
    total: input.status ? counts[input.status] : all,
    folded: folded[input.status ?? 'all'],
    page: input.page,
    limit: input.limit,
    counts,
  }
}

export async function readOwnNeeds(
  db: Db,
  sellerId: AccountId,
): Promise<OperationReply<typeof getOwnListingNeeds>> {
  const rows = await selectNeeds(db, sellerId)
  const covers = await selectImages(
    db,
    rows.flatMap((row) => row.cover_id ?? []),
  )
  return { needs: needsView(rows, covers) }
}
