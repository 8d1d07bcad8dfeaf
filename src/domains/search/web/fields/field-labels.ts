import { describeFieldValue } from '#domains/listings/common/rules/describe-field-value.ts'
import { readOptions } from '#domains/listings/common/rules/listing-field.ts'
import { type SearchField, searchFields } from '#domains/search/common/fields/search-fields.ts'
import { offerSwitches, offerSwitchNames } from '#domains/search/common/fields/offer-switches.ts'
import { currencyPrefix, formatDay } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { type ActiveFilter, type Search, withoutValue } from '../facets/answer-search.ts'
import { isRequested, readParameter, readRange, readTexts } from './field-values.ts'
import * as t from '#domains/search/texts.ts'

export const getOptions = ({ value }: SearchField): Record<string, string> =>
  value.kind === 'choice' ? readOptions(value.options) : {}

/** 'from 1,500 cc', 'up to 90,000 km', '2014 – 2018'. */
function formatRange({ value }: SearchField, [min, max]: (number | undefined)[]): string {
  const format = (number: number) => describeFieldValue(value, number) ?? ''
  if (min !== undefined && max !== undefined)
    return min === max ? format(min) : `${format(min)} – ${format(max).replace(currencyPrefix, '')}`
  return min !== undefined ? t.from_min({ min: format(min) }) : t.up_to_max({ max: format(max ?? 0) })
}

/** Ranges that people name in another way than by the field's name. */
const phrases: Record<string, (range: (number | undefined)[], words: string) => string> = {
  year: ([min, max], words) => {
    if (min !== undefined && max !== undefined) return words
    return min !== undefined ? t.year_from_min({ min }) : t.year_up_to_max({ max: max ?? '' })
  },
  bedrooms: ([min, max], words) =>
    min !== undefined && max === undefined
      ? t.bedrooms_min_bedrooms({ bedrooms_min: min })
      : t.bedrooms_range({ range: words }),
  bathrooms: ([min, max], words) =>
    min !== undefined && max === undefined
      ? t.bathrooms_min_bathrooms({ bathrooms_min: min })
      : t.bathrooms_range({ range: words }),
  floor_area: (_range, words) => t.floor_floor_area_min({ floor_area_min: words }),
  land_area: (_range, words) => t.land_land_area_min({ land_area_min: words }),
}

function describeRange(search: Search, field: SearchField): string {
  const range = readRange(search, field)
  const words = formatRange(field, range)
  return phrases[field.name]?.(range, words) ?? t.field_range({ field: field.label(), range: words })
}

/** Choices of fields whose values alone don't say what they are. */
const named = new Set(['pets', 'smokers', 'colour', 'wof_at_sale'])

function listChips(search: Search, field: SearchField): ActiveFilter[] {
  const { kind, name } = field
  if (!isRequested(search, field)) return []
  if (kind === 'yes') return [{ key: name, words: field.label(), without: { [name]: undefined } }]
  if (kind === 'by_day') {
    const day = String(readParameter(search, `${name}_by`))
    return [
      {
        key: name,
        words: t.available_by_day({ day: formatDay(day) }),
        without: { [`${name}_by`]: undefined },
      },
    ]
  }
  if (kind === 'months_ahead') {
    const count = Number(readParameter(search, `${name}_min`))
    return [
      {
        key: name,
        words: name === 'wof_months' ? t.wof_for_months({ count }) : t.rego_for_months({ count }),
        without: { [`${name}_min`]: undefined },
      },
    ]
  }
  if (kind === 'range')
    return [
      {
        key: name,
        words: describeRange(search, field),
        without: { [`${name}_min`]: undefined, [`${name}_max`]: undefined },
      },
    ]
  const options = getOptions(field)
  const all = readTexts(search, field)
  return all.map((value) => {
    const words = options[value] ?? value
    return {
      key: `${name} ${value}`,
      words: named.has(name) ? t.field_choice({ field: field.label(), value: words }) : words,
      // Another make has other models.
      without: { [name]: withoutValue(all, value), ...(name === 'make' && { model: undefined }) },
    }
  })
}

/** The chips of the fields of vehicles or property. */
export const fieldFilters = (search: Search, type: SearchField['type']): ActiveFilter[] =>
  searchFields.filter((field) => field.type === type).flatMap((field) => listChips(search, field))

export const getClosingWithin = makeTexts((): Record<number, string> => ({
  1: t.within_an_hour(),
  6: t.within_hours({ count: 6 }),
  24: t.within_a_day(),
  72: t.within_three_days(),
}))

/** The chips of what listings of any type offer. */
export const offerFilters = (search: Search): ActiveFilter[] => [
  ...offerSwitchNames
    .filter((name) => search[name] !== undefined)
    .map((name) => ({ key: name, words: offerSwitches[name](), without: { [name]: undefined } })),
  ...(search.closing_within === undefined
    ? []
    : [
        {
          key: 'closing_within',
          words: t.ends_within({
            time:
              getClosingWithin()[search.closing_within] ?? t.within_hours({ count: search.closing_within }),
          }),
          without: { closing_within: undefined },
        },
      ]),
]

export const openHomeFilter = ({ open_home_on: day }: Search): ActiveFilter[] =>
  day === undefined
    ? []
    : [
        {
          key: 'open_home_on',
          words: t.open_home_open_home_on({ open_home_on: formatDay(day) }),
          without: { open_home_on: undefined },
        },
      ]
