import { sql } from 'kysely'
import { must } from '#platform/common/must.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { BidRow, DealRow, MoveRow, StepRow } from './past-auction.rules.ts'
import type { PastTrade } from './sandbox.rules.ts'

/** Newest first. */
export async function selectClosedAuctions(db: Db, since: Date, most: number) {
  const { rows } = await sql<{ listing_id: ListingId }>`
    select d.listing_id
      from deals d join auction_closings c on c.listing_id = d.listing_id
     where d.kind = 'auction' and d.closed_at >= ${since}::timestamptz
     order by d.closed_at desc, d.listing_id desc limit ${most}`.execute(db)
  return rows.map(({ listing_id: listingId }) => listingId)
}

export async function countEnded(db: Db, since: Date): Promise<{ closed: number; other: number }> {
  const { rows } = await sql<{ closed: number; other: number }>`
    select count(c.listing_id) as closed, count(*) - count(c.listing_id) as other
      from deals d left join auction_closings c on c.listing_id = d.listing_id
     where d.kind = 'auction' and d.closed_at >= ${since}::timestamptz`.execute(db)
  return must(rows[0], 'sandbox row')
}

/** Selects the rows needed for a replay, in the order in which they happened. */
export async function selectPast(db: Db, ids: number[]) {
  const of = sql`any(${ids}::bigint[])`
  const deals = await sql<DealRow>`
    select d.listing_id, coalesce(l.title, '') as title, d.seller_id, d.start_price_cents, d.reserve_price_cents,
           c.outcome, c.price_cents, c.winner_id, c.due_at
      from deals d join auction_closings c on c.listing_id = d.listing_id join listings l on l.id = d.listing_id
     where d.listing_id = ${of}`.execute(db)
  const steps = await sql<StepRow>`
    select listing_id, kind, body::jsonb ->> 'at' as at, body::jsonb ->> 'closes_at' as closes_at,
           body::jsonb ->> 'reason' as reason, (body::jsonb ->> 'sequence')::integer as sequence,
           case when kind = 'opening' then body::jsonb end as rules
      from ledger_rows where listing_id = ${of} order by listing_id, number`.execute(db)
  const bids = await sql<BidRow>`
    select listing_id, sequence, bidder_id, max_cents, placed_at, closes_at
      from bids where listing_id = ${of} order by listing_id, sequence`.execute(db)
  const voids = await sql<MoveRow>`
    select listing_id, bidder_id, null::bigint as cents, null::bigint as first_cents
      from bidder_voids where listing_id = ${of} order by listing_id, id`.execute(db)
  const reserves = await sql<MoveRow>`
    select listing_id, null::bigint as bidder_id, to_cents as cents, from_cents as first_cents
      from reserve_reductions where listing_id = ${of}`.execute(db)
  const maxima = await sql<MoveRow>`
    select listing_id, bidder_id, to_cents as cents, null::bigint as first_cents
      from max_bid_reductions where listing_id = ${of} order by listing_id, void_id`.execute(db)
  return {
    deals: deals.rows,
    steps: Map.groupBy(steps.rows, byListing),
    bids: Map.groupBy(bids.rows, byListing),
    voids: Map.groupBy(voids.rows, byListing),
    reserves: Map.groupBy(reserves.rows, byListing),
    maxima: Map.groupBy(maxima.rows, byListing),
  }
}

const byListing = ({ listing_id: listingId }: { listing_id: ListingId }) => listingId

export async function selectTradeIds(db: Db, since: Date, most: number) {
  const { rows } = await sql<{ id: number; total: number }>`
    select id, count(*) over () as total from trades
     where agreed_at >= ${since}::timestamptz and how <> 'marked_sold'
     order by agreed_at desc, id desc limit ${most}`.execute(db)
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}

/** Leaves out those whose seller had a plan when the listing went live. */
export async function selectTradesWithoutPlan(db: Db, ids: number[]): Promise<PastTrade[]> {
  const { rows } = await sql<PastTrade>`
    select l.type, t.price_cents * t.quantity as cents,
           (select count(*) from listings o
             where o.seller_id = l.seller_id and o.type = l.type and o.id <> l.id and 'active' = (
               select c.status from listing_status_changes c
                where c.listing_id = o.id and c.at < live.at order by c.id desc limit 1)) as live_before
      from trades t
      join listings l on l.id = t.listing_id
      cross join lateral (select min(c.at) as at from listing_status_changes c
                           where c.listing_id = l.id and c.status = 'active') live
     where t.id = any(${ids}::bigint[]) and live.at is not null and not exists (
       select from subscriptions s
        where s.account_id = l.seller_id and s.status <> 'incomplete'
          and s.created_at <= live.at and (s.ended_at is null or s.ended_at > live.at))`.execute(db)
  return rows
}
