import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#test/harness/test-database.ts'
import { describeDataModel } from './describe-data-model.ts'
import { describeDatabase } from './describe-database.ts'

test.each([
  ['src/platform/server/database/db-types.ts', 'db-types', describeDatabase],
  ['docs/data-model.md', 'data-model', describeDataModel],
])('%s matches the migrated database (npm run %s writes it)', async (file, _, describe) => {
  const database = await createTestDatabase()
  const client = new pg.Client(database.connection)
  await client.connect()
  const described = await describe(client)
  await client.end()
  await database.drop()
  expect(await readFile(path.join(import.meta.dirname, '../..', file), 'utf8')).toBe(described)
})
