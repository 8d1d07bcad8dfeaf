import { sql, type RawBuilder } from 'kysely'
import type { ReportCompare, DayOfStats } from '#domains/insights/common/stats.ts'
import type { ListingStatus } from '#domains/listings/common/listings.ts'
import { must } from '#platform/common/must.ts'
import type { Db } from '#platform/server/database/db.ts'

/**
 * Computing an instant's day in Auckland takes longer than reading its row. Days there begin and
 * change with whole hours, so rows are counted by hour, and only the hours are converted to days.
 */
export const buildHourSql = (instant: RawBuilder<unknown>): RawBuilder<Date> =>
  sql<Date>`date_bin(interval '1 hour', ${instant}, timestamptz 'epoch')`

export interface Span {
  from: Date
  to: Date
  before_from: Date
  before_to: Date
  /** In Auckland, YYYY-MM-DD. */
  first_day: string
  last_day: string
  before_first_day: string
}

/**
 * Includes today. A day in Auckland has 23 to 25 hours. The other period ends at the same time of
 * day.
 */
export async function selectSpan(db: Db, days: number, compare: ReportCompare = 'period'): Promise<Span> {
  const back = compare === 'year' ? sql`interval '1 year'` : sql`make_interval(days => ${days}::int)`
  const { rows } = await sql<Span>`
    with wall as (select clock as at, clock at time zone 'Pacific/Auckland' as here from clock_timestamp() as clock),
    first as (select here::date - ${days}::int + 1 as day, ${back} as back from wall),
    earlier as (select (day - back)::date as day from first)
    select
      first.day::timestamp at time zone 'Pacific/Auckland' as "from",
      wall.at as "to",
      earlier.day::timestamp at time zone 'Pacific/Auckland' as before_from,
      (earlier.day + (wall.here - first.day)) at time zone 'Pacific/Auckland' as before_to,
      first.day::text as first_day,
      wall.here::date::text as last_day,
      earlier.day::text as before_first_day
    from wall, first, earlier`.execute(db)
  return must(rows[0], 'span')
}

/** Registered at some time, whatever their present status. */
const wasMember = sql`a.type = 'user' and a.status <> 'pending'`
/** For sale until it ended; a paused deal hasn't ended, and isn't for sale. */
const wasLive = sql`(d.closed_at is not null or l.status = 'active')`
const wentLiveAt = sql`coalesce(l.starts_at, l.created_at)`
const dayOfHour = sql`(hour at time zone 'Pacific/Auckland')::date`

const isSale = sql`t.status not in ('cancelled', 'unconfirmed')`
const centsSum = sql`sum(t.price_cents * t.quantity)`

/** Totals at the end of each day, and events of the day. Everything before the first day counts into the first. */
export async function selectDaily(db: Db, span: Span): Promise<DayOfStats[]> {
  const { from, to, first_day: firstDay, last_day: lastDay } = span
  const { rows } = await sql<DayOfStats>`
    with days as (
      select day::date from generate_series(${firstDay}::date, ${lastDay}::date, interval '1 day') as day
    ),
    joined as (
      select ${dayOfHour} as day, sum(step) as members
      from (
        select ${buildHourSql(sql`greatest(at, ${from}::timestamptz)`)} as hour, sum(step) as step
        from (
          select a.member_since as at, 1 as step from accounts a where ${wasMember}
          union all
          select x.at, -1 from account_deletions x join accounts a on a.id = x.account_id where ${wasMember}
        ) as steps
        where at <= ${to} group by 1
      ) as hours group by 1
    ),
    moved as (
      select ${dayOfHour} as day, sum(step) as step
      from (
        select ${buildHourSql(sql`greatest(at, ${from}::timestamptz)`)} as hour, sum(step) as step
        from (
          select ${wentLiveAt} as at, 1 as step
          from deals d join listings l on l.id = d.listing_id where ${wasLive}
          union all
          select d.closed_at, -1 from deals d where d.closed_at is not null
        ) as steps
        where at <= ${to} group by 1
      ) as hours group by 1
    ),
    bidding as (
      select ${dayOfHour} as day, sum(bids) as bids
      from (
        select ${buildHourSql(sql`b.placed_at`)} as hour, count(*) as bids
        from bids b where b.placed_at between ${from} and ${to} group by 1
      ) as hours group by 1
    ),
    trading as (
      select ${dayOfHour} as day, sum(trades) as trades, sum(cents) as traded_cents,
             sum(cents) filter (where type = 'general') as general_cents,
             sum(cents) filter (where type = 'vehicle') as vehicle_cents,
             sum(cents) filter (where type = 'property') as property_cents
      from (
        select ${buildHourSql(sql`t.agreed_at`)} as hour, l.type, count(*) as trades, ${centsSum} as cents
        from trades t join listings l on l.id = t.listing_id
        where ${isSale} and t.agreed_at between ${from} and ${to} group by 1, 2
      ) as hours group by 1
    ),
    earlier as (
      select ${firstDay}::date + (${dayOfHour} - ${span.before_first_day}::date) as day, sum(cents) as traded_before_cents
      from (
        select ${buildHourSql(sql`t.agreed_at`)} as hour, ${centsSum} as cents
        from trades t where ${isSale} and t.agreed_at between ${span.before_from} and ${span.before_to} group by 1
      ) as hours group by 1
    )
    select day::text,
      coalesce(sum(members) over so_far, 0)::bigint as members,
      coalesce(sum(step) over so_far, 0)::bigint as live_listings,
      coalesce(bids, 0)::bigint as bids,
      coalesce(trades, 0)::bigint as trades,
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

export async function selectBefore(
  db: Db,
  { before_from: beforeFrom, before_to: beforeTo }: Span,
): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select members, live_listings, bids, trades, traded_cents
    from
      (select count(*) as members from accounts a where ${wasMember} and a.member_since <= ${beforeTo}
          and not exists (select from account_deletions x where x.account_id = a.id and x.at <= ${beforeTo})) as joined,
      (select count(*) as live_listings
        from deals d join listings l on l.id = d.listing_id
        where ${wasLive} and ${wentLiveAt} <= ${beforeTo}
          and (d.closed_at is null or d.closed_at > ${beforeTo})) as live,
      (select count(*) as bids from bids b where b.placed_at between ${beforeFrom} and ${beforeTo}) as bidding,
      (select count(*) as trades, coalesce(sum(t.price_cents * t.quantity), 0)::bigint as traded_cents
        from trades t
        where t.status not in ('cancelled', 'unconfirmed') and t.agreed_at between ${beforeFrom} and ${beforeTo}) as trading`.execute(
    db,
  )
  return must(rows[0], 'figures')
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

/** Counts those reported by members; Hoko's own flags are in the moderation queue. */
export async function countReportedListings(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('flags')
    .select((q) => q.fn.count<number>('listing_id').distinct().as('count'))
    .where('outcome', 'is', null)
    .where('reporter_id', 'is not', null)
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
