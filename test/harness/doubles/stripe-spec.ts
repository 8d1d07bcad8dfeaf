import { readFileSync } from 'node:fs'
import process from 'node:process'
import { gunzipSync } from 'node:zlib'
import type { FormValue } from './stripe-form.ts'

/**
 * With STRIPE_SPEC, the path of Stripe's gzipped OpenAPI description, calls are also checked
 * against that. The description is older than our API version, so newer parameters are listed here.
 */
const newerParameters = [
  'POST /v1/payment_intents.allowed_payment_method_types',
  'POST /v1/checkout/sessions.allowed_payment_method_types',
  'POST /v1/accounts.controller',
  'POST /v1/account_links.collection_options',
]

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: string[]
  maxLength?: number
}

interface Described {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: { 'application/x-www-form-urlencoded'?: { schema: Schema } } }
}

type Paths = Record<string, Partial<Record<string, Described>>>

const file = process.env.STRIPE_SPEC
let paths: Paths | undefined
const readPaths = (spec: string): Paths =>
  (paths ??= (JSON.parse(gunzipSync(readFileSync(spec)).toString()) as { paths: Paths }).paths)

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)

function findDescribed(spec: string, method: string, path: string) {
  const fitting = Object.entries(readPaths(spec)).filter(([one]) => patternOf(one).test(path))
  const [exact] = fitting.toSorted(([one], [other]) => one.split('{').length - other.split('{').length)
  return { name: `${method} ${exact?.[0] ?? path}`, described: exact?.[1][method.toLowerCase()] }
}

function schemaOf({ parameters = [], requestBody }: Described, method: string): Schema {
  const body = requestBody?.content['application/x-www-form-urlencoded']?.schema
  if (method !== 'GET') return body ?? {}
  const queried = parameters.filter((one) => one.in === 'query')
  return {
    properties: Object.fromEntries(queried.map(({ name, schema }) => [name, schema])),
    required: queried.filter((one) => one.required).map(({ name }) => name),
  }
}

const isText = ({ type, enum: allowed, maxLength }: Schema, value: string): boolean =>
  (type !== 'integer' || /^-?\d+$/.test(value)) &&
  (type !== 'boolean' || /^(true|false)$/.test(value)) &&
  (!allowed || allowed.includes(value)) &&
  (maxLength === undefined || value.length <= maxLength)

function check(schema: Schema, value: FormValue, place: string): string[] {
  if (schema.anyOf) {
    const tries = schema.anyOf.map((one) => check(one, value, place))
    return tries.find((faults) => faults.length === 0) ?? tries[0]!
  }
  if (typeof value === 'string')
    return schema.type !== 'object' && schema.type !== 'array' && isText(schema, value)
      ? []
      : [`${place} is not described so: ${value}`]
  if (Array.isArray(value))
    return schema.items
      ? value.flatMap((one, at) => check(schema.items!, one, `${place}[${at}]`))
      : [`${place} is no list`]
  return checkFields(schema, value, place)
}

function checkFields(schema: Schema, values: Record<string, FormValue>, place: string): string[] {
  const { properties = {}, required = [], additionalProperties } = schema
  const missing = required.filter((name) => !(name in values))
  return [
    ...missing.map((name) => `${place}.${name} is missing`),
    ...Object.entries(values).flatMap(([name, value]) => {
      const one = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : null)
      const full = `${place}.${name}`
      if (one) return check(one, value, full)
      return newerParameters.includes(full) ? [] : [`${full} is not described`]
    }),
  ]
}

export function checkStripeSpec(method: string, path: string, form: Record<string, FormValue>): string[] {
  if (!file) return []
  const { name, described } = findDescribed(file, method, path)
  return described ? checkFields(schemaOf(described, method), form, name) : [`${name} is not described`]
}
