import { normaliseWords } from '#domains/search/common/normalise-words.ts'
import { stemWord } from '../words/stem.rules.ts'
import type { Synonym } from './synonyms.types.ts'

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
