import type { Db } from '#platform/server/database/db.ts'
import { selectAlike, selectDocuments } from '../index/search.dictionary.queries.ts'
import { stemWord } from '../words/stem.rules.ts'
import { countWord } from './search.words.queries.ts'
import { findDoubtfulWords, nearestWord, withWords } from './search.typos.rules.ts'
import { isKnownWord } from '../dictionary/known-words.service.ts'

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
