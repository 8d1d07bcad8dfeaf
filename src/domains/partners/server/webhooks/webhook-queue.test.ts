import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { listWebhookDeliveries, testWebhook } from '#domains/partners/common/webhooks.ts'
import { aWebhookReceiver, type WebhookReceiver } from '#test/harness/doubles/webhook-receiver.ts'
import { aWebhook } from '#test/harness/market/partners.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { deliverDue } from './delivering.service.ts'

let app: TestApp
let receiver: WebhookReceiver
let owner: Person
let webhook: Awaited<ReturnType<typeof aWebhook>>
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  receiver = await aWebhookReceiver()
  app.platform.post = receiver.post
  owner = await aMember(app)
  webhook = await aWebhook(app, owner, receiver.url)
})
afterEach(() => receiver[Symbol.asyncDispose]())

const deliveries = async () => (await app.as(owner).call(listWebhookDeliveries, { id: webhook.id })).items

test('ten thousand events of one partner delay nobody else’s', async () => {
  const other = await aMember(app)
  const others = await aWebhook(app, other, `${receiver.url}/other`)
  const { db } = app.platform
  await sql`insert into webhook_deliveries (webhook_id, event_id, type, body, next_try_at)
    select ${webhook.id}, 'evt_' || n, 'test', '{}', clock_timestamp() - interval '1 hour'
      from generate_series(1, 200) n`.execute(db)
  await app.as(owner).call(testWebhook, { id: webhook.id })
  await app.as(other).call(testWebhook, { id: others.id })
  await app.settle()
  expect(receiver.received).toHaveLength(202)
  expect(receiver.received.findIndex(({ path }) => path === '/hooks/other')).toBeLessThan(30)
})

test('a slow or failing partner doesn’t delay quick ones', async () => {
  const { db } = app.platform
  const lane = async () => {
    const { rows } = await sql<{ queue: string }>`select queue_name as queue from graphile_worker.jobs
      where key = ${`webhook:${webhook.id}`}`.execute(db)
    return rows.map(({ queue }) => queue)
  }
  const queueOne = async () => {
    await app.as(owner).call(testWebhook, { id: webhook.id })
    const found = await lane()
    await app.settle()
    return found
  }
  expect(await queueOne()).toEqual(['webhooks:quick'])
  await sql`update webhooks set is_slow = true where id = ${webhook.id}`.execute(db)
  expect(await queueOne()).toEqual(['webhooks:slow'])
  expect(await queueOne()).toEqual(['webhooks:quick'])
  receiver.answer = (response) => response.writeHead(500).end()
  expect(await queueOne()).toEqual(['webhooks:quick'])
  expect(await queueOne()).toEqual(['webhooks:slow'])
})

test('a receiver that switches protocols, or is slow, ends its turn', async () => {
  receiver.answer = (response) => setTimeout(() => response.writeHead(200).end(), 1_100)
  await app.as(owner).call(testWebhook, { id: webhook.id })
  await app.as(owner).call(testWebhook, { id: webhook.id })
  await deliverDue(app.platform, webhook.id)
  expect((await deliveries()).map(({ status }) => status)).toEqual(['waiting', 'delivered'])
  receiver.answer = ({ socket }) =>
    socket!.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  await deliverDue(app.platform, webhook.id)
  expect((await deliveries())[0]).toMatchObject({ status: 'waiting', tries: 1, error: 'unreachable' })
})
