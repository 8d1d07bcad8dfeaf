import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSubscription } from '#domains/billing/common/subscriptions/subscriptions.ts'
import { readConfig } from '#platform/server/config.ts'
import { aPayer, aPlan, selectInvoices, selectPayments } from '#test/harness/payments/plans.ts'
import { platformOn } from '#test/harness/processes/platform-on.ts'
import {
  callsTo,
  databaseUrl,
  startServerProcess,
  type ServerProcess,
} from '#test/harness/processes/server-process.ts'
import type { Market, Person } from '#test/harness/test-app.ts'
import { startDurablePostgres } from '#test/harness/test-database.ts'

const port = 3187
const buyers = 6
/** Kills after the payment is written, during the gateway call, and when its reply arrives. */
const killsAfterMs = [15, 40, 90]

let dataDir: string
let postgres: Awaited<ReturnType<typeof startDurablePostgres>>
let server: ServerProcess
let market: Market

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'hoko-crash-'))
  postgres = await startDurablePostgres()
  const platform = platformOn(postgres.connection, readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }))
  market = { platform, as: callsTo(`http://127.0.0.1:${port}`, 30_000) }
  server = await startServer()
})

afterAll(async () => {
  server.child.kill('SIGKILL')
  await market.platform.pool.end()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function startServer() {
  const started = startServerProcess({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(postgres.connection),
  })
  await started.ready
  return started
}

test('a purchase repeated after a kill takes effect once', { timeout: 120_000 }, async () => {
  const plan = await aPlan(market, 9900)
  for (const afterMs of killsAfterMs) {
    const people: Person[] = []
    for (let n = 0; n < buyers; n += 1) people.push(await aPayer(market))
    const presses = people.map((person) => {
      const idempotencyKey = randomUUID()
      return {
        person,
        send: () => market.as(person).call(createSubscription, { plan_id: plan.id }, { idempotencyKey }),
      }
    })
    const lost = Promise.allSettled(presses.map(({ send }) => send()))
    await pause(afterMs)
    server.child.kill('SIGKILL')
    await server.ended
    await lost
    server = await startServer()
    for (const { person, send } of presses) {
      expect(await send()).toMatchObject({ subscription: { status: 'active' } })
      expect(await selectInvoices(market, person)).toMatchObject([{ total_cents: 9900 }])
      expect(await selectPayments(market, person)).toMatchObject([{ status: 'succeeded' }])
    }
  }
  const { taken } = await market.platform.db
    .selectFrom('sandbox_payments')
    .select(({ fn }) => fn.countAll<number>().as('taken'))
    .where('status', '=', 'succeeded')
    .executeTakeFirstOrThrow()
  expect(taken).toBe(buyers * killsAfterMs.length)
})
