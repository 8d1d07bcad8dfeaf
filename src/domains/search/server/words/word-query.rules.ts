import { must } from '#platform/common/must.ts'
import {
  type Run,
  isPair,
  nameToken,
  placeToken,
  quoteToken,
  titleBegins,
  titleEnds,
  titleToken,
} from './tokens.rules.ts'
import { isStopWord, stemWord } from './stem.rules.ts'
import type { TypedWords, Unit } from './typed-words.rules.ts'

/** Token queries in PostgreSQL's syntax; empty if they find nothing. */
export interface Ranks {
  /** All words are in the part of the title that names the item: only hits have that. */
  titled: string
  /** Or in the names of its category, make and model. */
  named: string
  /** Or all of them in those. */
  categorised: string
  /** Or anywhere outside the description. */
  described: string
  /** The words without synonyms, for PostgreSQL's own rank. */
  typed: string
  isTitle: string
  beginsTitle: string
  /** The words are consecutive in the title. */
  in_title: string
  /** The words are in the title with a word or two between them. */
  nearInTitle: string
  /** The words are consecutive anywhere. */
  inText: string
  /** All words anywhere, for a search that continues with some of them. */
  whole: string
}

type Scope = 'any' | 'title' | 'named' | 'categorised' | 'told'

const writeWord: Record<Scope, (stem: string) => string> = {
  any: (stem) => quoteToken(stem),
  title: (stem) => quoteToken(titleToken(stem)),
  named: (stem) => `(${quoteToken(titleToken(stem))} | ${quoteToken(nameToken(stem))})`,
  categorised: (stem) => quoteToken(nameToken(stem)),
  told: (stem) => `${quoteToken(stem)}:ABC`,
}
/** Synonyms are searched only where an item is named: not in descriptions, and not among places. */
const scopeOfOthers: Record<Scope, Scope> = {
  any: 'named',
  title: 'title',
  named: 'named',
  categorised: 'categorised',
  told: 'named',
}
const weights: Record<Scope, string> = { any: '', title: ':A', named: ':AB', categorised: ':B', told: ':ABC' }

const allOf = (parts: string[]) =>
  parts.length === 1 ? must(parts[0], 'only part') : `(${parts.join(' & ')})`
const anyOf = (parts: string[]) =>
  parts.length === 1 ? must(parts[0], 'only part') : `(${parts.join(' | ')})`

export const buildWordQuery = ({ required, excluded }: TypedWords): string =>
  [...required.map((unit) => matchUnit(unit, 'any')), ...excludeUnits(excluded)].join(' & ')

const excludeUnits = (excluded: Unit[]) => excluded.map((unit) => `!${matchUnit(unit, 'any')}`)

/**
 * Descriptions of homes and vehicles mention beds, bikes and boats: without a type or category, one
 * of the words has to be in their title, category, make or model.
 */
export function buildSubjectQuery({ required }: TypedWords): string | null {
  const things = required.filter(({ place }) => place === null)
  if (things.length === 0) return null
  return anyOf(["'=t:general'", ...things.map((unit) => buildUnitQuery(unit, 'named'))])
}

export const joinQueries = (words: string, subject: string | null): string =>
  subject === null ? words : `${words} & ${subject}`

export const buildUnitQuery = (unit: Unit, scope: 'title' | 'named'): string => matchUnit(unit, scope)

export function buildRanks({ required, excluded }: TypedWords): Ranks {
  const inScope = (scope: Scope) => required.map((unit) => matchUnit(unit, scope)).join(' & ')
  const things = required.filter(({ place }) => place === null)
  const runs = (things.length > 0 ? things : required).flatMap((unit) => unit.runs)
  const phrases = listPhrases(runs, ':A')
  const begins = phrases.map((phrase) => `${quoteToken(titleBegins)} <-> ${phrase}`)
  return {
    titled: [inScope('title'), ...excludeUnits(excluded)].join(' & '),
    named: inScope('named'),
    categorised: inScope('categorised'),
    described: inScope('told'),
    typed: required.map(({ runs: typed }) => allOf(typed.map((run) => matchRun(run, 'any')))).join(' & '),
    isTitle: joinPhrases(begins.map((phrase) => `${phrase} <-> ${quoteToken(titleEnds)}`)),
    beginsTitle: joinPhrases(begins),
    in_title: joinPhrases(phrases),
    nearInTitle: joinPhrases(
      phrases
        .filter((phrase) => phrase.includes('<->'))
        .flatMap((phrase) => [2, 3].map((apart) => phrase.replaceAll('<->', `<${apart}>`))),
    ),
    inText: joinPhrases(listPhrases(runs, '')),
    whole: '',
  }
}

function matchUnit({ runs, others, place, isPhrase }: Unit, scope: Scope): string {
  if (isPhrase) return `(${joinPhrases(listPhrases(runs, weights[scope]))})`
  const ways = [runs.map((run) => matchRun(run, scope))]
  if (place !== null && scope !== 'categorised') ways.push([quoteToken(placeToken(place))])
  for (const other of others) ways.push(other.map((run) => matchRun(run, scopeOfOthers[scope])))
  return anyOf(ways.map(allOf))
}

function matchRun({ pieces, joined }: Run, scope: Scope): string {
  const write = (word: string) => writeWord[scope](stemWord(word))
  const words = pieces.filter((piece) => !isStopWord(piece))
  const apart = allOf((words.length > 0 ? words : pieces).map(write))
  if (joined === null) return apart
  // Every listing with consecutive pieces has them joined too.
  return isPair(pieces) ? write(joined) : `(${write(joined)} | ${apart})`
}

const joinPhrases = (phrases: string[]) => phrases.map((phrase) => `(${phrase})`).join(' | ')

/** Returns it as several words, and as one. */
function listPhrases(runs: Run[], weight: string): string[] {
  const ways = [runs.flatMap(({ pieces }) => pieces), runs.flatMap(({ pieces, joined }) => joined ?? pieces)]
  return [...new Set(ways.map((words) => writePhrase(words, weight)))].filter(Boolean)
}

/** Stop words of descriptions aren't stored and leave a gap. */
function writePhrase(words: string[], weight: string): string {
  const meant = words.some((word) => !isStopWord(word)) ? isStopWord : () => false
  let phrase = ''
  let apart = 0
  for (const word of words) {
    apart += 1
    if (meant(word)) continue
    const token = `${quoteToken(stemWord(word))}${weight}`
    phrase = phrase === '' ? token : `${phrase} ${apart === 1 ? '<->' : `<${apart}>`} ${token}`
    apart = 0
  }
  return phrase
}
