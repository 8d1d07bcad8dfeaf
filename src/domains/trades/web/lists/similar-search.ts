/**
 * The first distinctive words of the title, without figures. Few, since each narrows the search.
 */
export function similarSearch(title: string): string {
  const words = title.match(/\p{L}[\p{L}\p{N}’'-]{2,}/gu) ?? []
  const distinctive = words.filter((word) => !filler.has(word.toLowerCase())).slice(0, 2)
  const q = distinctive.length > 0 ? distinctive.join(' ') : title.trim()
  return `/ibuy?${new URLSearchParams({ q })}`
}

const filler = new Set([
  'the',
  'and',
  'for',
  'with',
  'very',
  'good',
  'new',
  'used',
  'old',
  'from',
  'one',
  'two',
  'set',
])
