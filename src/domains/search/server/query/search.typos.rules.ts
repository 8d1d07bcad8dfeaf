import { normaliseWords } from '#domains/search/common/normalise-words.ts'

export interface KnownWord {
  /** Folded: without macrons and capitals. */
  word: string
  written: string
  /** The number of live listings that have it. */
  documents: number
  is_name: boolean
}

/**
 * Shorter words have too many neighbours: they are corrected only to a name with a doubled letter,
 * Lyn to Lynn.
 */
const shortest = 4
const longest = 30

const writtenWord = /[\p{L}\p{N}]+(?:['’‘ʻʼ]\p{L}+)*/gu

/** Keyed by their normalised form. Numbers and words with digits are left out. */
export function splitWords(text: string): Map<string, string> {
  const words = new Map<string, string>()
  for (const [written] of text.normalize('NFC').matchAll(writtenWord)) {
    const word = normaliseWords(written)
    if (word.length >= 3 && word.length <= longest && /^\p{L}+$/u.test(word) && !words.has(word))
      words.set(word, written)
  }
  return words
}

/**
 * Returns one item for each plural in a category's name: 'Guitars & bass' is searched for as a
 * guitar.
 */
export const listSingulars = (names: string): string[] =>
  [...names.matchAll(/\p{L}{3,}[^\W\daisu](?=s(?!\p{L}))/gu)]
    .map(([singular]) => singular.toLowerCase())
    .filter((singular) => !/(?:i|[cs]h|x|ss)e$/u.test(singular))

export const findDoubtfulWords = (q: string): string[] => [...splitWords(q).keys()]

const letters = Array.from('abcdefghijklmnopqrstuvwxyz')

/**
 * Returns every text one typo away: a letter too many, too few, a different one, or two neighbours
 * swapped.
 */
export function listSlips(word: string): string[] {
  const slips = new Set<string>()
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (after !== '') slips.add(before + after.slice(1))
    if (after.length > 1) slips.add(before + after.charAt(1) + after.charAt(0) + after.slice(2))
    for (const letter of letters) {
      slips.add(before + letter + after)
      if (after !== '') slips.add(before + letter + after.slice(1))
    }
  }
  slips.delete(word)
  return [...slips]
}

export function listVowelSwaps(word: string): string[] {
  const places = Array.from(word.matchAll(/[aeiouy]/gu), ({ index }) => index)
  return places.flatMap((one, n) =>
    places.slice(n + 1).map((other) => {
      const swapped = Array.from(word)
      ;[swapped[one], swapped[other]] = [word.charAt(other), word.charAt(one)]
      return swapped.join('')
    }),
  )
}

/** Optimal string alignment distance: swapped neighbours count as one. */
export function slipsBetween(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const otherLetter = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + otherLetter)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    ;[before, last] = [last, row]
  }
  return last[other.length] ?? 0
}

/** With this many listings a word counts as common. */
const usual = 50

/** A word that some listings have is corrected only to one that is this many times commoner. */
const manyTimes = 100

/**
 * Returns a common word few typos away.
 * @param found listings that have the word as typed
 */
export function nearestWord(
  word: string,
  candidates: readonly KnownWord[],
  { found }: { found: number },
): KnownWord | null {
  let best: { candidate: KnownWord; score: number } | null = null
  for (const candidate of candidates) {
    const slips = slipsBetween(word, candidate.word)
    if (!isLikely(word, candidate, slips)) continue
    if (found > 0 && (slips > 1 || candidate.documents < found * manyTimes)) continue
    const score =
      Math.log10(candidate.documents + 1) +
      (candidate.is_name ? 1.5 : 0) +
      (candidate.word[0] === word[0] ? 0.5 : 0) -
      slips * 2
    if (!best || score > best.score) best = { candidate, score }
  }
  return best?.candidate ?? null
}

function isLikely(
  word: string,
  { word: other, documents, is_name: isName }: KnownWord,
  slips: number,
): boolean {
  if (slips === 0 || (documents === 0 && !isName)) return false
  if (word.length < shortest) return isName && isDoubled(word, other)
  const least = Math.min(word.length, other.length)
  if (slips > (least < 6 ? 1 : least < 12 ? 2 : 3)) return false
  if (least >= 6) return true
  // Most short words that look alike are different things: a boat is no coat, a bike no bake.
  if (word[0] !== other[0]) return false
  const isUsual = word.length > shortest && documents >= usual
  return isName || isUsual || !isOtherLetter(word, other)
}

const dropDoubles = (word: string) => word.replaceAll(/(.)\1/gu, '$1')
const isDoubled = (word: string, other: string) =>
  other.length === word.length + 1 && dropDoubles(other) === dropDoubles(word)

const isOtherLetter = (word: string, other: string) =>
  word.length === other.length && inOrder(word) !== inOrder(other)

const inOrder = (word: string) => Array.from(word).toSorted().join('')

export const withWords = (q: string, written: ReadonlyMap<string, string>): string =>
  q.normalize('NFC').replace(writtenWord, (word) => written.get(normaliseWords(word)) ?? word)
