import type { Filter } from '#domains/catalogue/common/catalogue.ts'
import { propertyHints as findMissing } from '#domains/listings/common/rules/property-rules.ts'
import type { Advice } from '#domains/listings/common/rules/vehicle-sale-rules.ts'
import { must } from '#platform/common/must.ts'
import { getDetails } from '../form/sell-check.ts'
import type { DraftField, SellValues } from '../form/sell-values.ts'
import * as t from '#domains/selling/texts.ts'

export interface Hint {
  words: string
  field: DraftField
}

const fewPhotos = 3
const shortDescription = 100
const maxHints = 4

export function hintsFor(
  values: SellValues,
  photoCount: number,
  filters: readonly Filter[],
  advice: readonly Advice[] = [],
  /** The day in Auckland: 2026-11-24. */
  today: string | null = null,
): Hint[] {
  return [
    ...photoHints(photoCount),
    ...wordHints(values),
    ...vehicleHints(values, advice),
    ...propertyHints(values, today),
    ...sizeHints(values, filters),
    ...answerHints(values, filters),
    ...deliveryHints(values),
  ].slice(0, maxHints)
}

function photoHints(count: number): Hint[] {
  if (count === 0) return [{ words: t.add_a_photo_listings_with_photos_sell(), field: 'image_ids' }]
  return count < fewPhotos ? [{ words: t.add_more_photos_three_or_more_from(), field: 'image_ids' }] : []
}

const letters = (text: string) => text.replace(/[^\p{L}]/gu, '')
const isShouted = (title: string) =>
  letters(title).length >= 8 && letters(title) === letters(title).toUpperCase()
const wearWords =
  /\b(?:condition|wear|worn|marks?|marked|scratch\w*|scuff\w*|dents?|dings?|stains?|faults?|cracks?|chips?|chipped|rust\w*|faded|repair\w*|servic\w*|works?|working|tidy|spotless|immaculate|as new|like new)\b/i

function wordHints({ title, description, condition }: SellValues): Hint[] {
  const text = description.trim()
  const isShort = text.length > 0 && text.length < shortDescription
  return [
    ...(isShouted(title)
      ? [
          {
            words: t.dont_write_the_title_in_capitals_its(),
            field: 'title' as const,
          },
        ]
      : []),
    ...(isShort
      ? [
          {
            words: t.say_more_in_the_description_what_would(),
            field: 'description' as const,
          },
        ]
      : []),
    ...(!isShort && text !== '' && condition === 'used' && !wearWords.test(text)
      ? [{ words: t.describe_its_condition_and_any_wear_or(), field: 'description' as const }]
      : []),
  ]
}

const isUnmentioned = (value: unknown) => value === null || value === undefined || value === ''

/** Hints about missing values; suspicious ones show a warning at their field. */
const vehicleHints = ({ vehicle }: SellValues, advice: readonly Advice[]): Hint[] =>
  advice
    .filter(({ field }) => isUnmentioned(vehicle?.[field]))
    .map(({ field, advice: words }) => ({ words, field: `vehicle.${field}` as const }))

function propertyHints(values: SellValues, today: string | null): Hint[] {
  const { property } = getDetails(values)
  return property
    ? findMissing(property, today).map(({ field, hint }) => ({
        words: hint,
        field: `property.${field}` as const,
      }))
    : []
}

const lengths = new Set(['mm', 'cm', 'm'])
const writtenSize = /\d\s?(?:mm|cm|m|metres?|inch(?:es)?|["”″])(?![\p{L}\d])/iu

function sizeHints({ attributes, description, title }: SellValues, filters: readonly Filter[]): Hint[] {
  const measures = getMeasures(filters)
  const isFilled =
    measures.some(({ key }) => !isUnmentioned(attributes[key])) || writtenSize.test(`${title} ${description}`)
  return measures.length === 0 || isFilled
    ? []
    : [
        {
          words: t.add_the_size_so_people_know_whether_it(),
          field: `attributes.${must(measures[0], 'first measure').key}`,
        },
      ]
}

const getMeasures = (filters: readonly Filter[]) =>
  filters.filter(({ kind, unit }) => kind === 'number_range' && lengths.has(unit ?? ''))

function answerHints({ attributes }: SellValues, filters: readonly Filter[]): Hint[] {
  const measures = getMeasures(filters)
  const open = filters.find(
    (filter) => filter.is_facet && !measures.includes(filter) && isUnmentioned(attributes[filter.key]),
  )
  return open
    ? [{ words: t.add_this_detail_people_search_by_it({ name: open.name }), field: `attributes.${open.key}` }]
    : []
}

const deliveryHints = ({ type, pickup, delivery }: SellValues): Hint[] =>
  type === 'general' && pickup !== 'must' && delivery.length === 0
    ? [{ words: t.add_delivery_most_buyers_live(), field: 'delivery_options' }]
    : []
