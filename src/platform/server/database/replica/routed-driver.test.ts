import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { createTestDatabase } from '#test/harness/test-database.ts'
import type { DB } from '../db-types.ts'
import { createPool } from '../db.ts'
import { failedByReplica, LeftOut, RoutedDialect } from './routed-driver.ts'

const anError = (code: string, message = 'refused') =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code })

test.each<[string, Error, boolean]>([
  ['a conflict with recovery', anError('40001'), true],
  ['a deadlock with recovery', anError('40P01'), true],
  [
    'a cancelled statement of recovery',
    anError('57014', 'canceling statement due to conflict with recovery'),
    true,
  ],
  ['a shutdown', anError('57P01'), true],
  ['a write', anError('25006'), true],
  ['no free connection', anError('53300'), true],
  ['a lost connection', new Error('Connection terminated unexpectedly'), true],
  ['a replica that was left out', new LeftOut('left out'), true],
  [
    'a statement that takes too long',
    anError('57014', 'canceling statement due to statement timeout'),
    false,
  ],
  ['a statement that never ends', new Error('Query read timeout'), false],
  ['a wrong statement', anError('42703'), false],
])('failedByReplica tells apart %s', (_, error, isReplicas) => {
  expect(failedByReplica(error)).toBe(isReplicas)
})

let database: Awaited<ReturnType<typeof createTestDatabase>>
let pools: { primary: pg.Pool; replica: pg.Pool }
const reads: string[] = []
let isUsed = true
let db: Kysely<DB>

beforeAll(async () => {
  database = await createTestDatabase()
  const log = pino({ enabled: false })
  pools = {
    primary: createPool(database.connection, log, { max: 2 }),
    replica: createPool({ ...database.connection, application_name: 'replica' }, log, {
      max: 2,
      isReadOnly: true,
    }),
  }
  db = new Kysely<DB>({
    dialect: new RoutedDialect({
      ...pools,
      isUsed: () => isUsed,
      guard: (read) => read,
      onBegin: () => undefined,
      onRead: (name) => void reads.push(name),
      onLoss: () => undefined,
    }),
  })
})
afterAll(async () => {
  await Promise.all([pools.primary.end(), pools.replica.end()])
  await database.drop()
})

const readName = async () =>
  (await sql<{ name: string }>`select current_setting('application_name') as name`.execute(db)).rows[0]?.name

test('RoutedDialect reads the replica only while it is used', async () => {
  expect(await readName()).toBe('replica')
  isUsed = false
  expect(await readName()).toBe('')
  isUsed = true
})

test('RoutedDialect tries once on the primary what the replica refuses', async () => {
  reads.length = 0
  await sql`create table scraps (n int)`.execute(db)
  expect(reads).toEqual(['primary'])
  await expect(sql`select nothing`.execute(db)).rejects.toThrow('does not exist')
  expect(reads).toEqual(['primary'])
})

test('RoutedDialect runs a transaction on the primary, where it refuses writes', async () => {
  const name = await db
    .transaction()
    .execute(
      async (tx) =>
        (await sql<{ name: string }>`select current_setting('application_name') as name`.execute(tx)).rows[0]
          ?.name,
    )
  expect(name).toBe('')
  const writing = db.transaction().execute((tx) => sql`insert into outbox_events default values`.execute(tx))
  await expect(writing).rejects.toThrow('read-only transaction')
})
