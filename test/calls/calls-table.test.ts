import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listAddresses } from '#platform/common/addresses.ts'
import { findOperation, findPageFile, writeCallsTable } from './calls-table.ts'
import { specified_calls } from './specified-calls.ts'

test('every call of the specification is in the contract', () => {
  const calls = Object.values(specified_calls).flat()
  expect(new Set(calls).size).toBe(144)
  expect(calls.filter((call) => !findOperation(call))).toEqual([])
})

test('every address of the specification has its page', () => {
  const missing = listAddresses()
    .map(({ path }) => path)
    .filter((path) => !findPageFile(path))
  expect(missing).toEqual([])
})

test('docs/calls.md matches the output of `npm run calls-table`', () => {
  expect(readFileSync(new URL('../../docs/calls.md', import.meta.url), 'utf8')).toBe(writeCallsTable())
})
