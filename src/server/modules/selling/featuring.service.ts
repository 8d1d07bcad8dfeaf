import type { OperationReply, OperationValues } from '#contract/core/operation.ts'
import type { setFeatured } from '#contract/selling/featuring.ts'
import { buildFeaturedSql, lockOwnListing } from '#server/modules/listings/listings.service.ts'
import { featured_topic } from '#server/modules/plans/plans.service.ts'
import { requirePlace } from '#server/modules/subscriptions/permissions/permissions.service.ts'
import { readClock } from '#server/platform/clock.ts'
import { transact, type Db, type Tx } from '#server/platform/database/db.ts'
import { market_topic, publishTopics } from '#server/platform/live-hub.ts'
import { refuse } from '#server/platform/refusal.ts'
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
    // One that a smaller plan left out begins again, behind the others.
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
