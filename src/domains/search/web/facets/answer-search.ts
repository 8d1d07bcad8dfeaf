import type { Filter } from '#domains/catalogue/common/catalogue.ts'
import { formatNumberWithUnit } from '#domains/listings/common/rules/attributes.ts'
import type { SearchQuery } from '#domains/search/common/search.ts'
import * as t from '#domains/search/texts.ts'

export type Search = Omit<SearchQuery, 'limit' | 'cursor' | 'facets'>

export interface ActiveFilter {
  key: string
  words: string
  without: Partial<Search>
}

export type FacetFilter = Pick<Filter, 'key' | 'name' | 'kind' | 'unit' | 'options'>

type Attr = NonNullable<Search['attr']>

const maxFilters = 20
const maxChoices = 50
const longest = 60

/** Reads the answers in one order, whatever order they were chosen in. */
export function readAnswers(address: URLSearchParams): Search['attr'] {
  const read = [...new Set(address.keys())]
    .flatMap((name) => {
      const [, key] = /^attr\.([a-z][a-z0-9_]{0,43})$/.exec(name) ?? []
      const texts = address.getAll(name).map((text) => text.replace(/\s+/g, ' ').trim())
      const chosen = [...new Set(texts.filter((text) => text !== '' && text.length <= longest))]
      return key && chosen.length > 0 ? [[key, chosen.slice(0, maxChoices).toSorted()] as const] : []
    })
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, maxFilters)
  return read.length > 0 ? Object.fromEntries(read) : undefined
}

export const answerParts = (attr: Attr = {}): [name: string, text: string][] =>
  Object.entries(attr).flatMap(([key, texts]) => texts.map((text): [string, string] => [`attr.${key}`, text]))

export function withAnswers(search: Search, answers: Attr): Partial<Search> {
  const next = Object.entries({ ...search.attr, ...answers })
    .filter(([, texts]) => texts.length > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { attr: next.length > 0 ? Object.fromEntries(next) : undefined }
}

export function toggleOption(search: Search, key: string, option: string): Partial<Search> {
  const before = search.attr?.[key] ?? []
  const after = before.includes(option) ? before.filter((one) => one !== option) : [...before, option]
  return withAnswers(search, { [key]: after.toSorted() })
}

export function filterBehind(filters: readonly FacetFilter[], key: string) {
  const [, base = key, end] = /^(.+)_(min|max)$/.exec(key) ?? []
  const filter = filters.find((one) => one.key === base)
  const isRange = filter?.kind === 'number_range'
  return filter && isRange === (end !== undefined) ? filter : undefined
}

export const listOptions = ({ kind, options }: FacetFilter): { value: string; words: string }[] =>
  kind === 'boolean'
    ? [
        { value: 'true', words: t.yes() },
        { value: 'false', words: t.no() },
      ]
    : options.map((option) => ({ value: option, words: option }))

export function isUsable(filter: FacetFilter, text: string): boolean {
  if (filter.kind === 'number_range') return /^-?\d{1,10}(?:\.\d{1,6})?$/.test(text)
  return listOptions(filter).some(({ value }) => value === text)
}

function formatRange(min: string | undefined, max: string | undefined, unit: string | null): string {
  if (min !== undefined && max !== undefined)
    return `${formatNumberWithUnit(Number(min), null)} – ${formatNumberWithUnit(Number(max), unit)}`
  return min !== undefined
    ? t.from_min({ min: formatNumberWithUnit(Number(min), unit) })
    : t.up_to_max({ max: formatNumberWithUnit(Number(max), unit) })
}

export function answerFilters(search: Search, filters: readonly FacetFilter[]): ActiveFilter[] {
  const { attr = {} } = search
  return filters.flatMap((filter) => {
    const { key, name, kind, unit } = filter
    if (kind === 'number_range') {
      const [min, max] = [attr[`${key}_min`]?.[0], attr[`${key}_max`]?.[0]]
      if (min === undefined && max === undefined) return []
      const without = withAnswers(search, { [`${key}_min`]: [], [`${key}_max`]: [] })
      return [{ key: `attr.${key}`, words: `${name} ${formatRange(min, max, unit)}`, without }]
    }
    const chosen = listOptions(filter).filter(({ value }) => attr[key]?.includes(value))
    if (chosen.length === 0) return []
    const words = `${name}: ${chosen.map((choice) => choice.words).join(', ')}`
    return [{ key: `attr.${key}`, words, without: withAnswers(search, { [key]: [] }) }]
  })
}

export function withoutValue<Value>(all: Value[] | undefined, one: Value): Value[] | undefined {
  const left = all?.filter((other) => other !== one) ?? []
  return left.length > 0 ? left : undefined
}

export const toggleValue = <Value extends string>(
  all: Value[] | undefined,
  one: Value,
): Value[] | undefined =>
  all?.includes(one) ? withoutValue(all, one) : [...(all ?? []), one].toSorted((a, b) => (a < b ? -1 : 1))
