import { sql, type RawBuilder } from 'kysely'

/**
 * Computing an instant's day in Auckland takes longer than reading its row. Days there begin and
 * change with whole hours, so rows are counted by hour, and only the hours are converted to days.
 */
export const buildHourSql = (instant: RawBuilder<unknown>): RawBuilder<Date> =>
  sql<Date>`date_bin(interval '1 hour', ${instant}, timestamptz 'epoch')`
