import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeOpenApi } from './openapi-file.ts'

test('docs/api/openapi.json is what `npm run openapi` writes', () => {
  const file = readFileSync(new URL('../../docs/api/openapi.json', import.meta.url), 'utf8')
  // Compared outright: a diff of the whole document would take longer than anybody reads it.
  expect(file === writeOpenApi(), 'Run npm run openapi.').toBe(true)
})
