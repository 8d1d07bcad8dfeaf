import { sql } from 'kysely'
import type { ReportCompare } from '#domains/insights/common/stats.ts'
import { must } from '#platform/common/must.ts'
import type { Db } from '#platform/server/database/db.ts'

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
