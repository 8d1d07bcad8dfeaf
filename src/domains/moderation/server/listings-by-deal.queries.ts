import { sql, type RawBuilder } from 'kysely'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { askingPrice, isKnown, soldPrice } from './listing-keys.queries.ts'

type Sort = 'price_cents' | 'bid_count' | 'closes_at'

/** Every listing that is or was live has a deal, and is known. */
const withoutDeal = (key: RawBuilder<unknown>) => sql`
  select l.id, ${key} as key from listings l
   where l.status in ('draft', 'pending', 'withdrawn', 'suspended') and ${isKnown}
     and not exists (select from deals d where d.listing_id = l.id)`

/** Each listing is in exactly one of these, with its sort key. */
const sources: Record<Sort, RawBuilder<unknown>[]> = {
  bid_count: [sql`select d.listing_id as id, d.bid_count as key from deals d`, withoutDeal(sql`0`)],
  closes_at: [
    sql`select d.listing_id as id, d.closes_at as key from deals d where d.closes_at is not null`,
    sql`select l.id, l.closes_at as key from deals d join listings l on l.id = d.listing_id where d.closes_at is null`,
    withoutDeal(sql`l.closes_at`),
  ],
  price_cents: [
    sql`select l.id, coalesce(${soldPrice}, (select d.price_cents from deals d where d.listing_id = l.id)) as key
      from listings l where l.status = 'sold'`,
    sql`select d.listing_id as id, d.price_cents as key from deals d
     where d.listing_id not in (select id from listings where status = 'sold')`,
    withoutDeal(askingPrice),
  ],
}

/**
 * Sorts listings by values of their deals. Bids write deals, which therefore have no index for it:
 * the first of each kind are found before anything is joined, and the first of those are the page.
 */
export async function selectByDeal(
  db: Db,
  { sort, order }: { sort: Sort; order: 'asc' | 'desc' },
  { page, limit }: { page: number; limit: number },
): Promise<ListingId[]> {
  const inOrder = order === 'desc' ? sql`key desc nulls last, id desc` : sql`key asc nulls last, id asc`
  const first = sources[sort].map(
    (source) =>
      sql`(select id, key from (${source}) as source order by ${inOrder} limit ${page * limit}::bigint)`,
  )
  const { rows } = await sql<{ id: ListingId }>`
    select id from (${sql.join(first, sql` union all `)}) as first
     order by ${inOrder} limit ${limit}::bigint offset ${(page - 1) * limit}::bigint`.execute(db)
  return rows.map(({ id }) => id)
}
