import { normaliseWords } from '#domains/search/common/normalise-words.ts'
import { must } from '#platform/common/must.ts'
import { type NameIndex, getNames } from '../synonyms/synonyms.rules.ts'
import { isStopWord, stemWord } from './stem.rules.ts'
import { type Run, splitText } from './tokens.rules.ts'

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

function findPlace(places: ReadonlySet<string>, words: string[]): string | null {
  const token = joinWords(words)
  return places.has(token) ? token : null
}

/** An item, a place or a word that was typed, as one word or several. */
export interface Unit {
  runs: Run[]
  /** Synonyms of the item. */
  others: Run[][]
  place: string | null
  /** In quotation marks: the words are consecutive. */
  isPhrase: boolean
}

export interface TypedWords {
  required: Unit[]
  /** Units after a minus. */
  excluded: Unit[]
}

export interface KnownNames {
  synonyms: NameIndex
  places: ReadonlySet<string>
}

interface Part {
  text: string
  isExcluded: boolean
  isPhrase: boolean
}

/** Further words are left out. */
const maxRuns = 24
/** The longest name of an item or a place has this many words. */
const maxName = 4

export function parseTypedWords(q: string, known: KnownNames): TypedWords {
  const parts = splitParts(q)
  const units = (of: Part[]) => of.flatMap((part) => dropStopWords(listUnits(part, known)))
  const required = units(parts.filter(({ isExcluded }) => !isExcluded))
  const excluded = units(parts.filter(({ isExcluded }) => isExcluded))
  if (required.length > 0) return { required, excluded }
  // Excluding from nothing excludes nothing; and a text of stop words alone means all of them.
  return { required: listUnits({ text: q, isExcluded: false, isPhrase: false }, known), excluded: [] }
}

function splitParts(q: string): Part[] {
  const parts: Part[] = []
  const marked = /(?<!\S)(-?)["“”„«]([^"“”„«»]+)["“”»](?!\S)|(?<!\S)-(?=[\p{L}\p{N}])(\S+)/gu
  let reached = 0
  const addPlain = (end: number) => {
    const text = q.slice(reached, end)
    if (text.trim() !== '') parts.push({ text, isExcluded: false, isPhrase: false })
  }
  for (const found of q.matchAll(marked)) {
    addPlain(found.index)
    reached = found.index + found[0].length
    const [, minus, phrase, excluded] = found
    if (phrase !== undefined) parts.push({ text: phrase, isExcluded: minus === '-', isPhrase: true })
    else parts.push({ text: must(excluded, 'excluded'), isExcluded: true, isPhrase: false })
  }
  addPlain(q.length)
  return parts
}

function listUnits({ text, isPhrase, isExcluded }: Part, known: KnownNames): Unit[] {
  const runs = splitText(text).slice(0, maxRuns)
  if (isPhrase) return runs.length > 0 ? [{ runs, others: [], place: null, isPhrase: runs.length > 1 }] : []
  if (isExcluded) return runs.map(plainUnit)
  const units: Unit[] = []
  for (let at = 0; at < runs.length;) {
    const unit = findLongestName(runs.slice(at, at + maxName), known) ?? plainUnit(must(runs[at], 'run'))
    units.push(unit)
    at += unit.runs.length
  }
  return units
}

const plainUnit = (run: Run): Unit => ({ runs: [run], others: [], place: null, isPhrase: false })

function findLongestName(runs: Run[], { synonyms, places }: KnownNames): Unit | null {
  for (let length = runs.length; length > 0; length -= 1) {
    const named = runs.slice(0, length)
    const others = getNames(synonyms, listSpellings(named)).map(splitText)
    const place = findPlace(
      places,
      named.flatMap(({ pieces }) => pieces),
    )
    if (others.length > 0 || place !== null) return { runs: named, others, place, isPhrase: false }
  }
  return null
}

/** Returns each run as one word and as several. */
const listSpellings = (runs: Run[]): string[] =>
  runs.reduce<string[]>(
    (before, { pieces, joined }) => {
      const ways = [...(joined === null ? [] : [joined]), pieces.join(' ')]
      return before.flatMap((one) => ways.map((way) => (one === '' ? way : `${one} ${way}`)))
    },
    [''],
  )

const dropStopWords = (units: Unit[]) =>
  units.filter(({ runs, isPhrase }) => isPhrase || !runs.every(({ pieces }) => pieces.every(isStopWord)))

export interface UnitCounts {
  unit: Unit
  /** The number of listings with it in their titles. */
  titled: number
  /** Those of them that aren't homes: "Rimu floors and a big lawn" isn't a listing of rimu. */
  titledThings: number
  /** Those that have it in the title, categories, make or model. */
  named: number
  /** Whether it is in the name of the category that all the words lead to. */
  isCategory: boolean
}

/**
 * Drops first words that no title has, then places, then words that don't name the category, then
 * the rarest in titles, the earlier of equals first: "dining table" becomes "table", however much
 * there is in kitchen and dining, and "golf clubs" becomes "golf".
 */
export function orderUnitsToDrop(counted: UnitCounts[]): Unit[] {
  const areHomes = counted.every(({ titledThings }) => titledThings === 0)
  const most = Math.max(...counted.map(({ titled }) => titled))
  const getWorth = ({ unit, titled, titledThings, named, isCategory }: UnitCounts) => {
    if (titled === 0) return named === 0 ? -3 : -2
    if (unit.place !== null && unit.others.length === 0) return -1
    return (isCategory ? most : 0) + (areHomes ? titled : titledThings)
  }
  return counted.toSorted((one, other) => getWorth(one) - getWorth(other)).map(({ unit }) => unit)
}

/**
 * Returns the units in the name of the likeliest category that has any; the names are sorted by
 * likelihood.
 */
export function findCategoryUnits(units: Unit[], categoryNames: string[]): Set<Unit> {
  const listWords = (text: string) => normaliseWords(text).split(' ').map(stemWord)
  for (const name of categoryNames) {
    const words = new Set(listWords(name))
    const found = units.filter(({ runs, others }) =>
      [runs, ...others].some((spelling) =>
        spelling.flatMap(({ pieces }) => pieces).every((piece) => words.has(stemWord(piece))),
      ),
    )
    if (found.length > 0) return new Set(found)
  }
  return new Set()
}

/** @returns the remaining words, as they were typed */
export function dropUnits(
  q: string,
  { required, excluded }: TypedWords,
  dropped: Unit[],
): { kept: string; words: TypedWords } {
  const leftOut = new Set(
    dropped.flatMap(({ runs }) => runs.flatMap(({ pieces, joined }) => [...pieces, joined])),
  )
  const kept = q
    .split(/\s+/)
    .filter((word) =>
      normaliseWords(word)
        .split(' ')
        .some((piece) => piece !== '' && !isStopWord(piece) && !leftOut.has(piece)),
    )
    .join(' ')
  return { kept, words: { required: required.filter((unit) => !dropped.includes(unit)), excluded } }
}
