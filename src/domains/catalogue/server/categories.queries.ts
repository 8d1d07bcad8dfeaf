import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/db.ts'
import type { CategoryRow } from './catalogue.queries.ts'

/** Serialises changes of the tree until the transaction ends. */
export async function lockTree(tx: Tx): Promise<CategoryRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('category tree', 0))`.execute(tx)
  return await tx.selectFrom('categories').selectAll().orderBy('position').orderBy('id').execute()
}

export async function writePositions(tx: Tx, ids: number[]): Promise<void> {
  await sql`
    update categories c set position = o.n - 1
      from unnest(${ids}::bigint[]) with ordinality as o (id, n)
     where c.id = o.id and c.position <> o.n - 1`.execute(tx)
}

export async function writePaths(tx: Tx, id: number, parentPath: number[]): Promise<void> {
  await sql`
    update categories
       set path = ${parentPath}::bigint[] || path[array_position(path, ${id}::bigint):]
     where path @> array[${id}::bigint]`.execute(tx)
}

export async function countListingsIn(tx: Tx, categoryId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('listings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('category_id', '=', categoryId)
    .executeTakeFirstOrThrow()
  return count
}
