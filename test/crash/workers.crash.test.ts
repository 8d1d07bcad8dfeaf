import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { listWebhookDeliveries, testWebhook } from '#domains/partners/common/webhooks.ts'
import { applyFeedRun, getFeedRun } from '#domains/stock-feed/common/stock-feed.ts'
import { deliverDue } from '#domains/partners/server/webhooks/delivering.service.ts'
import { resumeRuns, workAt } from '#domains/stock-feed/server/runs/work.service.ts'
import { aWebhookReceiver } from '#test/harness/doubles/webhook-receiver.ts'
import { aWebhook } from '#test/harness/market/partners.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aDealer, aFeedVehicle, feedCsv, uploadFeed } from '#test/harness/market/stock-feeds.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

const program = path.join(import.meta.dirname, '../harness/processes/working-process.ts')

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

/** A separate worker process, killed in the middle of its job. */
async function workUntilKilled(job: object, isInTheMiddle: () => Promise<boolean>): Promise<void> {
  const child = spawn(process.execPath, [program, JSON.stringify({ connection: app.connection, ...job })], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test' },
    stdio: 'inherit',
  })
  const ended = once(child, 'close')
  await expect.poll(isInTheMiddle, { timeout: 30_000, interval: 10 }).toBe(true)
  child.kill('SIGKILL')
  const [, signal] = await ended
  // The job must not finish before the kill.
  expect(signal).toBe('SIGKILL')
}

const vehicles = 30

test('another worker finishes a stock run and lists each vehicle once', async () => {
  const dealer = await aDealer(app, await aMember(app, { type: 'admin' }))
  const stock = Array.from({ length: vehicles }, (_, n) => aFeedVehicle(`K${n}`))
  const { id } = await uploadFeed(app, dealer, feedCsv(stock), 'stock.csv')
  await app.as(dealer).call(applyFeedRun, { id })
  const { db } = app.platform
  const countDone = async () => {
    const { done } = await db
      .selectFrom('stock_feed_items')
      .select(({ fn }) => fn.countAll<number>().as('done'))
      .where('run_id', '=', id)
      .where('result', 'is not', null)
      .executeTakeFirstOrThrow()
    return done
  }
  await workUntilKilled({ run_id: id }, async () => (await countDone()) >= 5)
  const before = await countDone()
  expect(before).toBeLessThan(vehicles)
  // Its claim expires after a minute, then any worker may take it.
  await workAt(app.platform, id)
  expect(await countDone()).toBe(before)
  // Its jobs are gone: only the expired claim restarts the run.
  await sql`select graphile_worker.remove_job(${`stock feed run ${id}`})`.execute(db)
  await sql`update stock_feed_runs set claimed_until = clock_timestamp(), created_at = created_at - interval '1 minute' where id = ${id}`.execute(
    db,
  )
  await resumeRuns(app.platform)
  await app.settle()
  expect((await app.as(dealer).call(getFeedRun, { id })).run).toMatchObject({
    status: 'done',
    report: { made: vehicles, refused: 0 },
  })
  const { rows } = await sql<{ stock_number: string; listings: number }>`
    select v.stock_number, count(*)::int as listings from vehicle_details v join listings l on l.id = v.listing_id
     where l.seller_id = ${dealer.id} group by v.stock_number`.execute(db)
  expect(rows).toHaveLength(vehicles)
  expect(rows.filter(({ listings }) => listings !== 1)).toEqual([])
})

test('a webhook delivery is repeated with the same event id after its lease', async () => {
  await using receiver = await aWebhookReceiver()
  app.platform.post = receiver.post
  const owner = await aMember(app)
  const { id } = await aWebhook(app, owner, receiver.url)
  await app.as(owner).call(testWebhook, { id })
  // The first worker gets no reply and is killed while waiting for it.
  receiver.answer = () => undefined
  await workUntilKilled({ webhook_id: id }, async () => receiver.received.length === 1)
  receiver.answer = (response) => response.writeHead(200).end()
  await deliverDue(app.platform, id)
  expect(receiver.received).toHaveLength(1)
  await sql`update webhook_deliveries set next_try_at = clock_timestamp() where webhook_id = ${id}`.execute(
    app.platform.db,
  )
  await deliverDue(app.platform, id)
  const events = receiver.received.map(({ headers }) => headers['hoko-event-id'])
  expect(events).toHaveLength(2)
  expect(new Set(events).size).toBe(1)
  expect((await app.as(owner).call(listWebhookDeliveries, { id })).items).toMatchObject([
    { status: 'delivered', tries: 2 },
  ])
})
