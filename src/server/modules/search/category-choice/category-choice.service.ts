import type { Category } from '#contract/catalogue/catalogue.ts'
import type { CategorySuggestion } from '#contract/search/search-suggestions.ts'
import { readCategories } from '#server/modules/catalogue/catalogue.service.ts'
import type { Db } from '#server/platform/database/db.ts'
import { synonyms } from '../synonyms/synonyms.data.ts'
import {
  categoriesOfTitle,
  categoriesOfTyped,
  type CategoryIndex,
  indexCategories,
  indexSynonyms,
} from './category-choice.rules.ts'

const kept_ms = 30_000

const synonym_index = indexSynonyms(synonyms)

interface Kept {
  categories: Category[]
  index: CategoryIndex
  read_at: number
}

// A few thousand names per node, so that typing queries no table. One per database handle.
const kept = new WeakMap<Db, Kept>()

interface CategoryQuestion {
  q: string
  from: 'title' | 'typed'
  type?: Category['type'] | undefined
}

const most = { title: 3, typed: 20 }

/** The last may be of another type than asked, where that is likelier. */
export async function findCategories(
  db: Db,
  { q, from, type }: CategoryQuestion,
): Promise<CategorySuggestion[]> {
  const { categories, index } = await readIndex(db)
  const found = (from === 'title' ? categoriesOfTitle : categoriesOfTyped)(categories, index, q)
  const ofType = found.filter((category) => type === undefined || category.type === type)
  const elsewhere = found.slice(0, 1).filter((category) => !ofType.includes(category))
  const by_id = new Map(categories.map((category) => [category.id, category]))
  return [...ofType.slice(0, most[from]), ...elsewhere].map((category) => ({
    id: category.id,
    type: category.type,
    name: category.name,
    path: getPath(category, by_id),
  }))
}

const getPath = (category: Category, by_id: Map<number, Category>): string[] => {
  const parent = by_id.get(category.parent_id ?? 0)
  return parent ? [...getPath(parent, by_id), parent.name] : []
}

async function readIndex(db: Db): Promise<Kept> {
  const known = kept.get(db)
  if (known && Date.now() - known.read_at < kept_ms) return known
  const categories = await readCategories(db)
  const read = { categories, index: indexCategories(categories, synonym_index), read_at: Date.now() }
  kept.set(db, read)
  return read
}
