import { foldMacrons } from '#platform/common/formats/fold-macrons.ts'
import * as t from '#domains/listing-import/texts.ts'

export interface ItemCategory {
  id: number
  /** From the top, each by its name. */
  names: readonly string[]
}

export interface CategoryIndex {
  byId: ReadonlyMap<number, ItemCategory>
  byPath: ReadonlyMap<string, ItemCategory>
  /** By the last name alone. */
  byName: ReadonlyMap<string, readonly ItemCategory[]>
}

const fold = (name: string) => foldMacrons(name.toLowerCase()).replace(/\s+/g, ' ').trim()

const joinPath = (names: readonly string[]) => names.map(fold).join('>')

export const indexCategories = (categories: readonly ItemCategory[]): CategoryIndex => ({
  byId: new Map(categories.map((category) => [category.id, category])),
  byPath: new Map(categories.map((category) => [joinPath(category.names), category])),
  byName: Map.groupBy(categories, ({ names }) => fold(names.at(-1) ?? '')),
})

export const writeCategory = ({ names }: Pick<ItemCategory, 'names'>): string => names.join(' > ')

/** @returns the category's id, or the sentence that refuses it */
export function readCategory({ byId, byPath, byName }: CategoryIndex, text: string): number | string {
  const numbered = /^\d{1,9}$/.test(text) ? byId.get(Number(text)) : undefined
  const found = numbered ?? byPath.get(joinPath(text.split(/[>›]/)))
  if (found) return found.id
  const [only, other] = byName.get(fold(text)) ?? []
  if (only && !other) return only.id
  const category = text.length > 60 ? `${text.slice(0, 59)}…` : text
  return only
    ? t.several_categories_have_that_name({ category, path: writeCategory(only) })
    : t.there_is_no_such_category({ category })
}
