import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from './db.ts'

/** Up to this many are looked up one by one; for more a scan is quicker. */
const maxIds = 2_000

type Condition = RawBuilder<SqlBool>

/**
 * A few ids found first let a table be read by its indexes, whatever the other conditions.
 * @param found selects ids, which may be in any of the columns
 * @returns null if there are none
 */
export async function whereIdIn(
  db: Db,
  found: RawBuilder<unknown>,
  ...columns: Expression<number | null>[]
): Promise<Condition | null> {
  const { rows } = await sql<{ id: number }>`
    select f.id from (${found}) as f (id) limit ${sql.lit(maxIds + 1)}`.execute(db)
  if (rows.length === 0) return null
  const ids = rows.map(({ id }) => id)
  const isAmong = (column: Expression<number | null>) =>
    ids.length > maxIds
      ? sql<SqlBool>`${column} in (${found})`
      : sql<SqlBool>`${column} = any(${ids}::bigint[])`
  return or(columns.map(isAmong))
}

/** Matches at least one of them; without any, never. */
export function or(conditions: (Condition | null)[]): Condition {
  const given = conditions.filter((condition) => condition !== null)
  return given.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(given, sql` or `)})`
}

export const and = (conditions: Condition[]): Condition =>
  sql<SqlBool>`(${sql.join([sql`true`, ...conditions], sql` and `)})`
