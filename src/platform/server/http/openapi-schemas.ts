import * as z from 'zod/mini'
import type { OperationWithShapes } from '#platform/common/operation.ts'
import { must } from '#platform/common/must.ts'

type Side = 'input' | 'output'
type Schemas = Record<string, object>
type Registry = z.core.$ZodRegistry<{ id: string }>

const start = '#/components/schemas/'

/**
 * The shapes as JSON Schema. Exported ones are components: `listing_card` is `ListingCard`. Where a
 * default makes one differ in requests from what replies have, that is another: `TenantFactsInput`.
 */
export function describeShapes(operations: OperationWithShapes[], shapeFiles: object[]) {
  const exported = nameExports(shapeFiles)
  const registries = {
    input: register(exported, operations, 'input'),
    output: register(exported, operations, 'output'),
  }
  const schemas = { input: convert(registries.input, 'input'), output: convert(registries.output, 'output') }
  const components: Schemas = {}

  const isSame = rememberAnswers((name) => {
    const input = JSON.stringify(schemas.input[name])
    return input === JSON.stringify(schemas.output[name]) && listReferences(input).every(isSame)
  })

  function refer(name: string, side: Side) {
    const component = side === 'input' && !isSame(name) ? `${name}Input` : name
    if (!(component in components)) {
      components[component] = {}
      components[component] = link(must(schemas[side][name], name), side)
    }
    return { $ref: start + component }
  }

  /** Includes the components that a schema refers to. */
  function link<T>(value: T, side: Side): T {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The same items.
      return value.map((item) => link(item, side)) as T
    const linked = Object.entries(value).map(([key, member]) =>
      key === '$ref' ? ['$ref', refer(member.slice(start.length), side).$ref] : [key, link(member, side)],
    )
    return Object.fromEntries(linked)
  }

  const nameOf = (shape: z.core.$ZodType, side: Side) => must(registries[side].get(shape), 'schema').id
  return {
    components,
    describe: (shape: z.core.$ZodType, side: Side) =>
      exported.has(shape)
        ? refer(nameOf(shape, side), side)
        : link(must(schemas[side][nameOf(shape, side)], 'schema'), side),
    listFields(shape: z.core.$ZodType) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod writes it.
      const { properties = {}, required = [] } = schemas.input[nameOf(shape, 'input')] as {
        properties?: Schemas
        required?: string[]
      }
      return { properties: link(properties, 'input'), required }
    },
    follow: (schema: object) =>
      '$ref' in schema ? must(components[String(schema.$ref).slice(start.length)], 'component') : schema,
  }
}

const isShape = (value: unknown): value is z.core.$ZodType => value instanceof z.core.$ZodType

export const toPascalCase = (name: string) =>
  name.replace(/(?:^|_)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())

const parts = { input: ['params', 'query', 'body', 'fileFields'], output: ['reply'] } as const

type Names = Map<z.core.$ZodType, string>

function nameExports(shapeFiles: object[]): Names {
  const names: Names = new Map()
  const taken = new Set(['Problem'])
  for (const [exported, shape] of shapeFiles.flatMap((file) => Object.entries(file))) {
    if (!isShape(shape) || names.has(shape)) continue
    names.set(shape, takeName(toPascalCase(exported), taken))
  }
  return names
}

function takeName(name: string, taken: Set<string>): string {
  if (taken.has(name)) throw new Error(`Two shapes would be called ${name}.`)
  taken.add(name)
  return name
}

/** A whole body or reply has a name too, in case that another shape contains it. */
function register(exported: Names, operations: OperationWithShapes[], side: Side): Registry {
  const registry: Registry = z.registry()
  for (const [shape, name] of exported) registry.add(shape, { id: name })
  const taken = new Set(exported.values())
  for (const op of operations)
    for (const part of parts[side]) {
      const shape = op[part]
      if (!shape || registry.has(shape)) continue
      registry.add(shape, { id: takeName(toPascalCase(`${op.name}_${part}`), taken) })
    }
  return registry
}

/** Each under its name, without what a document of its own would say first. */
function convert(registry: Registry, io: Side): Schemas {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (name) => start + name,
    override: ({ jsonSchema }) => dropSafeBounds(jsonSchema),
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _address, ...schema }]) => [name, schema]),
  )
}

/** The bounds of JavaScript's whole numbers are no rule of a field. */
function dropSafeBounds(schema: { minimum?: number; maximum?: number }) {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}

const listReferences = (json: string) =>
  Array.from(json.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g), ([, name]) => must(name, 'name'))

/** A question asked while it is being answered is answered with yes. */
function rememberAnswers(answer: (name: string) => boolean) {
  const known = new Map<string, boolean>()
  return (name: string): boolean => {
    if (!known.has(name)) known.set(name, true).set(name, answer(name))
    return must(known.get(name), name)
  }
}
