import { foldText } from '../suggestions/suggestions.rules.ts'
import type { Synonym } from './synonyms.types.ts'

/** So many words the longest name has. */
const max_name_words = 4
const max_others = 7
/** Further words are taken as they are. */
const max_words = 12

export type NameIndex = ReadonlyMap<string, string[]>

export function indexNames(synonyms: readonly Synonym[]): NameIndex {
  const named = synonyms
    .flatMap(({ same }) => same)
    .flatMap((group) => {
      const names = [...new Set(group.map(foldText))].filter((name) => name !== '')
      return names.map((name): [string, string[]] => [
        name,
        names.filter((other) => other !== name).slice(0, max_others),
      ])
    })
  return new Map(named.filter(([, others]) => others.length > 0))
}

export interface SynonymSearch {
  rest: string
  names: { typed: string; others: string[]; is_last: boolean }[]
}

const getName = (index: NameIndex, words: readonly string[]) => {
  const name = words.join(' ')
  const others = index.get(name) ?? index.get(name.replace(/s$/, ''))
  return others && { name, others }
}

/** Longest names first, from the left: 'chilly bin lid' is a chilly bin, and a lid. */
export function findNames(index: NameIndex, q: string): SynonymSearch {
  const words = foldText(q).split(' ').filter(Boolean)
  const looked_at = words.slice(0, max_words)
  const names: SynonymSearch['names'] = []
  const rest: string[] = []
  for (let at = 0; at < looked_at.length;) {
    const lengths = Array.from({ length: max_name_words }, (_, less) => max_name_words - less)
    const found = lengths
      .filter((length) => at + length <= looked_at.length)
      .map((length) => ({ length, name: getName(index, looked_at.slice(at, at + length)) }))
      .find(({ name }) => name !== undefined)
    if (!found?.name) {
      rest.push(looked_at[at]!)
      at += 1
      continue
    }
    at += found.length
    names.push({ typed: found.name.name, others: found.name.others, is_last: at === words.length })
  }
  return { rest: [...rest, ...words.slice(max_words)].join(' '), names }
}
