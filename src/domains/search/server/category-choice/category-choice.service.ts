import type { Category } from '#domains/catalogue/common/catalogue.ts'
import type { CategorySuggestion } from '#domains/search/common/search.ts'
import { readCategories } from '#domains/catalogue/server/catalogue.service.ts'
import type { CacheOptions } from '#platform/server/cache/cache.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import { synonyms } from '../synonyms/synonyms.data.ts'
import {
  findTitleCategories,
  findTypedCategories,
  type CategoryIndex,
  indexCategories,
  indexSynonyms,
} from './category-choice.rules.ts'

const synonymIndex = indexSynonyms(synonyms)

interface NamedCategories {
  categories: Category[]
  index: CategoryIndex
}

/** Cached, so that typing queries no table. */
const nameCache: CacheOptions<NamedCategories> = {
  name: 'category names',
  maxBytes: 16 * 2 ** 20,
  sizeOf: ({ categories }) => 4_000 * categories.length,
  ttlMs: 30_000,
}

interface CategoryQuestion {
  q: string
  from: 'title' | 'typed'
  type?: Category['type'] | undefined
}

const most = { title: 3, typed: 20 }

/** The last may be of another type than requested, if that is likelier. */
export async function findCategories(
  source: DataSource,
  { q, from, type }: CategoryQuestion,
): Promise<CategorySuggestion[]> {
  const { categories, index } = await readIndex(source)
  const found = (from === 'title' ? findTitleCategories : findTypedCategories)(categories, index, q)
  const ofType = found.filter((category) => type === undefined || category.type === type)
  const elsewhere = found.slice(0, 1).filter((category) => !ofType.includes(category))
  const byId = new Map(categories.map((category) => [category.id, category]))
  return [...ofType.slice(0, most[from]), ...elsewhere].map((category) => ({
    id: category.id,
    type: category.type,
    name: category.name,
    path: getPath(category, byId),
  }))
}

const getPath = (category: Category, byId: Map<number, Category>): string[] => {
  const parent = byId.get(category.parent_id ?? 0)
  return parent ? [...getPath(parent, byId), parent.name] : []
}

async function readIndex(source: DataSource): Promise<NamedCategories> {
  return await source.caches.open(nameCache).read('', async () => {
    const categories = await readCategories(source)
    return { categories, index: indexCategories(categories, synonymIndex) }
  })
}
