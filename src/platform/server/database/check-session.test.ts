import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#test/harness/test-database.ts'
import { refuseWrongSession } from './check-session.ts'
import { createPool } from './db.ts'

const log = pino({ enabled: false })

test('a session with its own limits is accepted', async () => {
  const { connection, drop } = await createTestDatabase()
  const pool = createPool(connection, log)
  await expect(refuseWrongSession(pool)).resolves.toBeUndefined()
  await pool.end()
  await drop()
})

test('a pooled session without limits is refused with the statements that set them', async () => {
  const { connection, drop } = await createTestDatabase()
  const open = () => createPool(connection, log, { isPooled: true })
  const pool = open()
  const refusal: Error = await refuseWrongSession(pool).then(
    () => expect.unreachable(),
    (error: Error) => error,
  )
  const [, ...statements] = refusal.message.split('\n')
  expect(statements[0]).toMatch(/^alter database \w+ set \w+ = '\d+';$/)
  for (const statement of statements) await pool.query(statement)
  await pool.end()
  const again = open()
  await expect(refuseWrongSession(again)).resolves.toBeUndefined()
  await again.end()
  await drop()
})
