import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from './db.ts'

/** So many are looked up one by one; of more it is quicker to look through. */
const max_looked_up = 2_000

type Condition = RawBuilder<SqlBool>

/**
 * A few that are found first let a table be read by its indexes, whatever else is asked of it.
 * @param found selects ids, which may stand in any of the columns
 * @returns null where nothing is found
 */
export async function amongFound(
  db: Db,
  found: RawBuilder<unknown>,
  ...columns: Expression<number | null>[]
): Promise<Condition | null> {
  const { rows } = await sql<{ id: number }>`
    select f.id from (${found}) as f (id) limit ${sql.lit(max_looked_up + 1)}`.execute(db)
  if (rows.length === 0) return null
  const ids = rows.map(({ id }) => id)
  const isAmong = (column: Expression<number | null>) =>
    ids.length > max_looked_up
      ? sql<SqlBool>`${column} in (${found})`
      : sql<SqlBool>`${column} = any(${ids}::bigint[])`
  return anyOf(columns.map(isAmong))
}

/** At least one of them; where there are none, never. */
export function anyOf(conditions: (Condition | null)[]): Condition {
  const given = conditions.filter((condition) => condition !== null)
  return given.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(given, sql` or `)})`
}

export const allOf = (conditions: Condition[]): Condition =>
  sql<SqlBool>`(${sql.join([sql`true`, ...conditions], sql` and `)})`
