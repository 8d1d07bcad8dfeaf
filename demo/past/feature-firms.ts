import { featureListing } from '#domains/selling/server/featuring.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { featuredThings } from './plan-stories.ts'

/**
 * Runs while the market fills; a listing that its seller stopped featuring isn't featured again.
 */
export async function featureFirms(db: Db): Promise<void> {
  for (const [email, wanted] of featuredThings) {
    const firm = await db
      .selectFrom('accounts as a')
      .innerJoin('subscriptions as s', 's.account_id', 'a.id')
      .select('a.id')
      .where('a.email', '=', email)
      .where('s.status', '=', 'active')
      .executeTakeFirst()
    if (firm) await featureSome(db, firm.id, wanted)
  }
}

async function featureSome(db: Db, sellerId: AccountId, wanted: number) {
  const listings = await db
    .selectFrom('listings as l')
    .leftJoin('listing_features as f', 'f.listing_id', 'l.id')
    .select(['l.id', 'f.id as feature'])
    .where('l.seller_id', '=', sellerId)
    .where('l.status', '=', 'active')
    .orderBy('l.id')
    .execute()
  const done = listings.filter(({ feature }) => feature !== null).length
  const next = listings.filter(({ feature }) => feature === null).slice(0, Math.max(0, wanted - done))
  for (const { id } of next) await featureListing(db, sellerId, { id, featured: true })
}
