import { sql, type Selectable } from 'kysely'
import type { DB } from '#server/platform/db-types.ts'
import type { Db } from '#server/platform/db.ts'

export type CategoryRow = Selectable<DB['categories']>

export async function selectCategories(db: Db): Promise<CategoryRow[]> {
  return await db
    .selectFrom('categories')
    .selectAll()
    .where('status', '=', 'active')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** A category and those above it, the farthest first; empty when there is no such category. */
export async function selectCategoryPath(db: Db, id: number) {
  return await db
    .selectFrom('categories as leaf')
    .innerJoin('categories as c', (on) => on.on('c.id', '=', sql<number>`any(leaf.path)`))
    .select(['c.id', 'c.name', 'c.slug', 'c.type', 'c.status'])
    .where('leaf.id', '=', id)
    .orderBy(sql`array_position(leaf.path, c.id)`)
    .execute()
}

/** How many live listings there are in each category and everything below it; categories without any are left out. */
export async function selectListingCounts(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ category_id: number; count: number }>`
    select ancestor as category_id, sum(counted.count)::bigint as count
      from (select category_id, count(*) as count from listings where status = 'active' group by category_id) counted
      join categories c on c.id = counted.category_id
     cross join lateral unnest(c.path) as ancestor
     group by ancestor`.execute(db)
  return new Map(rows.map((row) => [row.category_id, row.count]))
}
