import { sql, type RawBuilder } from 'kysely'

/**
 * To say which day an instant is of in Auckland takes longer than to read its row. Days there begin and change with
 * whole hours, so rows are counted by these, and only the hours are asked for their days.
 */
export const hourOf = (instant: RawBuilder<unknown>): RawBuilder<Date> =>
  sql<Date>`date_bin(interval '1 hour', ${instant}, timestamptz 'epoch')`
