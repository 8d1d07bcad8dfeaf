import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allOperations, shapeFiles } from '#app/server/all-operations.ts'
import type { AnyOperation, OperationShapes } from '#platform/common/operation.ts'
import { findPlace } from '#platform/common/request.ts'

const root = path.join(import.meta.dirname, '../..')
const files = globSync('src/domains/*/common/**/*.ts', { cwd: root }).filter((file) =>
  existsSync(path.join(root, file.replace(/(?:\.shapes)?\.ts$/, '.shapes.ts'))),
)

const load = (file: string): Promise<object> => import(pathToFileURL(path.join(root, file)).href)

const isSchema = (value: unknown): boolean => value instanceof z.core.$ZodType
const isOperation = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'refusals' in value && 'path' in value
const isLimit = (value: unknown): boolean =>
  ['number', 'string'].includes(typeof value) || (Array.isArray(value) && value.every(isLimit))
const isSentence = (value: unknown): boolean =>
  typeof value === 'function' && value.length === 0 && typeof value() === 'string'
const isShape = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every(isSchema)

test('a contract domain has only operations, shapes and limits', async () => {
  expect(files.length).toBeGreaterThan(40)
  const others: string[] = []
  for (const file of files) {
    const exported = await load(file)
    for (const [name, value] of Object.entries(exported))
      if (![isSchema, isOperation, isLimit, isSentence, isShape].some((is) => is(value)))
        others.push(`${file}: ${name}`)
  }
  expect(others).toEqual([])
})

test('every operation is served, documented and listed in allOperations', async () => {
  const listed = new Map(allOperations.map(({ op }) => [op.name, op]))
  const missing: string[] = []
  for (const file of files) {
    const exported = (await load(file)) as Record<string, AnyOperation>
    for (const [name, value] of Object.entries(exported))
      if (isOperation(value) && !listed.has(name)) missing.push(`${file}: ${name}`)
  }
  expect(missing).toEqual([])
})

const isShapes = (file: string) => file.endsWith('.shapes.ts')

test('every file of shapes is in a manifest, so that the OpenAPI document can name its exports', async () => {
  const shapes = globSync('src/{domains/*,platform}/common/**/*shapes.ts', { cwd: root }).filter(
    (file) => isShapes(file) || file === 'src/platform/common/shapes.ts',
  )
  expect(shapes.length).toBeGreaterThan(75)
  const missing: string[] = []
  for (const file of shapes) if (!shapeFiles.includes(await load(file))) missing.push(file)
  expect(missing).toEqual([])
})

test.each(files.filter((file) => !isShapes(file)))(
  '%s has its operations’ shapes beside it',
  async (file) => {
    const exported = (await load(file)) as Record<string, AnyOperation>
    const operations = Object.entries(exported).filter(([, value]) => isOperation(value))
    if (operations.length === 0) return
    const shapes = (await load(file.replace(/\.ts$/, '.shapes.ts'))) as Record<string, OperationShapes>
    const listed = new Map(allOperations.map(({ op }) => [op.name, op]))
    for (const [name, op] of operations) {
      expect(op.name).toBe(name)
      expect(shapes).toHaveProperty(name)
      expect(listed.get(name)).toEqual({ ...op, ...shapes[name] })
    }
  },
)

test.each(allOperations.map(({ op }) => [op.name, op] as const))(
  'each field of %s travels in the place browsers use',
  (_name, op) => {
    for (const place of ['params', 'query', 'body'] as const)
      for (const field of Object.keys(op[place]?.shape ?? {}))
        expect([field, findPlace(op, field)]).toEqual([field, place])
    const inPath = Array.from(op.path.matchAll(/\{(\w+)\}/g), ([, field]) => field!)
    expect(inPath.sort()).toEqual(Object.keys(op.params?.shape ?? {}).sort())
  },
)
