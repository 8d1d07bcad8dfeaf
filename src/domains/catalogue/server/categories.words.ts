import * as t from '#domains/catalogue/texts.ts'

export function describeContents(name: string, holds: { categories: number; listings: number }): string {
  if (holds.categories === 0) return t.name_holds_listings({ name, listings: holds.listings })
  return holds.listings === 0
    ? t.name_holds_categories({ name, categories: holds.categories })
    : t.name_holds_categories_and_listings({ name, ...holds })
}
