import { normaliseWords } from '#domains/search/common/normalise-words.ts'

/** 'Hutt' is Lower Hutt, 'Auckland' is Auckland Central. */
const qualifiers = new Set(['lower', 'upper', 'central', 'city', 'district'])
const abbreviated: Record<string, string> = { mt: 'mount', st: 'saint', pt: 'point' }

const joinWords = (words: string[]) => words.map((word) => abbreviated[word] ?? word).join('')

/** Returns a place's search tokens: its whole name, with and without its qualifier. */
export function listPlaceTokens(name: string): string[] {
  const words = normaliseWords(name).split(' ')
  const rest = words.filter((word) => !qualifiers.has(word))
  return [...new Set([joinWords(words), joinWords(rest)])].filter(Boolean)
}

/** Indexes the names that `findPlace` knows. */
export const indexPlaces = (names: Iterable<string>): ReadonlySet<string> =>
  new Set([...new Set(names)].flatMap(listPlaceTokens))

export function findPlace(places: ReadonlySet<string>, words: string[]): string | null {
  const token = joinWords(words)
  return places.has(token) ? token : null
}
