import * as z from 'zod/mini'
import {
  cents,
  chosen,
  day,
  decimal,
  instant,
  line,
  paragraphs,
  whole,
  written,
} from '#platform/common/shapes.ts'
import type { FieldValue, ListingField, ValueOf } from '#domains/listings/common/rules/listing-field.ts'
import * as t from '#domains/listings/texts.ts'

/** Their shapes are written manually. */
type OwnKind = 'visits' | 'uploads'

type Shape<Value> = null extends Value
  ? z.ZodMiniNullable<z.ZodMiniType<NonNullable<Value>, NonNullable<Value>>>
  : z.ZodMiniType<Value, Value>

type Shapes<Fields extends Record<string, ListingField>> = {
  [Name in keyof Fields as Fields[Name]['value']['kind'] extends OwnKind ? never : Name]: Shape<
    ValueOf<Fields[Name]>
  >
}

export function makeShapes<Fields extends Record<string, ListingField>>(fields: Fields) {
  const shapes = Object.entries(fields).map(([name, { value }]) => [name, makeShape(value)] as const)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets its keys.
  return Object.fromEntries(shapes.filter(([, shape]) => shape !== null)) as Shapes<Fields>
}

function makeShape(value: FieldValue): z.core.$ZodType | null {
  switch (value.kind) {
    case 'text':
      return written(value.name, value.max)
    case 'paragraphs':
      return z.nullable(paragraphs(value.name, value.max))
    case 'number':
    case 'year':
    case 'area':
      return whole(value.name, value)
    case 'decimal':
      return decimal(value.name, value)
    case 'choice':
      return chosen(Object.keys(value.options), value.refusal)
    case 'lines':
      return z
        .array(line(value.name, value.max), { error: t.this_must_be_a_list })
        .check(z.maxLength(value.most, { error: value.tooMany }))
    default:
      return plainShapes[value.kind]
  }
}

const yesOrNo = z.boolean({ error: t.say_yes_or_no })

const plainShapes = {
  money: z.nullable(cents),
  yes_no: z.nullable(yesOrNo),
  flag: yesOrNo,
  day,
  instant: z.nullable(instant),
  visits: null,
  uploads: null,
}
