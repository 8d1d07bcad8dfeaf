import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

export interface Span {
  from: Date
  to: Date
  before_from: Date
  before_to: Date
  /** In Auckland, YYYY-MM-DD. */
  first_day: string
  last_day: string
}

/** Including today. A day in Auckland has 23 to 25 hours. */
export async function selectSpan(db: Db, days: number): Promise<Span> {
  const { rows } = await sql<Span>`
    with wall as (select clock as at, clock at time zone 'Pacific/Auckland' as here from clock_timestamp() as clock),
    first as (select here::date - ${days}::int + 1 as day from wall)
    select
      first.day::timestamp at time zone 'Pacific/Auckland' as "from",
      wall.at as "to",
      (first.day - ${days}::int)::timestamp at time zone 'Pacific/Auckland' as before_from,
      (wall.here - make_interval(days => ${days}::int)) at time zone 'Pacific/Auckland' as before_to,
      first.day::text as first_day,
      wall.here::date::text as last_day
    from wall, first`.execute(db)
  return rows[0]!
}
