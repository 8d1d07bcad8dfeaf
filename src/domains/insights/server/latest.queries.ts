import { sql } from 'kysely'
import type { ClosingAuction, LatestListing } from '#domains/insights/common/stats.ts'
import type { Db } from '#platform/server/database/db.ts'

const maxLatest = 8
const maxClosing = 6
const newSellerDays = 14

export async function selectLatestMembers(db: Db) {
  return await db
    .selectFrom('accounts as a')
    .leftJoin('suburbs as s', 's.slug', 'a.suburb')
    .select(['a.id', 'a.display_name', 'a.seller_kind', 'a.member_since', 's.name as suburb'])
    .where('a.type', '=', 'user')
    .where('a.status', 'in', ['active', 'suspended'])
    .orderBy('a.member_since', 'desc')
    .orderBy('a.id', 'desc')
    .limit(maxLatest)
    .execute()
}

export async function selectLatestListings(db: Db) {
  return await db
    .selectFrom('listings as l')
    .innerJoin('deals as d', 'd.listing_id', 'l.id')
    .innerJoin('accounts as a', 'a.id', 'l.seller_id')
    .leftJoin('property_details as p', 'p.listing_id', 'l.id')
    .select(['l.id', 'l.type', 'l.title', 'l.sale_method', 'd.price_cents'])
    .select(sql<LatestListing['purpose']>`p.purpose`.as('purpose'))
    .select(['a.id as seller_id', 'a.display_name as seller'])
    .select(sql<Date>`coalesce(l.starts_at, l.created_at)`.as('listed_at'))
    .orderBy('listed_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(maxLatest)
    .execute()
}

export async function selectLatestTrades(db: Db) {
  return await db
    .selectFrom('trades as t')
    .innerJoin('listings as l', 'l.id', 't.listing_id')
    .innerJoin('accounts as seller', 'seller.id', 't.seller_id')
    .innerJoin('accounts as buyer', 'buyer.id', 't.buyer_id')
    .select([
      't.id',
      't.listing_id',
      'l.title',
      't.how',
      't.status',
      't.price_cents',
      't.quantity',
      't.agreed_at',
    ])
    .select(['t.seller_id', 't.buyer_id', 'seller.display_name as seller', 'buyer.display_name as buyer'])
    .where('t.status', 'not in', ['unconfirmed', 'cancelled'])
    .orderBy('t.agreed_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(maxLatest)
    .execute()
}

export async function selectClosing(db: Db) {
  const rows = await db
    .selectFrom('deals as d')
    .innerJoin('listings as l', 'l.id', 'd.listing_id')
    .innerJoin('accounts as a', 'a.id', 'd.seller_id')
    .select(['d.listing_id', 'd.seller_id', 'a.display_name as seller'])
    .select(
      sql<ClosingAuction['risk']>`case
        when exists (select from flags f where f.listing_id = l.id and f.outcome is null
          and f.reporter_id is not null) then 'reported'
        when exists (select from flags f where f.listing_id = l.id and f.outcome is null) then 'flagged'
        when a.member_since > clock_timestamp() - make_interval(days => ${newSellerDays}) then 'new_seller'
        end`.as('risk'),
    )
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('d.kind', '=', 'auction')
    .where('l.status', '=', 'active')
    .where('d.closed_at', 'is', null)
    .where('d.closes_at', '>', sql<Date>`clock_timestamp()`)
    .where('d.closes_at', '<=', sql<Date>`clock_timestamp() + interval '1 hour'`)
    .orderBy('d.closes_at')
    .orderBy('d.listing_id')
    .limit(maxClosing)
    .execute()
  return { rows, total: rows[0]?.total ?? 0 }
}
