import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addresses } from '#shared/rules/addresses.ts'
import { findOperation, findPageFile, writeCallsTable } from './calls-table.ts'
import { not_built_calls, seed_calls } from './seed-calls.ts'

test('every call of the specification is in the contract, but for those that are named', () => {
  const calls = Object.values(seed_calls).flat()
  expect(new Set(calls).size).toBe(144)
  expect(calls.filter((call) => !findOperation(call))).toEqual(not_built_calls)
})

test('every address has its page, but for those that are named', () => {
  const missing = addresses.map(({ path }) => path).filter((path) => !findPageFile(path))
  expect(missing).toEqual(['/admin-reports'])
})

test('docs/calls.md is what `npm run calls-table` writes', () => {
  expect(readFileSync(new URL('../../docs/calls.md', import.meta.url), 'utf8')).toBe(writeCallsTable())
})
