import type * as z from 'zod/mini'
import type { AnyOperation } from '#contract/operation.ts'
import { refuseCommon } from '../refusal.ts'

type Shape = Record<string, z.core.$ZodType>

const shapeOf = (schema: { shape: Shape } | undefined): Shape => schema?.shape ?? {}

/** What the operation was sent, validated: one flat object of path parameters, query and body. */
export function readInput(
  op: AnyOperation,
  sent: { params: unknown; query: unknown; body: unknown },
): Record<string, unknown> {
  const errors: Record<string, string> = {}
  const input: Record<string, unknown> = {}
  const take = (schema: z.core.$ZodType | undefined, value: unknown, where: string) => {
    if (!schema) {
      for (const name of Object.keys((value as object | undefined) ?? {}))
        errors[name] = `Unknown ${where} '${name}'.`
      return
    }
    const result = (schema as z.ZodMiniType).safeParse(value ?? {})
    if (result.success) Object.assign(input, result.data)
    else for (const issue of result.error.issues) describe(issue, where, errors)
  }
  const params = op.params && typed(shapeOf(op.params), sent.params)
  // An address that cannot name anything names nothing: absent, as far as the caller can tell.
  if (op.params && !(op.params as z.ZodMiniType).safeParse(params).success) refuseCommon('not_found')
  take(op.params, params, 'parameter')
  take(op.query, op.query ? typed(shapeOf(op.query), sent.query) : sent.query, 'parameter')
  if (!op.files) take(op.body, sent.body, 'field')
  if (Object.keys(errors).length > 0) refuseCommon('validation_failed', { errors })
  return input
}

/** The fields of text that came with files, validated. */
export function readFields(op: AnyOperation, sent: Record<string, unknown>): Record<string, unknown> {
  const result = (op.file_fields as z.ZodMiniType).safeParse(typed(shapeOf(op.file_fields), sent))
  if (result.success) return result.data as Record<string, unknown>
  const errors: Record<string, string> = {}
  for (const issue of result.error.issues) describe(issue, 'field', errors)
  return refuseCommon('validation_failed', { errors })
}

/** Text from an address, turned into numbers and lists where the schema wants them; left alone when it does not fit. */
function typed(shape: Shape, raw: unknown): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  const records = new Map<string, [key: string, value: unknown][]>()
  for (const [name, value] of Object.entries((raw as object | undefined) ?? {})) {
    const [group, key] = partsOf(name)
    // A schema passes over this one without a word; here it is a parameter like any other that is not known.
    const record = key !== undefined && key !== '__proto__' && shape[group]
    if (record && innermost(record) === 'record') {
      const entries = records.get(group) ?? []
      records.set(group, entries)
      if (value !== '') entries.push([key, [value].flat()])
      continue
    }
    const schema = shape[name]
    const kind = schema && innermost(schema)
    if (kind === 'number' && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value))
      values[name] = Number(value)
    else if (kind === 'array' && typeof value === 'string') values[name] = [value]
    // An empty value in an address is what an untouched form field sends.
    else if (value !== '') values[name] = value
  }
  for (const [group, entries] of records) if (entries.length > 0) values[group] = Object.fromEntries(entries)
  return values
}

/** 'attr.colour' is the entry 'colour' of the record 'attr'. */
function partsOf(name: string): [group: string, key?: string] {
  const dot = name.indexOf('.')
  return dot === -1 ? [name] : [name.slice(0, dot), name.slice(dot + 1)]
}

function innermost(schema: z.core.$ZodType): string {
  const definition: { type: string; innerType?: z.core.$ZodType } = schema._zod.def
  return definition.innerType ? innermost(definition.innerType) : definition.type
}

/** One sentence per field; our own wording where the schema gives none. */
function describe(issue: z.core.$ZodIssue, where: string, errors: Record<string, string>) {
  const field = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys') {
    for (const name of issue.keys) errors[field ? `${field}.${name}` : name] = `Unknown ${where} '${name}'.`
    return
  }
  errors[field || 'body'] ??= issue.message === 'Invalid input' ? sentenceFor(issue) : issue.message
}

function sentenceFor(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'This is missing.' : `This must be ${article(issue.expected)}.`
  if (issue.code === 'too_small')
    return `This must be at least ${issue.minimum}${issue.origin === 'string' ? ' characters' : ''}.`
  if (issue.code === 'too_big')
    return `This may be at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}.`
  return 'This is not something we understand.'
}

const article = (expected: string) =>
  ({
    string: 'text',
    int: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
  })[expected] ?? expected
