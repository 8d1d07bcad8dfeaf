import { sql } from 'kysely'
import { toAccountId, toListingId, type ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { quoteToken } from '../words/tokens.rules.ts'
import { maxInFile } from './sitemap.rules.ts'

interface Part {
  part: number
  changed_at: Date
}

export async function selectListingParts(db: Db): Promise<Part[]> {
  const part = sql<number>`(id / ${sql.lit(maxInFile)})::int`
  return await db
    .selectFrom('listings')
    .select([part.as('part'), sql<Date>`max(updated_at)`.as('changed_at')])
    .where('status', '=', 'active')
    .groupBy(part)
    .orderBy(part)
    .execute()
}

export async function selectSitemapListings(db: Db, part: number) {
  return await db
    .selectFrom('listings')
    .select(['id', 'type', 'updated_at'])
    .where('status', '=', 'active')
    .where('id', '>=', toListingId(part * maxInFile))
    .where('id', '<', toListingId((part + 1) * maxInFile))
    .orderBy('id')
    .execute()
}

/** Members with something for sale; other profiles have little content. */
const sellers = (db: Db) =>
  db
    .selectFrom('listings as l')
    .innerJoin('accounts as a', 'a.id', 'l.seller_id')
    .where('l.status', '=', 'active')
    .where('a.status', '=', 'active')

export async function selectSellerParts(db: Db): Promise<Part[]> {
  const part = sql<number>`(l.seller_id / ${sql.lit(maxInFile)})::int`
  return await sellers(db)
    .select([part.as('part'), sql<Date>`max(l.updated_at)`.as('changed_at')])
    .groupBy(part)
    .orderBy(part)
    .execute()
}

export async function selectSitemapSellers(db: Db, part: number) {
  return await sellers(db)
    .select(['l.seller_id', sql<Date>`max(l.updated_at)`.as('changed_at')])
    .select(
      sql<string | null>`(select g.slug from storefront_slugs g
        where g.seller_id = l.seller_id and g.replaced_at is null
          and bool_and(a.seller_kind = 'in_trade'))`.as('slug'),
    )
    .where('l.seller_id', '>=', toAccountId(part * maxInFile))
    .where('l.seller_id', '<', toAccountId((part + 1) * maxInFile))
    .groupBy('l.seller_id')
    .orderBy('l.seller_id')
    .execute()
}

export async function selectCategories(db: Db) {
  const { rows } = await sql<{ id: number; changed_at: Date }>`
    select held.id, max(held.changed_at) as changed_at
      from (select unnest(c.path) as id, max(l.updated_at) as changed_at
              from listings l join categories c on c.id = l.category_id
             where l.status = 'active' group by c.path) held
      join categories shown on shown.id = held.id and shown.status = 'active'
     group by held.id order by held.id`.execute(db)
  return rows
}

export async function selectRegions(db: Db) {
  return await db
    .selectFrom('listings as l')
    .innerJoin('suburbs as s', 's.slug', 'l.suburb')
    .innerJoin('districts as d', 'd.slug', 's.district')
    .select(['d.region', sql<Date>`max(l.updated_at)`.as('changed_at')])
    .where('l.status', '=', 'active')
    .groupBy('d.region')
    .orderBy('d.region')
    .execute()
}

export async function selectTypes(db: Db) {
  return await db
    .selectFrom('listings')
    .select(['type', sql<Date>`max(updated_at)`.as('changed_at')])
    .where('status', '=', 'active')
    .groupBy('type')
    .orderBy('type')
    .execute()
}

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
