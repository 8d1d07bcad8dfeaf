import { sql, type RawBuilder } from 'kysely'
import { extensionPoint } from '../extensions.ts'

/** After how long the daily purge deletes rows. Purges read their limit from here, as does the back office. */
export interface Retention {
  name: string
  count: number
  unit: 'day' | 'month'
}

/** Limits that the purges of domains add. */
export const retentions = extensionPoint<readonly Retention[]>('retention')

/**
 * Rows from before this instant are deleted. Unlike `clock_timestamp()` it is the same for all rows of a statement, so
 * that an index finds them.
 */
export const getPurgeLimit = ({ count, unit }: Retention): RawBuilder<Date> =>
  sql<Date>`statement_timestamp() - ${count} * ${sql.lit(`1 ${unit}`)}::interval`
