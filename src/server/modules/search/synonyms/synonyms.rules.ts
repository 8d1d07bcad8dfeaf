import type { Synonym } from './synonyms.types.ts'

/**
 * One thing to a line: names | search words | slugs of categories, each with commas between. Names that mean the very
 * same stand together and end with a semicolon; what follows the last semicolon only leads to the categories.
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

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
