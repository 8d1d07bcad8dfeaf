import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/harness/test-database.ts'
import { findProblem, readPrimary, readReplica } from './places.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let pool: pg.Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = new pg.Pool({ ...database.connection, max: 1 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

test('readPrimary gives a place in the log that moves on with what is written', async () => {
  const before = await readPrimary(pool)
  await pool.query(`set synchronous_commit = on`)
  await pool.query(`create table scraps as select n from generate_series(1, 1000) n`)
  const after = await readPrimary(pool)
  expect(after.lsn).toBeGreaterThan(before.lsn)
  expect(after.system).toBe(before.system)
})

test('findProblem refuses the primary itself and a standby of another database', async () => {
  const place = await readPrimary(pool)
  const itself = await readReplica(pool)
  expect(findProblem(itself, place)).toBe('it is not a standby')
  expect(findProblem({ ...itself, is_standby: true }, place)).toBeNull()
  const other = { ...itself, is_standby: true, system: '1' }
  expect(findProblem(other, place)).toBe('it belongs to another PostgreSQL than DATABASE_URL')
})
