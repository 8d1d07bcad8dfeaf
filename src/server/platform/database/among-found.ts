import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from './db.ts'

/** So many are looked up one by one; of more it is quicker to look through. */
const max_looked_up = 2_000

type Condition = RawBuilder<SqlBool>

/** The same condition in two ways. */
export interface Found {
  /** For going through a table. */
  all: Condition
  /** For looking at one row after the other until there are enough, where most fit. */
  each: Condition
  is_many: boolean
}

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
  return (await findAmong(db, found, ...columns))?.all ?? null
}

/** As `amongFound`. */
export async function findAmong(
  db: Db,
  found: RawBuilder<unknown>,
  ...columns: Expression<number | null>[]
): Promise<Found | null> {
  const { rows } = await sql<{ id: number }>`
    select f.id from (${found}) as f (id) limit ${sql.lit(max_looked_up + 1)}`.execute(db)
  if (rows.length === 0) return null
  const ids = rows.map(({ id }) => id)
  const is_many = ids.length > max_looked_up
  const isFew = (column: Expression<number | null>) => sql<SqlBool>`${column} = any(${ids}::bigint[])`
  const isIn = (column: Expression<number | null>) => sql<SqlBool>`${column} in (${found})`
  // With an offset PostgreSQL can't make it the other.
  const isOne = (column: Expression<number | null>) =>
    sql<SqlBool>`exists (select from (${found}) as f (id) where f.id = ${column} offset 0)`
  return {
    all: anyOf(columns.map(is_many ? isIn : isFew)),
    each: anyOf(columns.map(is_many ? isOne : isFew)),
    is_many,
  }
}

export const anyFound = (found: (Found | null)[]): Found => ({
  all: anyOf(found.map((one) => one?.all ?? null)),
  each: anyOf(found.map((one) => one?.each ?? null)),
  is_many: found.some((one) => one?.is_many),
})

/** At least one of them; where there are none, never. */
export function anyOf(conditions: (Condition | null)[]): Condition {
  const given = conditions.filter((condition) => condition !== null)
  return given.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(given, sql` or `)})`
}

export const allOf = (conditions: Condition[]): Condition =>
  sql<SqlBool>`(${sql.join([sql`true`, ...conditions], sql` and `)})`
