import type { Filter } from '#contract/catalogue/filters.ts'
import { createCache, type Cache } from '#server/platform/cache/cache.ts'
import { hearTopics } from '#server/platform/cache/hear-topics.ts'
import type { Db } from '#server/platform/database/db.ts'
import { site_topic } from '#server/platform/live-hub.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type CategoryRow, selectCategories, selectCategoryPath } from './catalogue.queries.ts'

type Tree = Map<number, CategoryRow>

interface KeptCatalogue {
  tree: Cache<Tree>
  filters: Cache<Filter[]>
}

/** Bounds what no topic tells of. */
const kept = { max_entries: 1, life_ms: 10_000 }

const keptOf = new WeakMap<Db, KeptCatalogue>()

/** Of this node's handle; other handles, as a worker's or a transaction's, read everything. */
export function keepCatalogue(platform: Pick<Platform, 'db' | 'live'>): void {
  const caches: KeptCatalogue = { tree: createCache<Tree>(kept), filters: createCache<Filter[]>(kept) }
  keptOf.set(platform.db, caches)
  const forgetAll = () => {
    caches.tree.clear()
    caches.filters.clear()
  }
  hearTopics(platform, { forget: (topic) => topic === site_topic && forgetAll(), forgetAll })
}

export async function readKeptFilters(db: Db, read: () => Promise<Filter[]>): Promise<Filter[]> {
  return (await keptOf.get(db)?.filters.read('', read)) ?? (await read())
}

async function readTree(db: Db): Promise<Tree | undefined> {
  return await keptOf
    .get(db)
    ?.tree.read('', async () => new Map((await selectCategories(db)).map((row) => [row.id, row])))
}

type Step = Pick<CategoryRow, 'id' | 'name' | 'slug' | 'type' | 'status'>

/** As `selectCategoryPath`. */
export async function readCategoryPath(db: Db, id: number): Promise<Step[]> {
  const tree = await readTree(db)
  const leaf = tree?.get(id)
  // Another node may have added it a moment ago.
  return leaf ? leaf.path.map((step) => tree!.get(step)!) : await selectCategoryPath(db, id)
}

/** Those that are shown below it, or at the top. */
export async function readCategoriesBelow(
  db: Db,
  { category = null, type }: { category?: number | null | undefined; type?: string | undefined },
): Promise<number[]> {
  const tree = await readTree(db)
  const rows = tree ? [...tree.values()] : await selectCategories(db)
  return rows
    .filter(
      (row) =>
        row.status === 'active' &&
        row.parent_id === category &&
        (category !== null || type === undefined || row.type === type),
    )
    .map(({ id }) => id)
}
