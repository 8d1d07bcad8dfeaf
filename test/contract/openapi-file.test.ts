import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeOpenApi } from './openapi-file.ts'

const written = writeOpenApi()

test('docs/api/openapi.json is what `npm run openapi` writes', () => {
  const file = readFileSync(new URL('../../docs/api/openapi.json', import.meta.url), 'utf8')
  // Compared outright: a diff of the whole document would take longer than anybody reads it.
  expect(file === written, 'Run npm run openapi.').toBe(true)
})

test('every reference has its component, and every component is referred to', () => {
  const { components } = JSON.parse(written) as { components: Record<string, object> }
  const { securitySchemes: _schemes, ...rest } = components
  const addresses = Object.entries(rest).flatMap(([kind, members]) =>
    Object.keys(members).map((name) => `#/components/${kind}/${name}`),
  )
  const references = new Set(Array.from(written.matchAll(/"\$ref": "([^"]+)"/g), ([, address]) => address!))
  expect([...references].sort()).toEqual(addresses.sort())
})
