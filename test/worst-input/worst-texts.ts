import * as z from 'zod/mini'
import type { OperationWithShapes } from '#platform/common/operation.ts'

/** Texts that are expensive to process when repeated. */
export const pieces = [
  '\u0327\u0301',
  '[',
  '[a](',
  '"',
  '\ud800',
  'a\u202e\u200b',
  '\n',
  '021 ',
  'a@a.',
  'a',
  ' ',
  '\u0000',
]

export const worstText = (piece: string, length: number) =>
  `a${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length)

export const nobody = 999_999_999
/** The text length where the contract sets no limit. */
const unlimited = 10_000
const max_items = 20

interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  prefixItems?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
}

export type Text = (limit: number) => string

export const schemaOf = (shape: z.core.$ZodType) =>
  z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema

const samples = ['1', '1234', '123456', 'wellington', 'kahu1234', 'member@example.nz', '00:00', '+6421000000']
const formats: Record<string, string> = {
  date: '2027-01-01',
  'date-time': '2027-01-01T00:00:00.000Z',
  email: 'member@example.nz',
}

export function fitting(schema: Schema, text: Text): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const among = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (among) return fitting(among.toSorted((a, b) => textsIn(b) - textsIn(a))[0]!, text)
  switch (schema.type) {
    case 'string':
      return fittingText(schema, text)
    case 'integer':
    case 'number':
      return Math.min(schema.maximum ?? nobody, nobody)
    case 'boolean':
      return true
    case 'array':
      return listOf(schema, text)
    case 'object':
      return recordOf(schema, text)
    default:
      return null
  }
}

function fittingText(schema: Schema, text: Text): string {
  const known = formats[schema.format ?? '']
  if (known) return known
  const { pattern } = schema
  if (pattern) return samples.find((sample) => new RegExp(pattern, 'u').test(sample)) ?? 'a'
  return text(schema.maxLength ?? unlimited)
}

function listOf({ items = {}, maxItems = max_items }: Schema, text: Text): unknown[] {
  const length = textsIn(items) > 0 ? Math.min(maxItems, max_items) : 1
  return Array.from({ length }, () => fitting(items, text))
}

function recordOf({ properties = {}, additionalProperties, propertyNames = {} }: Schema, text: Text) {
  const named = Object.entries(properties).map(([name, schema]) => [name, fitting(schema, text)])
  if (typeof additionalProperties === 'object') {
    const name = propertyNames.enum ? propertyNames.enum[0] : text(propertyNames.maxLength ?? 60)
    named.push([name, fitting(additionalProperties, text)])
  }
  return Object.fromEntries(named) as Record<string, unknown>
}

export function textsIn(schema: Schema): number {
  let count = 0
  fitting(schema, () => {
    count += 1
    return ''
  })
  return count
}

export const namesOf = (shape: OperationWithShapes['body']): string[] =>
  shape ? Object.keys(shape.shape) : []
