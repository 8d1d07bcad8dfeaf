import type { SearchQuery } from '#domains/search/common/search.ts'
import {
  type FieldParameter,
  type FieldRange,
  isCountedUp,
  listParameters,
  maxRooms,
  type SearchField,
  searchFields,
} from '#domains/search/common/fields/search-fields.ts'

/** Each choice is one token of the search row; these are older than the table of fields. */
const prefixes: Record<string, string> = {
  purpose: '=p:',
  property_type: '=k:',
  bedrooms: '=b:',
  bathrooms: '=w:',
}
export const getFieldPrefix = ({ name }: Pick<SearchField, 'name'>): string => prefixes[name] ?? `=v:${name}:`

/** Ranges with a column of the search row, and so an index, of their own. */
const columns: Record<string, string> = {
  year: 'year',
  odometer: 'odometer_km',
  floor_area: 'floor_area_m2',
  land_area: 'land_area_m2',
}

/** All others are in `numbers`; no filter's key begins like this. */
const getNumberKey = ({ name }: SearchField) => `_${name}`

const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const buildToken = (field: SearchField, value: string | number) =>
  getFieldPrefix(field) + (typeof value === 'string' ? foldText(value) : value)

/** Days are compared as numbers: 20261205. */
const toDayNumber = (day: string) => Number(day.replaceAll('-', ''))

/** One token per number up to the count, so that "three or more" is an ordinary choice. */
const countUp = (count: number) => Array.from({ length: Math.min(count, maxRooms) }, (_, index) => index + 1)

export interface Details {
  vehicle: Record<string, unknown> | null
  property: Record<string, unknown> | null
}

/** A listing's tokens and numbers for the fields that are searched. */
export function buildFieldTokens(details: Details): { tokens: string[]; numbers: Record<string, number> } {
  const tokens: string[] = []
  const numbers: Record<string, number> = {}
  for (const field of searchFields) {
    const value = details[field.type]?.[field.field]
    if (value === true) tokens.push(buildToken(field, 'yes'))
    if (typeof value !== 'string' && typeof value !== 'number') continue
    if (field.kind === 'several') tokens.push(buildToken(field, String(value)))
    else if (columns[field.name] === undefined) {
      const number = field.kind === 'range' ? Number(value) : toDayNumber(String(value))
      numbers[getNumberKey(field)] = number
      if (isCountedUp(field)) tokens.push(...countUp(number).map((count) => buildToken(field, count)))
    }
  }
  return { tokens, numbers }
}

/** Each list must match one of its tokens. */
export const listFieldChoices = (query: SearchQuery): string[][] =>
  searchFields.flatMap((field) => {
    if (isCountedUp(field)) {
      const least = readNumber(query, `${field.name}_min`)
      return least === undefined ? [] : [[buildToken(field, least)]]
    }
    if (field.kind !== 'several' && field.kind !== 'yes') return []
    const values = [read(query, field.name) ?? []].flat()
    return values.length > 0 ? [values.map((value) => buildToken(field, value))] : []
  })

/** Listings without a value are within no range. */
export const listFieldRanges = (query: SearchQuery): FieldRange[] =>
  searchFields.flatMap((field) => {
    const found = readRange(query, field)
    return Object.keys(found).length > 0
      ? [{ column: columns[field.name] ?? null, key: getNumberKey(field), ...found }]
      : []
  })

function readRange(query: SearchQuery, field: SearchField): Pick<FieldRange, 'min' | 'max' | 'monthsAhead'> {
  const { kind, name } = field
  if (kind === 'by_day') {
    const day = read(query, `${name}_by`)
    return typeof day === 'string' ? { max: toDayNumber(day) } : {}
  }
  if (kind === 'months_ahead') {
    const monthsAhead = readNumber(query, `${name}_min`)
    return monthsAhead === undefined ? {} : { monthsAhead }
  }
  if (kind !== 'range') return {}
  const [min, max] = [
    isCountedUp(field) ? undefined : readNumber(query, `${name}_min`),
    readNumber(query, `${name}_max`),
  ]
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/** A day in New Zealand so many months later, as a number that sorts like it. */
export function addMonths(today: string, months: number): number {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const later = month - 1 + months
  return (year + Math.floor(later / 12)) * 10_000 + ((later % 12) + 1) * 100 + day
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The parameters of the fields are in the query.
const read = (query: SearchQuery, name: string) => query[name as FieldParameter]

function readNumber(query: SearchQuery, name: string): number | undefined {
  const value = read(query, name)
  return typeof value === 'number' ? value : undefined
}

/** The fields of a type that a search has a value for. */
export const listRequestedFields = (
  query: SearchQuery,
): { field: SearchField; parameter: FieldParameter }[] =>
  searchFields.flatMap((field) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above.
    (listParameters(field) as FieldParameter[]).flatMap((parameter) =>
      query[parameter] === undefined ? [] : [{ field, parameter }],
    ),
  )
