import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FormValue } from './stripe-form.ts'

/**
 * Checks call parameters against the installed SDK's own declarations, which are generated and
 * therefore regular.
 */

const resources = path.join(import.meta.dirname, '../../../node_modules/stripe/esm/resources')

const shared: Record<string, string> = {
  PaginationParams: '{ ending_before?: string; limit?: number; starting_after?: string; }',
  RangeQueryParam: '{ gt?: number; gte?: number; lt?: number; lte?: number; }',
  MetadataParam: '{ [name: string]: string }',
}

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '')

const files = new Map<string, string>()
function readDeclarations(file: string): string {
  const known = files.get(file) ?? withoutComments(readFileSync(path.join(resources, `${file}.d.ts`), 'utf8'))
  files.set(file, known)
  return known
}

/** Reads from the brace at `start` to its closing brace. */
function readBlock(code: string, start: number): string {
  let depth = 0
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === '{') depth += 1
    if (code[at] === '}') depth -= 1
    if (depth === 0) return code.slice(start, at + 1)
  }
  throw new Error('A block of the SDK has no end.')
}

interface Declared {
  body: string
  bases: string[]
}

function findInterface(code: string, name: string): Declared | null {
  const found = new RegExp(`interface ${name}(?: extends ([\\w, .]+))? \\{`).exec(code)
  if (!found) return null
  return { body: readBlock(code, found.index + found[0].length - 1), bases: found[1]?.split(/, ?/) ?? [] }
}

/** Finds `Namespace.Nested.Name`, each namespace within the previous one. */
function findType(code: string, name: string): Declared | string | null {
  const parts = name.split('.')
  let scope = code
  for (const part of parts.slice(0, -1)) {
    const found = new RegExp(`namespace ${part} \\{`).exec(scope)
    if (!found) return null
    scope = readBlock(scope, found.index + found[0].length - 1)
  }
  const last = parts.at(-1)!
  const alias = new RegExp(`type ${last} = ([^;]+);`).exec(scope)
  return alias ? alias[1]! : findInterface(scope, last)
}

interface Field {
  type: string
  isOptional: boolean
}

function readFields({ body, bases }: Declared): Map<string, Field> {
  const fields = new Map<string, Field>()
  for (const base of bases)
    for (const [name, field] of readFields({ body: shared[base] ?? '', bases: [] })) fields.set(name, field)
  for (const [, name, mark, type] of body.matchAll(/(\w+)(\??): ([^;]+);/g))
    fields.set(name!, { type: type!.trim(), isOptional: mark === '?' })
  return fields
}

const splitUnion = (type: string) => type.split(/\s*\|\s*/).filter(Boolean)

/** Lists the faults of a form's value, which contains only texts. */
function check(code: string, type: string, value: FormValue, place: string): string[] {
  const union = splitUnion(type)
  if (union.length > 1) {
    const tries = union.map((one) => check(code, one, value, place))
    return tries.some((faults) => faults.length === 0) ? [] : (tries.at(-1) ?? [])
  }
  const inner = /^(Array|Emptyable)<(.+)>$/.exec(type)
  if (inner?.[1] === 'Emptyable') return value === '' ? [] : check(code, inner[2]!, value, place)
  if (inner)
    return Array.isArray(value)
      ? value.flatMap((one, at) => check(code, inner[2]!, one, `${place}[${at}]`))
      : [`${place} is no list`]
  if (typeof value === 'string') return isText(code, type, value) ? [] : [`${place} is no ${type}: ${value}`]
  const declared = shared[type] ? { body: shared[type], bases: [] } : findType(code, type)
  if (type === 'MetadataParam') return []
  if (!declared) return [`${place} is not ${type}`]
  return typeof declared === 'string'
    ? check(code, declared, value, place)
    : checkFields(code, declared, value as Record<string, FormValue>, place)
}

function isText(code: string, type: string, value: string): boolean {
  if (type === 'string') return true
  if (type === 'number') return /^-?\d+(\.\d+)?$/.test(value)
  if (type === 'boolean') return /^(true|false)$/.test(value)
  if (type.startsWith("'")) return type === `'${value}'`
  const declared = findType(code, type)
  return typeof declared === 'string' && splitUnion(declared).some((one) => isText(code, one, value))
}

function checkFields(
  code: string,
  declared: Declared,
  values: Record<string, FormValue>,
  place: string,
): string[] {
  const fields = readFields(declared)
  const unknown = Object.keys(values).filter((name) => !fields.has(name))
  const missing = [...fields].filter(([name, { isOptional }]) => !isOptional && !(name in values))
  return [
    ...unknown.map((name) => `${place}.${name} is unknown`),
    ...missing.map(([name]) => `${place}.${name} is missing`),
    ...Object.entries(values).flatMap(([name, value]) => {
      const field = fields.get(name)
      return field ? check(code, field.type, value, `${place}.${name}`) : []
    }),
  ]
}

/** @param type such as `PaymentIntentCreateParams`, in the file `PaymentIntents` */
export function checkStripeParams(file: string, type: string, values: Record<string, FormValue>): string[] {
  const all = readDeclarations(file)
  // Names are relative to the type's own namespace first.
  const namespace = all.indexOf(`namespace ${type} {`)
  const code = namespace < 0 ? all : readBlock(all, all.indexOf('{', namespace)) + all
  const declared = findInterface(all, type)
  if (!declared) throw new Error(`The SDK declares no ${type} in ${file}.`)
  return checkFields(code, declared, values, type)
}
