import type { Synonym } from './synonyms.types.ts'

/**
 * One item per line: names | search words | slugs of categories, separated by commas. Groups of
 * exact synonyms end with a semicolon; words after the last semicolon only lead to the categories.
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
 * Returns single words that mean the same as a category's name. "Chilly bin" is left out, as
 * neither word means it alone.
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
