import {
  type FieldParameter,
  type FieldsQuery,
  isCountedUp,
  maxMonthsAhead,
  maxNumber,
  maxRooms,
  type SearchField,
  searchFields,
} from '#domains/search/common/fields/search-fields.ts'
import { closingHours, offerSwitchNames } from '#domains/search/common/fields/offer-switches.ts'
import type { Search } from '../facets/answer-search.ts'

const maxChoices = 20
const maxDollars = 100_000_000

/** Empty for unreadable values. */
export function readFields(address: URLSearchParams): Partial<Search> {
  const read: Record<string, unknown> = {}
  for (const field of searchFields) Object.assign(read, readField(field, address))
  for (const name of [...offerSwitchNames, 'beside'])
    read[name] = address.get(name) === 'yes' ? 'yes' : undefined
  const hours = Number(address.get('closing_within'))
  read.closing_within = closingHours.find((one) => one === hours)
  return read
}

function readField(field: SearchField, address: URLSearchParams): Record<string, unknown> {
  const { kind, name } = field
  if (kind === 'several') return { [name]: readChoices(field, address.getAll(name)) }
  if (kind === 'yes') return { [name]: address.get(name) === 'yes' ? 'yes' : undefined }
  if (kind === 'by_day') return { [`${name}_by`]: readDay(address.get(`${name}_by`)) }
  const least = readNumber(field, address.get(`${name}_min`), 'min')
  if (kind === 'months_ahead') return { [`${name}_min`]: least }
  const most = readNumber(field, address.get(`${name}_max`), 'max')
  // The last year of a crossed range stands in the form, with an error; other ranges lose their end.
  const isCrossed = least !== undefined && most !== undefined && least > most && field.value.kind !== 'year'
  return { [`${name}_min`]: least, [`${name}_max`]: isCrossed ? undefined : most }
}

function readChoices({ value }: SearchField, texts: string[]): string[] | undefined {
  const longest = value.kind === 'text' ? value.max : 60
  const fits = (text: string) =>
    value.kind === 'choice' ? Object.hasOwn(value.options, text) : text !== '' && text.length <= longest
  const all = [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(fits)
  return all.length > 0 ? all.toSorted().slice(0, maxChoices) : undefined
}

const readDay = (text: string | null) =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** The bounds of a field's number, as the form and the address write it: money is in dollars. */
export function getBounds(field: SearchField, end: 'min' | 'max'): { min: number; max: number } {
  const { value } = field
  if (field.kind === 'months_ahead') return { min: 1, max: maxMonthsAhead }
  if (isCountedUp(field)) return { min: end === 'min' ? 1 : 0, max: maxRooms }
  if (value.kind === 'money') return { min: 0, max: maxDollars }
  if (value.kind === 'decimal') return { min: 0, max: value.most }
  if (value.kind === 'year') return { min: value.least, max: value.most }
  return { min: 0, max: maxNumber }
}

function readNumber(field: SearchField, text: string | null, end: 'min' | 'max'): number | undefined {
  const isDecimal = field.value.kind === 'decimal'
  if (!text || !(isDecimal ? /^\d{1,10}(?:\.\d{1,6})?$/ : /^\d{1,10}$/).test(text)) return undefined
  const number = Number(text)
  const { min, max } = getBounds(field, end)
  if (number < min || number > max) return undefined
  return field.value.kind === 'money' ? number * 100 : number
}

const moneyFields = searchFields.filter(({ value }) => value.kind === 'money')

/** Amounts are in the address in dollars. */
export const isMoneyParameter = (name: string): boolean =>
  moneyFields.some((field) => name === `${field.name}_min` || name === `${field.name}_max`)

/** A value of one parameter; the address and the form write it like this. */
export function writeParameter(name: string, value: unknown): string {
  return typeof value === 'number' && isMoneyParameter(name) ? String(value / 100) : String(value)
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The parameters of the fields are in the search.
export const readParameter = (search: Search, name: string) => (search as FieldsQuery)[name as FieldParameter]

export const readRange = (search: Search, { name }: SearchField) =>
  (['min', 'max'] as const).map((end) => {
    const value = readParameter(search, `${name}_${end}`)
    return typeof value === 'number' ? value : undefined
  })

export const readTexts = (search: Search, { name }: SearchField): string[] => {
  const value = readParameter(search, name)
  return Array.isArray(value) ? value : []
}

/** Whether a search has a value for it. */
export const isRequested = (search: Search, field: SearchField): boolean =>
  field.kind === 'several' || field.kind === 'yes'
    ? readParameter(search, field.name) !== undefined
    : ['min', 'max', 'by'].some((end) => readParameter(search, `${field.name}_${end}`) !== undefined)
