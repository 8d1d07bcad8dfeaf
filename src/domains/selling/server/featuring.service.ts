import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type { setFeatured } from '#domains/selling/common/featuring.ts'
import { buildFeaturedSql, lockOwnListing } from '#domains/listings/server/listings.service.ts'
import { featured_topic } from '#domains/billing/server/plans/plans.service.ts'
import { requirePlace } from '#domains/billing/server/subscriptions/permissions/permissions.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { market_topic, publishTopics } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import { sellerAsActor } from './publishing/behalf.service.ts'

export async function featureListing(
  db: Db,
  seller_id: number,
  { id, featured }: OperationValues<typeof setFeatured>,
): Promise<OperationReply<typeof setFeatured>> {
  return await transact(db, async (tx) => {
    const listing = await lockOwnListing(tx, seller_id, id)
    if (!listing) return refuse('not_found')
    if (featured && listing.status !== 'active') return refuse('listing_closed')
    if (featured && (await isFeatured(tx, id))) return { id, featured }
    // A listing that a smaller plan excluded starts again, behind the others.
    await endFeature(tx, seller_id, id)
    if (featured) {
      await requirePlace(tx, sellerAsActor(seller_id), { action: 'feature_listing' })
      await startFeature(tx, seller_id, id)
    }
    await publishTopics(tx, [`listing:${id}`, market_topic, featured_topic])
    return { id, featured }
  })
}

async function isFeatured(tx: Tx, listing_id: number): Promise<boolean> {
  const { is_featured } = await tx
    .selectFrom('listings as l')
    .select(buildFeaturedSql('l.id').as('is_featured'))
    .where('l.id', '=', listing_id)
    .executeTakeFirstOrThrow()
  return is_featured
}

async function startFeature(tx: Tx, seller_id: number, listing_id: number) {
  const started_at = await readClock(tx)
  await tx
    .insertInto('listing_features')
    .values({ listing_id, account_id: seller_id, started_at, started_by: seller_id })
    .execute()
}

async function endFeature(tx: Tx, seller_id: number, listing_id: number) {
  await tx
    .updateTable('listing_features')
    .set({ ended_at: await readClock(tx), ended_by: seller_id, end_reason: 'by_seller' })
    .where('listing_id', '=', listing_id)
    .where('ended_at', 'is', null)
    .execute()
}
