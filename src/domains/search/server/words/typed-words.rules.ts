import { must } from '#platform/common/must.ts'
import type { NameIndex } from '../synonyms/synonym-search.rules.ts'
import { getNames } from '../synonyms/synonym-search.rules.ts'
import { findPlace } from './place-names.rules.ts'
import { type Run, splitText } from './split-text.rules.ts'
import { isStopWord } from './stem.rules.ts'

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
