import type { Filter } from '#contract/filters.ts'
import { isAsked } from './sell-check.ts'
import type { DraftField, SellValues } from './sell-values.ts'

/** What would help whoever thinks of buying; nothing of it is needed. */
export interface Hint {
  words: string
  /** Where it can be said. */
  field: DraftField
}

const few_photos = 3
const short_description = 100
const most_hints = 4

/** The first few of what is missing, the most helpful first. Pure. */
export function hintsFor(values: SellValues, photo_count: number, filters: readonly Filter[]): Hint[] {
  return [
    ...photoHints(photo_count),
    ...wordHints(values),
    ...vehicleHints(values),
    ...propertyHints(values),
    ...sizeHints(values, filters),
    ...answerHints(values, filters),
    ...deliveryHints(values),
  ].slice(0, most_hints)
}

function photoHints(count: number): Hint[] {
  if (count === 0)
    return [{ words: 'There is no photo yet. It is what people look at first.', field: 'image_ids' }]
  return count < few_photos
    ? [{ words: 'Show it from more than one side: three photos or more.', field: 'image_ids' }]
    : []
}

const letters = (text: string) => text.replace(/[^\p{L}]/gu, '')
const isShouted = (title: string) =>
  letters(title).length >= 8 && letters(title) === letters(title).toUpperCase()
const wearWords =
  /\b(?:condition|wear|worn|marks?|marked|scratch\w*|scuff\w*|dents?|dings?|stains?|faults?|cracks?|chips?|chipped|rust\w*|faded|repair\w*|servic\w*|works?|working|tidy|spotless|immaculate|as new|like new)\b/i

function wordHints({ title, description, condition }: SellValues): Hint[] {
  const text = description.trim()
  const isShort = text.length > 0 && text.length < short_description
  return [
    ...(isShouted(title)
      ? [
          {
            words: 'A title in capitals is hard to read. Write it as you would say it.',
            field: 'title' as const,
          },
        ]
      : []),
    ...(isShort
      ? [{ words: 'Say more about it: what you would ask yourself.', field: 'description' as const }]
      : []),
    ...(!isShort && text !== '' && condition === 'used' && !wearWords.test(text)
      ? [{ words: 'Say what shape it is in, and what is worn or broken.', field: 'description' as const }]
      : []),
  ]
}

const isUnsaid = (value: unknown) => value === null || value === undefined || value === ''

function vehicleHints(values: SellValues): Hint[] {
  const { vehicle } = values
  if (!vehicle || vehicle.subtype === null) return []
  const wanted = [
    ['odometer_km', 'Say what the odometer shows.'],
    ['wof_expires', 'Say until when the WoF or CoF lasts.'],
    ['rego_expires', 'Say until when it is registered.'],
  ] as const
  return wanted
    .filter(([field]) => isAsked(`vehicle.${field}`, values) && isUnsaid(vehicle[field]))
    .map(([field, words]) => ({ words, field: `vehicle.${field}` }))
}

function propertyHints(values: SellValues): Hint[] {
  const { property } = values
  if (!property || property.purpose === null) return []
  const homes = property.open_homes
  const hasOpenHome = Array.isArray(homes) && homes.length > 0
  const wanted = [
    ['bedrooms', 'Say how many bedrooms there are.'],
    ['floor_area_m2', 'Say how large it is inside.'],
  ] as const
  return [
    ...(property.purpose === 'sale' && !hasOpenHome
      ? [
          {
            words: 'Name an open home, so that people can plan to come.',
            field: 'property.open_homes' as const,
          },
        ]
      : []),
    ...wanted
      .filter(([field]) => isAsked(`property.${field}`, values) && isUnsaid(property[field]))
      .map(([field, words]) => ({ words, field: `property.${field}` as const })),
  ]
}

const lengths = new Set(['mm', 'cm', 'm'])
const writtenSize = /\d\s?(?:mm|cm|m|metres?|inch(?:es)?|["”″])(?![\p{L}\d])/iu

/** Where the category asks for measures, none given leaves people to guess whether it fits. */
function sizeHints({ attributes, description, title }: SellValues, filters: readonly Filter[]): Hint[] {
  const measures = measuresOf(filters)
  const isSaid =
    measures.some(({ key }) => !isUnsaid(attributes[key])) || writtenSize.test(`${title} ${description}`)
  return measures.length === 0 || isSaid
    ? []
    : [
        {
          words: 'Say how big it is, so that people know whether it fits.',
          field: `attributes.${measures[0]!.key}`,
        },
      ]
}

const measuresOf = (filters: readonly Filter[]) =>
  filters.filter(({ kind, unit }) => kind === 'number_range' && lengths.has(unit ?? ''))

function answerHints({ attributes }: SellValues, filters: readonly Filter[]): Hint[] {
  const measures = measuresOf(filters)
  const open = filters.find(
    (filter) => filter.is_facet && !measures.includes(filter) && isUnsaid(attributes[filter.key]),
  )
  return open ? [{ words: `People search by this: ${open.name}.`, field: `attributes.${open.key}` }] : []
}

const deliveryHints = ({ type, pickup, shipping }: SellValues): Hint[] =>
  type === 'general' && pickup !== 'must' && shipping.length === 0
    ? [{ words: 'Say what it costs to send. Most buyers live somewhere else.', field: 'shipping_options' }]
    : []
