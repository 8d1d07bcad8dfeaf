import { sql, type RawBuilder } from 'kysely'

/** Returns midnight of a day in Auckland, plus this many days. */
export const midnight = (day: string, later = 0): RawBuilder<Date> =>
  sql<Date>`(${day}::date + ${later}::int)::timestamp at time zone 'Pacific/Auckland'`

export const daysAgo = (days: number): RawBuilder<Date> =>
  sql<Date>`clock_timestamp() - make_interval(days => ${days}::int)`
