import * as t from '#domains/catalogue/texts.ts'

export function describeContents(name: string, contents: { categories: number; listings: number }): string {
  if (contents.categories === 0) return t.name_holds_listings({ name, listings: contents.listings })
  return contents.listings === 0
    ? t.name_holds_categories({ name, categories: contents.categories })
    : t.name_holds_categories_and_listings({ name, ...contents })
}
