import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#test/harness/test-database.ts'
import { describeDatabase } from './describe-database.ts'

test('the committed types are those of the migrated database (npm run db-types makes them)', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client(database.connection)
  await client.connect()
  const described = await describeDatabase(client)
  await client.end()
  await database.drop()
  const file = path.join(import.meta.dirname, '../../src/server/platform/database/db-types.ts')
  expect(await readFile(file, 'utf8')).toBe(described)
})
