const some = (count: number, one: string, many: string) =>
  count === 0 ? null : `${count.toLocaleString('en-NZ')} ${count === 1 ? one : many}`

/** '2 categories and 1 listing' */
export function describeContents({ categories, listings }: { categories: number; listings: number }): string {
  return [some(categories, 'category', 'categories'), some(listings, 'listing', 'listings')]
    .filter(Boolean)
    .join(' and ')
}
