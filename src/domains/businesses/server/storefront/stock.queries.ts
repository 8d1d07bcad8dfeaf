import { sql } from 'kysely'
import type { Storefront } from '#domains/businesses/common/storefront.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

const maxMakes = 60

export async function selectStock(db: Db, sellerId: AccountId): Promise<Storefront['stock']> {
  const [types, makes] = await Promise.all([
    db
      .selectFrom('listings')
      .select(['type', (eb) => eb.fn.countAll<number>().as('count')])
      .where('seller_id', '=', sellerId)
      .where('status', '=', 'active')
      .groupBy('type')
      .orderBy('type')
      .execute(),
    db
      .selectFrom('listings as l')
      .innerJoin('vehicle_details as v', 'v.listing_id', 'l.id')
      .select(sql<string>`v.make`.as('make'))
      .where('l.seller_id', '=', sellerId)
      .where('l.status', '=', 'active')
      .where('v.make', 'is not', null)
      .groupBy('v.make')
      .orderBy(sql`count(*) desc`)
      .orderBy('v.make')
      .limit(maxMakes)
      .execute(),
  ])
  return { types, makes: makes.map(({ make }) => make) }
}
