import { sql } from 'kysely'
import type { DayOfStats } from '#contract/stats/stats.ts'
import type { ListingStatus } from '#contract/listings/listings.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Span } from './span.queries.ts'

const isMember = sql`a.type = 'user' and a.status in ('active', 'suspended')`
/** For sale until it ended; a paused deal hasn't ended, and isn't for sale. */
const wasLive = sql`(d.closed_at is not null or l.status = 'active')`
const wentLiveAt = sql`coalesce(l.starts_at, l.created_at)`
const buildDaySql = (instant: string) => sql`(${sql.ref(instant)} at time zone 'Pacific/Auckland')::date`

const sumOf = (type?: 'general' | 'vehicle' | 'property') =>
  sql`sum(t.price_cents * t.quantity)${type ? sql` filter (where l.type = ${sql.lit(type)})` : sql``}`

/** Totals at the end of each day, and events of the day. Everything before the first day counts into the first. */
export async function selectDaily(
  db: Db,
  { from, to, first_day, last_day, before_from, before_to, before_first_day }: Span,
): Promise<DayOfStats[]> {
  const { rows } = await sql<DayOfStats>`
    with days as (
      select day::date from generate_series(${first_day}::date, ${last_day}::date, interval '1 day') as day
    ),
    joined as (
      select greatest(${buildDaySql('a.member_since')}, ${first_day}::date) as day, count(*) as members
      from accounts a where ${isMember} and a.member_since <= ${to} group by 1
    ),
    moved as (
      select greatest((at at time zone 'Pacific/Auckland')::date, ${first_day}::date) as day, sum(step) as step
      from (
        select ${wentLiveAt} as at, 1 as step
        from deals d join listings l on l.id = d.listing_id where ${wasLive}
        union all
        select d.closed_at, -1 from deals d where d.closed_at is not null
      ) as steps
      where at <= ${to} group by 1
    ),
    bidding as (
      select ${buildDaySql('b.placed_at')} as day, count(*) as bids
      from bids b where b.placed_at between ${from} and ${to} group by 1
    ),
    trading as (
      select ${buildDaySql('t.agreed_at')} as day, count(*) as trades, ${sumOf()} as traded_cents,
             ${sumOf('general')} as general_cents, ${sumOf('vehicle')} as vehicle_cents, ${sumOf('property')} as property_cents
      from trades t join listings l on l.id = t.listing_id where t.status not in ('cancelled', 'unconfirmed') and t.agreed_at between ${from} and ${to} group by 1
    ),
    earlier as (
      select ${first_day}::date + (${buildDaySql('t.agreed_at')} - ${before_first_day}::date) as day, ${sumOf()} as traded_before_cents
      from trades t where t.status not in ('cancelled', 'unconfirmed')
        and t.agreed_at between ${before_from} and ${before_to} group by 1
    )
    select day::text,
      coalesce(sum(members) over so_far, 0)::bigint as members,
      coalesce(sum(step) over so_far, 0)::bigint as live_listings,
      coalesce(bids, 0) as bids,
      coalesce(trades, 0) as trades,
      coalesce(traded_cents, 0)::bigint as traded_cents,
      coalesce(general_cents, 0)::bigint as general_cents,
      coalesce(vehicle_cents, 0)::bigint as vehicle_cents,
      coalesce(property_cents, 0)::bigint as property_cents,
      coalesce(traded_before_cents, 0)::bigint as traded_before_cents
    from days
      left join joined using (day) left join moved using (day)
      left join bidding using (day) left join trading using (day) left join earlier using (day)
    window so_far as (order by day)
    order by day`.execute(db)
  return rows
}

export type Figures = Pick<DayOfStats, 'members' | 'live_listings' | 'bids' | 'trades' | 'traded_cents'>

export async function selectBefore(db: Db, { before_from, before_to }: Span): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select members, live_listings, bids, trades, traded_cents
    from
      (select count(*) as members from accounts a where ${isMember} and a.member_since <= ${before_to}) as joined,
      (select count(*) as live_listings
        from deals d join listings l on l.id = d.listing_id
        where ${wasLive} and ${wentLiveAt} <= ${before_to}
          and (d.closed_at is null or d.closed_at > ${before_to})) as live,
      (select count(*) as bids from bids b where b.placed_at between ${before_from} and ${before_to}) as bidding,
      (select count(*) as trades, coalesce(sum(t.price_cents * t.quantity), 0)::bigint as traded_cents
        from trades t
        where t.status not in ('cancelled', 'unconfirmed') and t.agreed_at between ${before_from} and ${before_to}) as trading`.execute(
    db,
  )
  return rows[0]!
}

export async function selectListingCounts(db: Db) {
  return await db
    .selectFrom('listings')
    .select(['type', 'status'])
    .select((q) => q.fn.countAll<number>().as('count'))
    .groupBy(['type', 'status'])
    .orderBy('type')
    .orderBy('status')
    .$narrowType<{ type: 'general' | 'vehicle' | 'property'; status: ListingStatus }>()
    .execute()
}

export async function countFlaggedListings(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('flags')
    .select((q) => q.fn.count<number>('listing_id').distinct().as('count'))
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function countOpenDisputes(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('trades')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('status', '=', 'disputed')
    .executeTakeFirstOrThrow()
  return count
}
