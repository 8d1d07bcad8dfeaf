import type { Synonym } from './synonyms.types.ts'

/**
 * One thing per line: names | search words | slugs of categories, separated by commas. Groups of exact synonyms end
 * with a semicolon; what follows the last semicolon only leads to the categories.
 */
export const readSynonyms = (table: string): Synonym[] => table.trim().split('\n').map(readLine)

function readLine(line: string): Synonym {
  const [names = '', means = '', categories = ''] = line.split('|')
  const groups = names.split(';').map(listed)
  return {
    words: groups.flat(),
    same: groups.slice(0, -1),
    means: listed(means),
    categories: listed(categories),
  }
}

/**
 * What a search finds the listings of a category by, besides its name: words that mean the very same. Of "chilly bin"
 * neither word does by itself.
 */
export const listCategoryWords = (table: readonly Synonym[], slug: string): string[] =>
  table
    .filter(({ categories }) => categories.includes(slug))
    .flatMap(({ same }) => same.flat())
    .filter((word) => !word.includes(' '))

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
