import { sql } from 'kysely'
import type { YoursNow } from '#domains/watchlist/common/yours-now.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

interface YoursNowRow {
  kind: YoursNow['kind']
  listing_id: ListingId
  trade_id: number | null
  total_cents: number | null
}

/** Hours: what closes later isn't urgent. */
const soon = 24

const maxUrgent = 10

export async function selectYoursNow(db: Db, accountId: AccountId): Promise<YoursNowRow[]> {
  const { rows } = await sql<YoursNowRow>`
    with running as (
      select d.listing_id, d.closes_at, d.leader_id, n.bidder_id
      from (
        select listing_id from favourites where account_id = ${accountId}
        union
        select listing_id from auction_bidders where bidder_id = ${accountId}
      ) as own
      join deals d on d.listing_id = own.listing_id
      join listings l on l.id = own.listing_id
      left join auction_bidders n on n.listing_id = own.listing_id and n.bidder_id = ${accountId}
        and not exists (select from bidder_voids v where v.listing_id = n.listing_id and v.bidder_id = n.bidder_id)
      where l.status = 'active' and d.closed_at is null and d.closes_at > clock_timestamp()
    ), urgent as (
      select 1 as rank, 'outbid' as kind, listing_id, null::bigint as trade_id, null::bigint as total_cents, closes_at as due
      from running where bidder_id is not null and leader_id is distinct from bidder_id
      union all
      select 2, 'closing', listing_id, null, null, closes_at
      from running
      where (bidder_id is null or leader_id = bidder_id)
        and closes_at <= clock_timestamp() + make_interval(hours => ${soon})
      union all
      select 3, 'pay', t.listing_id, t.id, terms.total_cents, terms.pay_by
      from trades t
      join accounts s on s.id = t.seller_id and s.status <> 'suspended'
      cross join lateral (
        select total_cents, pay_by, method, delivery_cents from trade_terms
        where trade_id = t.id order by version desc limit 1) as terms
      where t.buyer_id = ${accountId} and t.status = 'agreed'
        and terms.method is not null and terms.delivery_cents is not null
      union all
      select 4, 'send', t.listing_id, t.id, terms.total_cents, t.agreed_at
      from trades t
      cross join lateral (
        select total_cents, method from trade_terms where trade_id = t.id order by version desc limit 1) as terms
      where t.seller_id = ${accountId} and t.status = 'paid' and t.payment_confirmed
        and terms.method is not null and terms.method <> 'pickup'
    )
    select kind, listing_id, trade_id, total_cents from urgent
    order by rank, due, listing_id
    limit ${maxUrgent}
  `.execute(db)
  return rows
}
