import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config.ts'
import type { Platform } from '#platform/server/platform.ts'
import { aMember } from '#test/harness/market/people.ts'
import { platformOn } from '#test/harness/processes/platform-on.ts'
import { startDurablePostgres } from '#test/harness/test-database.ts'

const kills = 4
const program = path.join(import.meta.dirname, '../harness/processes/issuing-process.ts')

let postgres: Awaited<ReturnType<typeof startDurablePostgres>>
let platform: Platform
beforeAll(async () => {
  postgres = await startDurablePostgres()
  platform = platformOn(postgres.connection, readConfig({ NODE_ENV: 'test' }))
})
afterAll(async () => {
  await platform.pool.end()
  await postgres.stop()
})

test('a kill while invoices are issued skips and repeats no number', { timeout: 120_000 }, async () => {
  const { id: accountId } = await aMember({ platform, as: () => undefined as never })
  const received = new Set<number>()
  for (let n = 0; n < kills; n += 1) {
    const numbers = await issueUntilKilled(accountId, 8 + 3 * n)
    for (const number of numbers) received.add(number)
  }
  const rows = await platform.db.selectFrom('invoices').select('number').orderBy('number').execute()
  const numbers = rows.map(({ number }) => number)
  expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  expect(numbers.length).toBeGreaterThan(kills * 5)
  // Every invoice reported as issued is stored.
  expect([...received].filter((number) => !numbers.includes(number))).toEqual([])
  const { last_number } = await platform.db
    .selectFrom('invoice_numbers')
    .select('last_number')
    .executeTakeFirstOrThrow()
  expect(last_number).toBe(numbers.length)
})

/** Killed while issuing, after a set number of reported invoices, whatever the machine's speed. */
async function issueUntilKilled(accountId: number, enough: number): Promise<number[]> {
  const child = spawn(
    process.execPath,
    [program, JSON.stringify({ connection: postgres.connection, account_id: accountId })],
    {
      env: { PATH: process.env.PATH, NODE_ENV: 'test' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (received: string) => (output += received))
  const ended = once(child, 'close')
  while (child.exitCode === null && output.split('\n').length <= enough) await pause(3)
  child.kill('SIGKILL')
  await ended
  // The last line may be cut off.
  return output.split('\n').slice(0, -1).map(Number)
}
