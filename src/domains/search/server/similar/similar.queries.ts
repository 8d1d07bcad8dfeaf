import { sql } from 'kysely'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { quoteToken } from '../words/tokens.rules.ts'

export async function selectCompared(db: Db, listingId: ListingId) {
  return await db
    .selectFrom('listings as l')
    .innerJoin('deals as d', 'd.listing_id', 'l.id')
    .innerJoin('categories as c', 'c.id', 'l.category_id')
    .leftJoin('search_rows as r', 'r.listing_id', 'l.id')
    .leftJoin('suburbs as s', 's.slug', 'l.suburb')
    .leftJoin('districts as di', 'di.slug', 's.district')
    .select(['l.id', 'l.type', 'c.path', 'di.region'])
    .select(sql<number>`coalesce(r.price_cents, d.price_cents)`.as('price_cents'))
    .where('l.id', '=', listingId)
    .where('l.status', 'in', ['active', 'sold', 'unsold', 'withdrawn'])
    .executeTakeFirst()
}

interface Near {
  category_id: number
  /** Only within this region. */
  region: string | null
  price_cents: number
  without: ListingId[]
  limit: number
}

/**
 * Searches within a category and below, and within a region if given, nearest in price first,
 * newest first among equals. Reads a few steps up and down from the price: by the price index in a
 * large category, by tokens in a small one.
 */
export async function selectNearInPrice(db: Db, wanted: Near): Promise<ListingId[]> {
  const { category_id: categoryId, region, price_cents: priceCents, without, limit } = wanted
  const token = quoteToken(region === null ? `=c:${categoryId}` : `=q:${categoryId}:${region}`)
  const fitting = sql`
    select listing_id, price_cents, published_at from search_rows
     where tokens @@ ${token}::tsquery and listing_id <> all (${without}::bigint[])`
  const { rows } = await sql<{ listing_id: ListingId }>`
    select listing_id from (
      (${fitting} and price_cents >= ${priceCents}::bigint
        order by price_cents, published_at desc, listing_id desc limit ${limit})
      union all
      (${fitting} and price_cents < ${priceCents}::bigint
        order by price_cents desc, published_at desc, listing_id desc limit ${limit})
    ) near
     order by abs(price_cents - ${priceCents}::bigint), published_at desc, listing_id desc
     limit ${limit}`.execute(db)
  return rows.map((row) => row.listing_id)
}
