import * as z from 'zod/mini'
import type { FieldValue } from '#domains/listings/common/rules/listing-field.ts'
import { getNumberFormat } from '#platform/common/texts/intl.ts'
import { calendarDay, line, yes } from '#platform/common/shapes.ts'
import {
  type FieldsQuery,
  isCountedUp,
  listParameters,
  maxMonthsAhead,
  maxNumber,
  maxRooms,
  type SearchField,
  searchFields,
} from './search-fields.ts'
import * as t from '#domains/search/texts.ts'

/** Matches any of these; no duplicates: `region=otago&region=wellington`. */
export const several = <Choice extends z.core.$ZodType>(choice: Choice) =>
  z.optional(
    z.array(choice, { error: t.this_must_be_a_list }).check(
      z.minLength(1, { error: t.this_is_empty }),
      z.maxLength(20, { error: t.at_most_20_at_a_time }),
      z.refine((all: unknown[]) => new Set(all).size === all.length, { error: t.name_each_only_once }),
    ),
  )

/** Years get no comma. */
const format = (number: number) => getNumberFormat({ useGrouping: number > 9999 }).format(number)

const within = (least: number, most: number) => [
  z.minimum(least, { error: () => t.this_must_be_at_least_least({ least: format(least) }) }),
  z.maximum(most, { error: () => t.this_may_be_at_most({ most: format(most) }) }),
]

const whole = (least: number, most: number) =>
  z.optional(z.int({ error: t.this_must_be_a_whole_number }).check(...within(least, most)))

const decimalNumber = (most: number) =>
  z.optional(z.number({ error: t.this_must_be_a_number }).check(...within(0, most)))

/** At most NZ$ 100,000,000. */
const maxCents = 10_000_000_000

function bound(field: SearchField, value: FieldValue, end: 'min' | 'max'): z.core.$ZodType {
  if (isCountedUp(field)) return whole(end === 'min' ? 1 : 0, maxRooms)
  if (value.kind === 'decimal') return decimalNumber(value.most)
  if (value.kind === 'year') return whole(value.least, value.most)
  return whole(0, value.kind === 'money' ? maxCents : maxNumber)
}

function listShapes(field: SearchField): z.core.$ZodType[] {
  const { kind, value } = field
  if (kind === 'range') return [bound(field, value, 'min'), bound(field, value, 'max')]
  if (kind === 'by_day') return [z.optional(calendarDay)]
  if (kind === 'months_ahead') return [whole(1, maxMonthsAhead)]
  if (kind === 'yes') return [yes]
  return [
    several(
      value.kind === 'choice'
        ? z.enum(Object.keys(value.options), { error: value.refusal ?? t.choose_from_the_list })
        : line(value.kind === 'text' ? value.name : field.label, value.kind === 'text' ? value.max : 60),
    ),
  ]
}

type Shapes = {
  [Name in keyof FieldsQuery]-?: z.ZodMiniOptional<z.ZodMiniType<NonNullable<FieldsQuery[Name]>>>
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets its keys.
export const fieldShapes = Object.fromEntries(
  searchFields.flatMap((field) => {
    const shapes = listShapes(field)
    return listParameters(field).map((name, at) => [name, shapes[at]])
  }),
) as Shapes
