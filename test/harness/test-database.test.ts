import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase, startDurablePostgres } from './test-database.ts'
import type { Connection } from '#platform/server/database/db.ts'

test('each test gets its own migrated database and leaves nothing behind', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()])
  expect(one.connection.database).not.toBe(two.connection.database)
  expect(await query(one.connection, 'select count(*)::int as applied from migrations')).not.toEqual([
    { applied: 0 },
  ])
  await query(one.connection, 'create table mine as select 1')
  await expect(query(two.connection, 'select * from mine')).rejects.toThrow('does not exist')
  await Promise.all([one.drop(), two.drop()])
  await expect(query(one.connection, 'select 1')).rejects.toThrow('does not exist')
})

test('acknowledged writes survive kill -9 in the durable database', async () => {
  const postgres = await startDurablePostgres()
  try {
    await query(postgres.connection, 'create table kept as select 7 as number')
    postgres.kill9()
    await expect(query(postgres.connection, 'select 1')).rejects.toThrow(
      /ECONNREFUSED|ECONNRESET|ENOENT|EPIPE/,
    )
    await postgres.restart()
    expect(await query(postgres.connection, 'select number from kept')).toEqual([{ number: 7 }])
  } finally {
    await postgres.stop()
  }
})

async function query(connection: Connection, statement: string) {
  const client = new Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
