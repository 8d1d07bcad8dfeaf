import { sql, type Selectable } from 'kysely'
import type { Filter } from '#domains/catalogue/common/catalogue.ts'
import { must } from '#platform/common/must.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { prepareStatement } from '#platform/server/database/prepared.ts'

export type CategoryRow = Selectable<DB['categories']>

export async function selectCategories(db: Db): Promise<CategoryRow[]> {
  return await db.selectFrom('categories').selectAll().orderBy('position').orderBy('id').execute()
}

/** Locks the category, so that it stays until the transaction ends. */
export async function lockCategory(tx: Tx, id: number): Promise<boolean> {
  const locked = await tx
    .selectFrom('categories')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return locked !== undefined
}

/** Returns the farthest first; empty if there's no such category. */
export const selectCategoryPath = prepareStatement((db: Db, id: number) =>
  db
    .selectFrom('categories as leaf')
    .innerJoin('categories as c', (on) => on.on('c.id', '=', sql<number>`any(leaf.path)`))
    .select(['c.id', 'c.name', 'c.slug', 'c.type', 'c.status'])
    .where('leaf.id', '=', id)
    .orderBy(sql`array_position(leaf.path, c.id)`)
    .compile(),
)

type CategoryStep = Pick<CategoryRow, 'id' | 'name' | 'slug'>

/** Answers as `selectCategoryPath`. */
export const buildCategoryPathSql = (category: string) => sql<CategoryStep[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug)
           order by array_position(leaf.path, c.id)), '[]')
    from categories leaf join categories c on c.id = any(leaf.path) where leaf.id = ${sql.ref(category)})`

/** Counts everything below as well; categories without any are left out. */
export async function selectListingCounts(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ category_id: number; count: number }>`
    select ancestor as category_id, sum(counted.count)::bigint as count
      from (select category_id, count(*) as count from listings where status = 'active' group by category_id) counted
      join categories c on c.id = counted.category_id
     cross join lateral unnest(c.path) as ancestor
     group by ancestor`.execute(db)
  return new Map(rows.map((row) => [row.category_id, row.count]))
}

/** Listings of any status directly in it; categories without any are left out. */
export async function selectCountsByCategory(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('listings')
    .select((eb) => ['category_id', eb.fn.countAll<number>().as('count')])
    .where('category_id', 'is not', null)
    .groupBy('category_id')
    .execute()
  return new Map(rows.map((row) => [must(row.category_id, 'category_id'), row.count]))
}

export async function selectBusiest(db: Db, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.path[1] as id
      from (select category_id, 1 as acts from listings
             where status <> 'draft' and created_at > clock_timestamp() - interval '30 days'
            union all
            select l.category_id, 1 from bids b join listings l on l.id = b.listing_id
             where b.placed_at > clock_timestamp() - interval '30 days') busy
      join categories c on c.id = busy.category_id
      join categories top on top.id = c.path[1] and top.status = 'active'
     group by c.path[1] order by sum(acts) desc, c.path[1] limit ${most}`.execute(db)
  return rows.map((row) => row.id)
}

export async function selectAllFilters(db: Db): Promise<Filter[]> {
  const rows = await db
    .selectFrom('filters as f')
    .selectAll('f')
    .select(
      sql<
        number[]
      >`array(select category_id from filter_categories where filter_id = f.id order by category_id)`.as(
        'category_ids',
      ),
    )
    .orderBy('f.position')
    .orderBy('f.id')
    .execute()
  return rows.map((row) => ({ ...row, options: fromColumn<string[]>(row.options) }))
}

export async function selectShownFilters(db: Db): Promise<Filter[]> {
  return (await selectAllFilters(db)).filter(({ status }) => status === 'active')
}
