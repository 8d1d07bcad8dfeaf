import { sql } from 'kysely'
import type { Db } from '#platform/server/database/db.ts'
import type { AuctionSeen } from './life-decisions.ts'
import type { VehicleSeen } from '../vehicles/vehicle-worth.ts'
import { getWorth } from '../worth.ts'

/**
 * Queries the database because the public API hides the leader. Bots still act through the public
 * API.
 */
export async function selectAuctionsInView(db: Db, pretendIds: readonly number[]): Promise<AuctionSeen[]> {
  const { rows } = await sql<LifeRow>`
    with open as (
      select d.listing_id, d.seller_id, d.leader_id, d.price_cents, d.bid_count, d.start_price_cents, d.closes_at,
             (select b.placed_at from bids b where b.listing_id = d.listing_id and b.sequence = d.last_sequence) as last_bid_at,
             l.starts_at, l.title, c.slug as category, v.make, v.model, v.year, v.odometer_km
        from deals d
        join listings l on l.id = d.listing_id
        join categories c on c.id = l.category_id
        left join vehicle_details v on v.listing_id = l.id and v.subtype = 'car'
       where d.kind = 'auction' and d.closed_at is null and l.status = 'active' and l.starts_at is not null
         and d.closes_at > clock_timestamp() + interval '4 seconds'
    ), seen as (
      (select * from open order by closes_at limit 10)
      union (select * from open order by starts_at desc limit 8)
      union (select * from open where leader_id <> all(${pretendIds}) order by last_bid_at desc limit 20)
      union (select * from open where seller_id <> all(${pretendIds}) order by starts_at desc limit 10)
      union (select * from (select * from open order by random() limit 8) as others)
    )
    select * from seen`.execute(db)
  const now = new Date()
  return rows.map(
    ({
      title,
      category,
      start_price_cents: startPriceCents,
      make,
      model,
      year,
      odometer_km: odometerKm,
      ...auction
    }) => {
      const vehicle = { make, model, year, odometer_km: odometerKm }
      return {
        ...auction,
        worthCents: getWorth({ title, category, start_price_cents: startPriceCents, vehicle }, now),
      }
    },
  )
}

interface LifeRow extends Omit<AuctionSeen, 'worthCents'>, VehicleSeen {
  title: string
  category: string
  start_price_cents: number
}

export async function selectLiveTitles(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('listings')
    .select('title')
    .where('status', '=', 'active')
    .where('type', '=', 'general')
    .execute()
  return new Set(rows.map((row) => row.title ?? ''))
}
