import type { Category } from '#domains/catalogue/common/catalogue.ts'
import type { Region } from '#domains/places/common/places.ts'
import type { SearchSuggestion } from '#domains/search/common/search.ts'
import { normaliseWords } from '#domains/search/common/normalise-words.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/search/texts.ts'

export interface NamedVehicles {
  make: string
  model: string
  listing_count: number
}

export interface Entry extends SearchSuggestion {
  /**
   * The whole name, and its parts that are names themselves: 'scooters' of 'Motorbikes & scooters'.
   */
  names: string[]
  wordsOfName: string[]
  wordsAround: string[]
}

const splitWords = (text: string): string[] => text.split(' ').filter(Boolean)

function entry(suggestion: SearchSuggestion, parts: string[] = []): Entry {
  const name = normaliseWords(suggestion.words)
  return {
    ...suggestion,
    names: [...new Set([name, ...parts.map((part) => normaliseWords(part))])],
    wordsOfName: splitWords(name),
    wordsAround: splitWords(normaliseWords(suggestion.within)),
  }
}

const getTypeNames = makeTexts(() => ({
  general: t.general_items(),
  vehicle: t.vehicles(),
  property: t.property(),
}))

export function categoryEntries(categories: Category[]): Entry[] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const above = (category: Category): string[] => {
    const parent = byId.get(category.parent_id ?? 0)
    return parent ? [...above(parent), parent.name] : []
  }
  return categories.map((category) =>
    entry(
      {
        kind: 'category',
        words: category.name,
        within: above(category).join(' › ') || getTypeNames()[category.type],
        search: { category: category.id },
        listing_count: category.listing_count,
      },
      category.name.split(/\s*(?:&|,)\s*/).filter(Boolean),
    ),
  )
}

/** Spellings of a make are merged; the commonest is shown. */
export function mergedVehicles(spelled: NamedVehicles[], most: number): NamedVehicles[] {
  const merged = new Map<string, NamedVehicles>()
  const add = ({ make, model, listing_count: listingCount }: NamedVehicles) => {
    const key = `${normaliseWords(make)}/${normaliseWords(model)}`
    const known = merged.get(key)
    if (known) known.listing_count += listingCount
    else merged.set(key, { make, model, listing_count: listingCount })
  }
  const commonestFirst = spelled.toSorted((one, other) => other.listing_count - one.listing_count)
  for (const vehicle of commonestFirst)
    if (normaliseWords(vehicle.make) !== '') add({ ...vehicle, model: '' })
  for (const vehicle of commonestFirst) {
    const make = merged.get(`${normaliseWords(vehicle.make)}/`)
    if (make && normaliseWords(vehicle.model) !== '') add({ ...vehicle, make: make.make })
  }
  return [...merged.values()].toSorted((one, other) => other.listing_count - one.listing_count).slice(0, most)
}

export function vehicleEntries(vehicles: NamedVehicles[]): Entry[] {
  return vehicles.map(({ make, model, listing_count: listingCount }) =>
    entry(
      {
        kind: model === '' ? 'make' : 'model',
        words: model === '' ? make : `${make} ${model}`,
        within: getTypeNames().vehicle,
        search: { type: 'vehicle', make: [make], ...(model !== '' && { model: [model] }) },
        listing_count: listingCount,
      },
      model === '' ? [] : [model],
    ),
  )
}

/** A town named like its district is left out in favour of the district. */
export function placeEntries(regions: Region[], counts: Map<string, number>): Entry[] {
  return regions.flatMap((region) => {
    const districts = region.districts.map((district) => {
      const suburbs = district.suburbs.map((suburb) =>
        place(suburb.name, `${district.name}, ${region.name}`, counts.get(suburb.slug) ?? 0, {
          region: [region.slug],
          district: [district.slug],
          suburb: [suburb.slug],
        }),
      )
      const search = { region: [region.slug], district: [district.slug] }
      return {
        whole: place(district.name, region.name, sumCounts(suburbs), search),
        suburbs: suburbs.filter(({ words }) => normaliseWords(words) !== normaliseWords(district.name)),
      }
    })
    const all = districts.flatMap(({ whole, suburbs }) => [whole, ...suburbs])
    return [
      place(region.name, t.region(), sumCounts(districts.map(({ whole }) => whole)), {
        region: [region.slug],
      }),
      ...all,
    ]
  })
}

