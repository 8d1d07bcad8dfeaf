import type { Filter } from '#domains/catalogue/common/catalogue.ts'
import { must } from '#platform/common/must.ts'
import type { CacheOptions } from '#platform/server/cache/cache.ts'
import { siteTopic } from '#platform/server/live-hub.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import {
  type CategoryRow,
  selectCategories,
  selectCategoryPath,
  selectListingCounts,
  selectShownFilters,
} from './catalogue.queries.ts'

type Tree = Map<number, CategoryRow>

const shared = {
  /** The whole tree is the only entry. */
  maxBytes: 4 * 2 ** 20,
  /** For changes that no topic announces. */
  ttlMs: 10_000,
  topics: [siteTopic],
}
const treeCache: CacheOptions<Tree> = { ...shared, name: 'category tree', sizeOf: ({ size }) => size * 400 }
const filterCache: CacheOptions<Filter[]> = {
  ...shared,
  name: 'filters',
  sizeOf: ({ length }) => length * 1_000,
}
/** Counts are on every page. */
const countCache: CacheOptions<Map<number, number>> = {
  name: 'listings by category',
  maxBytes: 2 ** 20,
  sizeOf: ({ size }) => size * 50,
  ttlMs: 10_000,
}

async function readTree({ db, caches }: DataSource): Promise<Tree> {
  return await caches
    .open(treeCache)
    .read('', async () => new Map((await selectCategories(db)).map((row) => [row.id, row])))
}

export async function readShownFilters({ db, caches }: DataSource): Promise<Filter[]> {
  return await caches.open(filterCache).read('', () => selectShownFilters(db))
}

export async function readListingCounts({ db, caches }: DataSource): Promise<Map<number, number>> {
  return await caches.open(countCache).read('', () => selectListingCounts(db))
}

type Step = Pick<CategoryRow, 'id' | 'name' | 'slug' | 'type' | 'status'>

/** Answers as `selectCategoryPath`. */
export async function readCategoryPath(source: DataSource, id: number): Promise<Step[]> {
  const tree = await readTree(source)
  const leaf = tree.get(id)
  // Another node may have added it a moment ago.
  return leaf
    ? leaf.path.map((step) => must(tree.get(step), 'category of the path'))
    : await selectCategoryPath(source.db, id)
}

/** Returns the shown categories below it, or at the top. */
export async function readCategoriesBelow(
  source: DataSource,
  { category = null, type }: { category?: number | null | undefined; type?: string | undefined },
): Promise<number[]> {
  return [...(await readTree(source)).values()]
    .filter(
      (row) =>
        row.status === 'active' &&
        row.parent_id === category &&
        (category !== null || type === undefined || row.type === type),
    )
    .map(({ id }) => id)
}
