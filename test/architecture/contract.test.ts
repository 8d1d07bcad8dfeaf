import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allOperations } from '#contract/core/all-operations.ts'

const root = path.join(import.meta.dirname, '../..')
const files = globSync('src/contract/*/*.ts', { cwd: root }).filter(
  (file) => !file.includes('/core/') && !file.endsWith('.test.ts') && !file.endsWith('/texts.ts'),
)

const isSchema = (value: unknown): boolean => value instanceof z.core.$ZodType
const isOperation = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'refusals' in value && 'reply' in value
const isLimit = (value: unknown): boolean =>
  ['number', 'string'].includes(typeof value) || (Array.isArray(value) && value.every(isLimit))
const isSentence = (value: unknown): boolean =>
  typeof value === 'function' && value.length === 0 && typeof value() === 'string'
const isShape = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every(isSchema)

test('a domain of the contract has operations, shapes and limits; rules, words and formats stand in shared', async () => {
  expect(files.length).toBeGreaterThan(40)
  const others: string[] = []
  for (const file of files) {
    const exported = (await import(pathToFileURL(path.join(root, file)).href)) as object
    for (const [name, value] of Object.entries(exported))
      if (![isSchema, isOperation, isLimit, isSentence, isShape].some((is) => is(value)))
        others.push(`${file}: ${name}`)
  }
  expect(others).toEqual([])
})

test('every operation is served, documented and tested as one of all operations', async () => {
  const listed = new Set<unknown>(allOperations.map(({ op }) => op))
  const missing: string[] = []
  for (const file of files) {
    const exported = (await import(pathToFileURL(path.join(root, file)).href)) as object
    for (const [name, value] of Object.entries(exported))
      if (isOperation(value) && !listed.has(value)) missing.push(`${file}: ${name}`)
  }
  expect(missing).toEqual([])
})