const place = (words: string, within: string, listingCount: number, search: SearchSuggestion['search']) =>
  entry({ kind: 'place', words, within, search, listing_count: listingCount })

const sumCounts = (entries: { listing_count: number }[]) =>
  entries.reduce((sum, { listing_count: listingCount }) => sum + listingCount, 0)

const maxSuggested = 8
const maxOfKind = { category: 5, make: 3, model: 4, place: 3 }

/**
 * Keyed by the first letters of each name's words: every match, even with a typo, shares one with
 * the typed text.
 */
export type EntryIndex = Map<string, Entry[]>

export function indexEntries(entries: Entry[]): EntryIndex {
  const index: EntryIndex = new Map()
  for (const one of entries)
    for (const letter of listFirstLetters(one.wordsOfName)) {
      const sharing = index.get(letter)
      if (sharing) sharing.push(one)
      else index.set(letter, [one])
    }
  return index
}

const listFirstLetters = (words: string[]): Set<string> => new Set(words.map((word) => word.charAt(0)))

/**
 * Likeliest first: the exact name or a part of it, a prefix, all words in the name, some of them in
 * the path. One typo is accepted only if nothing else matches.
 */
export function matchEntries(index: EntryIndex, typed: string): SearchSuggestion[] {
  const text = normaliseWords(typed)
  const words = splitWords(text)
  const entries = [...new Set([...listFirstLetters(words)].flatMap((letter) => index.get(letter) ?? []))]
  const exactly = ranked(entries, (one) => computeRank(one, text, words))
  return fewOfEach(exactly.length > 0 ? exactly : ranked(entries, (one) => getSlip(one, words)))
}

/** From this rank on only the beginning of a name matches. */
const begun = 2
const last = 1_000

function ranked(entries: Entry[], rank: (one: Entry) => number | null): Entry[] {
  const fitting = entries.flatMap((one) => {
    const at = rank(one)
    if (at === null) return []
    return [{ one, at: one.listing_count === 0 && at >= begun ? at + last : at }]
  })
  return fitting
    .toSorted((a, b) => a.at - b.at || b.one.listing_count - a.one.listing_count)
    .map(({ one }) => one)
}

function computeRank(
  { names, wordsOfName, wordsAround }: Entry,
  text: string,
  typed: string[],
): number | null {
  if (names[0] === text) return 0
  if (names.includes(text)) return 1
  if (names.some((name) => name.startsWith(text))) return begun
  const isBegun = (words: string[], one: string) => words.some((word) => word.startsWith(one))
  if (!typed.some((one) => isBegun(wordsOfName, one))) return null
  if (typed.every((one) => isBegun(wordsOfName, one))) return begun + 1
  const isSomewhere = (one: string) => isBegun(wordsOfName, one) || isBegun(wordsAround, one)
  return typed.every(isSomewhere) ? begun + 2 : null
}

/** Shorter words are too similar to each other. */
const minLetters = 4

/** Returns the letters still to type: the fewer, the likelier. */
function getSlip({ wordsOfName }: Entry, words: string[]): number | null {
  let all = 0
  for (const typed of words) {
    let fewest = Number.POSITIVE_INFINITY
    for (const word of wordsOfName) {
      if (!word.startsWith(typed) && !isOneSlip(typed, word)) continue
      fewest = Math.min(fewest, Math.abs(word.length - typed.length))
    }
    if (fewest === Number.POSITIVE_INFINITY) return null
    all += fewest
  }
  return all
}

export function isOneSlip(typed: string, word: string): boolean {
  // The first letter is seldom wrong, and without it too many words are similar.
  if (typed.length < minLetters || typed[0] !== word[0]) return false
  let at = 1
  while (at < typed.length && typed[at] === word[at]) at += 1
  const rest = typed.slice(at + 1)
  if (word.startsWith(rest, at) || word.startsWith(rest, at + 1)) return true
  if (word.startsWith(typed.slice(at), at + 1)) return true
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at]
  return isSwapped && word.startsWith(typed.slice(at + 2), at + 2)
}

function fewOfEach(entries: Entry[]): SearchSuggestion[] {
  const left = { ...maxOfKind }
  return entries
    .filter(({ kind }) => {
      left[kind] -= 1
      return left[kind] >= 0
    })
    .slice(0, maxSuggested)
    .map(({ kind, words, within, search, listing_count: listingCount }) => ({
      kind,
      words,
      within,
      search,
      listing_count: listingCount,
    }))
}
