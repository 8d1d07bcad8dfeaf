import { sql } from 'kysely'
import type { Category } from '#domains/catalogue/common/catalogue.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import { readListingCounts } from './catalogue-cache.service.ts'
import { selectBusiest, selectCategories, type CategoryRow } from './catalogue.queries.ts'
import { categoryTree } from './category-tree/category-tree.data.ts'
import type { CategoryBranch, CategoryType } from './category-tree/category-tree.types.ts'

export { buildCategoryPathSql, lockCategory, selectCategoryPath } from './catalogue.queries.ts'
export { readCategoriesBelow, readCategoryPath, readShownFilters } from './catalogue-cache.service.ts'
export { readFiltersAlong, selectFilters, selectFiltersAlong } from './filters.service.ts'

export async function readCategories(source: DataSource): Promise<Category[]> {
  const [rows, counts] = await Promise.all([selectCategories(source.db), readListingCounts(source)])
  const shown = inTreeOrder(rows.filter((row) => row.status === 'active'))
  return shown.map((row) => categoryView(row, counts.get(row.id) ?? 0))
}

export async function readCategory(source: DataSource, id: number) {
  const row = await source.db.selectFrom('categories').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const counts = await readListingCounts(source)
  return { ...categoryView(row, counts.get(id) ?? 0), status: row.status }
}

export function inTreeOrder<Row extends { id: number; parent_id: number | null }>(rows: Row[]): Row[] {
  const children = Map.groupBy(rows, (row) => row.parent_id)
  const withChildren = (row: Row): Row[] => [row, ...(children.get(row.id) ?? []).flatMap(withChildren)]
  return (children.get(null) ?? []).flatMap(withChildren)
}

const maxBusy = 12

export async function readFamousCategories(source: DataSource): Promise<Category[]> {
  const categories = await readCategories(source)
  const picked = categories.filter((category) => category.is_famous)
  if (picked.length > 0) return picked
  const busiest = await selectBusiest(source.db, maxBusy)
  return busiest.flatMap((id) => categories.find((category) => category.id === id) ?? [])
}

export function categoryView(row: CategoryRow, listingCount: number): Category {
  const { id, type, parent_id: parentId, name, slug, image, position, is_famous: isFamous } = row
  return {
    id,
    type,
    parent_id: parentId,
    name,
    slug,
    image,
    position,
    is_famous: isFamous,
    listing_count: listingCount,
  }
}

export async function seedCategories(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('category tree', 0))`.execute(tx)
    if (await tx.selectFrom('categories').select('id').limit(1).executeTakeFirst()) return
    for (const [position, root] of categoryTree.entries())
      await seedBranch(tx, root.type, root, position, null)
  })
}

async function seedBranch(
  tx: Tx,
  type: CategoryType,
  branch: CategoryBranch,
  position: number,
  parent: { id: number; path: number[] } | null,
): Promise<void> {
  const { id } = await tx
    .insertInto('categories')
    .values({
      type,
      parent_id: parent?.id ?? null,
      name: branch.name,
      slug: branch.slug,
      image: null,
      position,
      is_famous: branch.famous ?? false,
      is_adult: branch.adult ?? false,
      path: [],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const path = [...(parent?.path ?? []), id]
  await tx.updateTable('categories').set({ path }).where('id', '=', id).execute()
  for (const [at, child] of (branch.children ?? []).entries())
    await seedBranch(tx, type, child, at, { id, path })
}

export function famousIcons(): { slug: string; icon: string }[] {
  const below = (branches: readonly CategoryBranch[]): { slug: string; icon: string }[] =>
    branches.flatMap(({ slug, icon, famous, children = [] }) => [
      ...(famous && icon ? [{ slug, icon }] : []),
      ...below(children),
    ])
  return below(categoryTree)
}

export async function setCategoryImage(tx: Tx, slug: string, image: string): Promise<void> {
  await tx.updateTable('categories').set({ image }).where('slug', '=', slug).execute()
}
