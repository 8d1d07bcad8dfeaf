import * as z from 'zod/mini'
import { assertValidUnicode } from '#platform/common/formats/clean-text.ts'
import { must } from '#platform/common/must.ts'
import type { OperationWithShapes } from '#platform/common/operation.ts'
import { toRecord } from '#platform/common/records.ts'
import { refuse } from '../refusal.ts'
import * as t from '#platform/texts.ts'

const maxValues = 10_000
const maxDepth = 20

/** Refuses input with more parts than any form of ours. Lone surrogates are refused too. */
function assertInputBounds(sent: unknown): unknown {
  let left = maxValues

  function sound(value: unknown, depth: number): unknown {
    if ((left -= 1) < 0 || depth > maxDepth) refuse('payload_too_large')
    if (typeof value === 'string') return assertValidUnicode(value)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((each) => sound(each, depth + 1))
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [assertValidUnicode(name), sound(each, depth + 1)]),
    )
  }
  return sound(sent, 0)
}

type Shape = Record<string, z.core.$ZodType>

const getShape = (schema: { shape: Shape } | undefined): Shape => schema?.shape ?? {}

type Where = 'parameter' | 'field'

const maxErrors = 50
const maxNameCharacters = 100

class FieldErrors {
  readonly #sentences = new Map<string, string>()

  add(field: string, sentence: string): void {
    if (this.#sentences.size < maxErrors && !this.#sentences.has(field)) this.#sentences.set(field, sentence)
  }

  addUnknown(field: string, name: string, where: Where): void {
    const named = { name: clipped(name) }
    this.add(
      clipped(field),
      where === 'field' ? t.unknown_field_name(named) : t.unknown_parameter_name(named),
    )
  }

  refuseAny(): void {
    if (this.#sentences.size > 0) refuse('validation_failed', { errors: Object.fromEntries(this.#sentences) })
  }
}

const clipped = (name: string) =>
  name.length > maxNameCharacters ? `${name.slice(0, maxNameCharacters).toWellFormed()}…` : name

export function readInput(
  op: OperationWithShapes,
  sent: { params: unknown; query: unknown; body: unknown },
): Record<string, unknown> {
  const errors = new FieldErrors()
  const input: Record<string, unknown> = {}
  const take = (schema: z.core.$ZodType | undefined, value: unknown, where: Where) => {
    if (!schema) {
      for (const name of Object.keys(value ?? {})) errors.addUnknown(name, name, where)
      return
    }
    const result = z.safeParse(schema, value ?? {})
    if (result.success) Object.assign(input, result.data)
    else for (const issue of result.error.issues) describe(issue, where, errors)
  }
  const params = op.params && typed(getShape(op.params), assertInputBounds(sent.params)).values
  // A parameter that can't be valid is not found.
  if (op.params && !z.safeParse(op.params, params).success) refuse('not_found')
  take(op.params, params, 'parameter')
  const query = typed(getShape(op.query), assertInputBounds(sent.query))
  for (const name of query.unknown) errors.addUnknown(name, name, 'parameter')
  if (op.query) take(op.query, query.values, 'parameter')
  if (!op.files) take(op.body, assertInputBounds(sent.body), 'field')
  errors.refuseAny()
  return input
}

export function readFields(op: OperationWithShapes, sent: Record<string, unknown>): Record<string, unknown> {
  const errors = new FieldErrors()
  const { values, unknown } = typed(getShape(op.fileFields), assertInputBounds(sent))
  for (const name of unknown) errors.addUnknown(name, name, 'field')
  const result = z.safeParse(must(op.fileFields, 'file_fields'), values)
  for (const issue of result.error?.issues ?? []) describe(issue, 'field', errors)
  errors.refuseAny()
  return toRecord(result.data)
}

/**
 * Converts query texts to the schema's numbers and lists; leaves others unchanged. Only the
 * schema's own names: every object has a `constructor`.
 */
function typed(shape: Shape, raw: unknown): { values: Record<string, unknown>; unknown: string[] } {
  const values: Record<string, unknown> = {}
  const unknown: string[] = []
  const records = new Map<string, [key: string, value: unknown][]>()
  for (const [name, value] of Object.entries(raw ?? {})) {
    const [group, key] = getParts(name)
    // zod accepts `__proto__` silently; here it's an unknown parameter like any other.
    const record = key !== undefined && key !== '__proto__' && Object.hasOwn(shape, group) && shape[group]
    if (record && innermost(record) === 'record') {
      const entries = records.get(group) ?? []
      records.set(group, entries)
      if (value !== '') entries.push([key, [value].flat()])
      continue
    }
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (!schema) {
      unknown.push(name)
      continue
    }
    const kind = innermost(schema)
    if (kind === 'number' && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value))
      values[name] = Number(value)
    else if (kind === 'array' && typeof value === 'string') values[name] = [value]
    // An untouched form field sends an empty value.
    else if (value !== '') values[name] = value
  }
  for (const [group, entries] of records) if (entries.length > 0) values[group] = Object.fromEntries(entries)
  return { values, unknown }
}

/** Splits 'attr.colour' into the record 'attr' and the key 'colour'. */
function getParts(name: string): [group: string, key?: string] {
  const dot = name.indexOf('.')
  return dot === -1 ? [name] : [name.slice(0, dot), name.slice(dot + 1)]
}

function innermost(schema: z.core.$ZodType): string {
  const definition: { type: string; innerType?: z.core.$ZodType } = schema._zod.def
  return definition.innerType ? innermost(definition.innerType) : definition.type
}

function describe(issue: z.core.$ZodIssue, where: Where, errors: FieldErrors) {
  const field = issue.path.map((part) => clipped(String(part))).join('.')
  if (issue.code === 'unrecognized_keys') {
    for (const name of issue.keys.slice(0, maxErrors))
      errors.addUnknown(field ? `${field}.${name}` : name, name, where)
    return
  }
  errors.add(field || 'body', issue.message === 'Invalid input' ? sentenceFor(issue) : issue.message)
}

function sentenceFor(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type')
    return issue.input === undefined
      ? t.this_is_missing()
      : (expectations[issue.expected]?.() ?? t.this_must_be_of_type({ type: issue.expected }))
  const isText = 'origin' in issue && issue.origin === 'string'
  if (issue.code === 'too_small') {
    const minimum = String(issue.minimum)
    return isText
      ? t.this_must_have_at_least_minimum_characters({ minimum })
      : t.this_must_be_at_least_minimum({ minimum })
  }
  if (issue.code === 'too_big') {
    const maximum = String(issue.maximum)
    return isText
      ? t.this_can_have_at_most_maximum_characters({ maximum })
      : t.this_can_be_at_most_maximum({ maximum })
  }
  return t.we_dont_understand_this()
}

const expectations: Partial<Record<string, () => string>> = {
  string: t.this_must_be_text,
  int: t.this_must_be_a_whole_number,
  number: t.this_must_be_a_number,
  boolean: t.this_must_be_true_or_false,
  array: t.this_must_be_a_list,
  object: t.this_must_be_an_object,
}
