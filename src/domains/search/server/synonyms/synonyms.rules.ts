import { normaliseWords } from '#domains/search/common/normalise-words.ts'
import { stemWord } from '../words/stem.rules.ts'

export interface Synonym {
  words: string[]
  same: string[][]
  means: string[]
  categories: string[]
}

const maxOthers = 7

export type NameIndex = ReadonlyMap<string, string[]>

export function indexNames(synonyms: readonly Synonym[]): NameIndex {
  const named = synonyms
    .flatMap(({ same }) => same)
    .flatMap((group) => {
      const names = [...new Set(group.map((name) => normaliseWords(name)))].filter((name) => name !== '')
      return names.map((name): [string, string[]] => [
        stemName(name),
        names.filter((other) => other !== name).slice(0, maxOthers),
      ])
    })
  return new Map(named.filter(([, others]) => others.length > 0))
}

const stemName = (name: string) => name.split(' ').map(stemWord).join(' ')

/** Returns the synonyms of the item with one of the spellings, singular and plural. */
export function getNames(index: NameIndex, spellings: string[]): string[] {
  for (const name of spellings) {
    const others = index.get(stemName(name))
    if (others) return others
  }
  return []
}

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
