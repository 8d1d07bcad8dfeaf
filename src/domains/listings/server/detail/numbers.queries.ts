import { sql } from 'kysely'
import type { ListingDay, ListingNumbers } from '#domains/listings/common/listings.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'
import { buildViewsSql, buildWatchersSql } from '../listings.queries.ts'

const buildDaySql = (instant: string) => sql.raw(`(${instant} at time zone 'Pacific/Auckland')::date`)

export async function selectTotals(db: Db, id: ListingId, sellerId: AccountId | null) {
  return await db
    .selectFrom('listings as l')
    .select([buildViewsSql('l.id').as('views'), buildWatchersSql('l.id').as('watchers')])
    .select(sql<number>`(select count(*) from bids b where b.listing_id = l.id)`.as('bids'))
    .where('l.id', '=', id)
    .$call(ifGiven(sellerId, (query, value) => query.where('l.seller_id', '=', value)))
    .executeTakeFirst()
}

/**
 * Returns every day since it went live, without gaps. Watchers are a running sum: each start adds
 * one, each stop takes one away.
 */
export async function selectDays(db: Db, id: number): Promise<ListingDay[]> {
  const { rows } = await sql<ListingDay>`
    with listing as (
      select ${buildDaySql('l.starts_at')} as first,
             greatest(${buildDaySql('l.starts_at')}, ${buildDaySql(
               `case when l.status in ('active', 'suspended') then clock_timestamp() else coalesce(d.closed_at, clock_timestamp()) end`,
             )}) as last
        from listings l join deals d on d.listing_id = l.id
       where l.id = ${id}::bigint
    ), viewed as (
      select day, sum(views) as views from (
        select day, views from listing_view_days where listing_id = ${id}::bigint
        union all
        select day, 1 from listing_views where listing_id = ${id}::bigint
      ) counted group by day
    ), moved as (
      select greatest(day, (select first from listing)) as day, sum(change) as change from (
        select ${buildDaySql('watched_at')} as day, 1 as change from favourites where listing_id = ${id}::bigint
        union all
        select ${buildDaySql('watched_at')}, 1 from watch_removals where listing_id = ${id}::bigint
        union all
        select ${buildDaySql('ended_at')}, -1 from watch_removals where listing_id = ${id}::bigint
      ) changes group by 1
    ), bid as (
      select ${buildDaySql('placed_at')} as day, count(*) as bids from bids
       where listing_id = ${id}::bigint group by 1
    )
    select to_char(day, 'YYYY-MM-DD') as day,
           coalesce(viewed.views, 0)::int as views,
           (sum(coalesce(moved.change, 0)) over (order by day))::int as watchers,
           coalesce(bid.bids, 0)::int as bids
      from listing
     cross join lateral generate_series(first::timestamp, last::timestamp, '1 day') as each(at)
     cross join lateral (select at::date as day) as calendar
      left join viewed using (day)
      left join moved using (day)
      left join bid using (day)
     order by day`.execute(db)
  return rows
}

export async function readNumbers(
  db: Db,
  id: ListingId,
  sellerId: AccountId | null,
): Promise<ListingNumbers | undefined> {
  const totals = await selectTotals(db, id, sellerId)
  if (!totals) return undefined
  const days = await selectDays(db, id)
  const dated = days.reduce((sum, { views }) => sum + views, 0)
  return { days, ...totals, other_views: Math.max(0, totals.views - dated) }
}
