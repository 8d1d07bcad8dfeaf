import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { buyNow, placeBid } from '#domains/auctions/common/bidding.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { makeOffer } from '#domains/offers/common/offers.ts'
import {
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  maxWebhooks,
  replayWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  type WebhookEvent,
} from '#domains/partners/common/webhooks.ts'
import { askQuestion } from '#domains/listings/common/questions/questions.ts'
import { changeTrade } from '#domains/trades/common/trades.ts'
import { webhookData } from '#domains/partners/common/api-examples.ts'
import { aWebhookReceiver, type WebhookReceiver } from '#test/harness/doubles/webhook-receiver.ts'
import { letItEnd } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aKey, aWebhook } from '#test/harness/market/partners.ts'
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
const sent = () => receiver.received.map(({ body }) => JSON.parse(body))

/** Simulates that the next try is due. */
async function comeDue(agoMs = 0) {
  const by = sql`${agoMs} * interval '1 ms'`
  await sql`update webhook_deliveries set next_try_at = clock_timestamp(), waits_since = waits_since - ${by}
    where status = 'waiting'`.execute(app.platform.db)
  await deliverDue(app.platform, webhook.id)
}

async function sendTestEvent() {
  await app.as(owner).call(testWebhook, { id: webhook.id })
  await app.settle()
}

test('an event arrives, signed over its time and its body', async () => {
  await sendTestEvent()
  const [{ path, headers, body }] = receiver.received as [(typeof receiver.received)[number]]
  const [, at, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['hoko-signature']))!
  expect(createHmac('sha256', webhook.secret).update(`${at}.${body}`).digest('hex')).toBe(signature)
  expect(Math.abs(Date.now() / 1000 - Number(at))).toBeLessThan(60)
  expect(path).toBe('/hooks')
  expect(headers['content-type']).toBe('application/json')
  expect(JSON.parse(body)).toMatchObject({ id: headers['hoko-event-id'], type: 'test' })
  expect(await deliveries()).toMatchObject([
    { status: 'delivered', tries: 1, answer_code: 200, error: null, body, next_try_at: null },
  ])
})

test('a seller gets events of their listings, without bidders, buyers or askers', async () => {
  const buyer = await aMember(app)
  const auction = await aLiveAuction(app, { seller: owner })
  await app.as(buyer).call(placeBid, { listing_id: auction.id, max_cents: 2000 })
  await app.as(buyer).call(askQuestion, { listing_id: auction.id, text: 'Is the bell on it?' })
  await letItEnd(app, auction.id)
  const fixed = await aFixedPriceListing(app, { seller: owner, quantity: 2 })
  await sql`update listings set accepts_offers = true where id = ${fixed.id}`.execute(app.platform.db)
  await app.as(buyer).call(makeOffer, { listing_id: fixed.id, amount_cents: 4000 })
  await app.as(buyer).call(buyNow, { id: fixed.id, quantity: 1 })
  await app.as(owner).call(setListingStatus, { id: fixed.id, status: 'withdrawn', reason: 'It broke.' })
  await app.settle()
  const { id: tradeId } = await app.platform.db
    .selectFrom('trades')
    .select('id')
    .where('listing_id', '=', auction.id)
    .executeTakeFirstOrThrow()
  await app.as(buyer).call(changeTrade, { id: tradeId, action: 'mark_paid' })
  await app.settle()
  const of = (type: string) => sent().filter((event) => event.type === type)
  expect(of('listing.published').map(({ data }) => data.listing_id)).toEqual([auction.id, fixed.id])
  expect(of('bid.placed')[0].data).toMatchObject({ listing_id: auction.id, price_cents: 1000 })
  expect(of('question.asked')[0].data).toMatchObject({ text: 'Is the bell on it?' })
  expect(of('offer.made')[0].data).toMatchObject({ listing_id: fixed.id, amount_cents: 4000 })
  expect(of('listing.sold').map(({ data }) => [data.listing_id, data.price_cents])).toEqual(
    expect.arrayContaining([
      [auction.id, 1000],
      [fixed.id, 5000],
    ]),
  )
  expect(of('listing.sold').find(({ data }) => data.listing_id === auction.id).data.trade_id).toBe(tradeId)
  expect(of('listing.closed')[0].data).toEqual({ listing_id: fixed.id, outcome: 'withdrawn' })
  expect(of('trade.changed')[0].data).toMatchObject({ trade_id: tradeId, to_status: 'paid', role: 'seller' })
  for (const { type, data } of sent())
    expect(webhookData[type as WebhookEvent]).toEqual(expect.arrayContaining(Object.keys(data)))
  const ids = sent().map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { body } of receiver.received)
    expect(body).not.toMatch(new RegExp(`bidder|buyer_id|asker|leader|max_cents|\\b${buyer.id}\\b`))
})

test('only the owner gets an event, and only if it was chosen', async () => {
  await app.as(owner).call(updateWebhook, { id: webhook.id, url: receiver.url, events: ['listing.sold'] })
  await aLiveAuction(app, { seller: owner })
  await aLiveAuction(app)
  await app.settle()
  expect(sent()).toEqual([])
})

test('an event dispatched twice is queued and sent once', async () => {
  const { id } = await aLiveAuction(app, { seller: owner })
  await app.settle()
  const { db } = app.platform
  await sql`delete from reactions_done where reaction like 'send-webhooks.%'`.execute(db)
  await sql`update outbox_events set dispatched_at = null where payload->>'listing_id' = ${String(id)}`.execute(
    db,
  )
  await app.settle()
  expect(sent().filter(({ type }) => type === 'listing.published')).toHaveLength(1)
})

test('a failed delivery is retried with the same body and id, until it arrives', async () => {
  receiver.answer = (response) => response.writeHead(500).end()
  await sendTestEvent()
  expect(await deliveries()).toMatchObject([{ status: 'waiting', tries: 1, answer_code: 500 }])
  expect((await app.as(owner).call(listWebhooks, {})).items[0]!.failing_since).not.toBeNull()
  await comeDue()
  receiver.answer = (response) => response.writeHead(204).end()
  await comeDue()
  expect(await deliveries()).toMatchObject([{ status: 'delivered', tries: 3, answer_code: 204 }])
  expect((await app.as(owner).call(listWebhooks, {})).items[0]!.failing_since).toBeNull()
  expect(receiver.received).toHaveLength(3)
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
})

test('a redirect is never followed', async () => {
  receiver.answer = (response) => response.writeHead(302, { location: `${receiver.url}/elsewhere` }).end()
  await sendTestEvent()
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks'])
  expect(await deliveries()).toMatchObject([{ status: 'waiting', answer_code: 302 }])
})

test('a missing answer times out, and is retried', async () => {
  await using slow = await aWebhookReceiver({ timeoutMs: 200 })
  slow.answer = () => undefined
  app.platform.post = slow.post
  await app.as(owner).call(updateWebhook, { id: webhook.id, url: slow.url, events: ['bid.placed'] })
  await sendTestEvent()
  const [delivery] = await deliveries()
  expect(delivery).toMatchObject({ status: 'waiting', answer_code: null, error: 'timeout' })
  expect(delivery!.duration_ms).toBeGreaterThanOrEqual(190)
})

test('the owner can resend a delivery with the same id, and nobody else can', async () => {
  await sendTestEvent()
  const { id } = (await deliveries())[0]!
  expect(await app.as(owner).call(replayWebhookDelivery, { id })).toEqual({ ok: true })
  await app.settle()
  expect(sent()).toHaveLength(2)
  expect(sent()[0]).toEqual(sent()[1])
  const stranger = await aMember(app)
  expect(await app.as(stranger).call(replayWebhookDelivery, { id })).toMatchObject({ status: 404 })
  expect(await app.as(stranger).call(listWebhookDeliveries, { id: webhook.id })).toMatchObject({
    status: 404,
  })
})

test('a webhook is disabled after three days, its owner notified, and turned on by them', async () => {
  receiver.answer = (response) => response.writeHead(503).end()
  await sendTestEvent()
  await sql`update webhooks set failing_since = clock_timestamp() - interval '3 days' where id = ${webhook.id}`.execute(
    app.platform.db,
  )
  await comeDue()
  await app.settle()
  const [off] = (await app.as(owner).call(listWebhooks, {})).items
  expect(off!.disabled_at).not.toBeNull()
  expect((await deliveries())[0]).toMatchObject({ status: 'failed', error: 'webhook_off' })
  expect((await app.as(owner).call(listNotifications, {})).items).toMatchObject([
    { kind: 'webhook', link: '/user-settings#webhooks' },
  ])
  expect(await app.as(owner).call(testWebhook, { id: webhook.id })).toMatchObject({ key: 'webhook_off' })
  await aLiveAuction(app, { seller: owner })
  await app.settle()
  expect(receiver.received).toHaveLength(2)
  const { url, events } = webhook
  const on = await app.as(owner).call(updateWebhook, { id: webhook.id, url, events })
  expect(on).toMatchObject({ disabled_at: null, failing_since: null })
  receiver.answer = (response) => response.writeHead(200).end()
  await sendTestEvent()
  expect((await deliveries())[0]).toMatchObject({ status: 'delivered' })
})

test('a delivery is given up after three days', async () => {
  receiver.answer = (response) => response.writeHead(500).end()
  await sendTestEvent()
  await comeDue(3 * 86_400_000)
  expect(await deliveries()).toMatchObject([{ status: 'failed', tries: 2 }])
})

test('a new secret signs at once, and the old one with it for a day', async () => {
  const renewed = await app.as(owner).call(rotateWebhookSecret, { id: webhook.id })
  expect(renewed.secret).not.toBe(webhook.secret)
  await sendTestEvent()
  await sql`update webhooks set old_secret_until = clock_timestamp() - interval '1 second'
    where id = ${webhook.id}`.execute(app.platform.db)
  await sendTestEvent()
  const counts = receiver.received.map(({ headers, body }) => {
    const [at, ...signatures] = String(headers['hoko-signature']).split(',')
    return [renewed.secret, webhook.secret].map((secret) =>
      signatures.includes(
        `v1=${createHmac('sha256', secret)
          .update(`${at!.slice(2)}.${body}`)
          .digest('hex')}`,
      ),
    )
  })
  expect(counts).toEqual([
    [true, true],
    [true, false],
  ])
})

test('webhooks are limited in number, hide their secrets, and are only for their owner', async () => {
  expect(JSON.stringify(await app.as(owner).call(listWebhooks, {}))).not.toContain('whsec_')
  const answers = await Promise.all(Array.from({ length: maxWebhooks + 1 }, () => aWebhook(app, owner)))
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(2)
  const stranger = await aMember(app)
  for (const op of [deleteWebhook, testWebhook, rotateWebhookSecret])
    expect(await app.as(stranger).call(op as typeof testWebhook, { id: webhook.id })).toMatchObject({
      status: 404,
    })
  const key = await aKey(app, owner, ['webhooks'])
  expect(await app.as(key).call(deleteWebhook, { id: webhook.id })).toEqual({ ok: true })
})

test('a suspended member’s webhooks get nothing', async () => {
  const { id } = await aLiveAuction(app, { seller: owner })
  await app.platform.db
    .updateTable('accounts')
    .set({ status: 'suspended' })
    .where('id', '=', owner.id)
    .execute()
  await app.settle()
  expect(receiver.received).toEqual([])
  expect(id).toBeGreaterThan(0)
})

test('a killed worker’s delivery is retried, by one worker at a time', async () => {
  let answered = 0
  receiver.answer = (response) => {
    answered += 1
    setTimeout(() => response.writeHead(200).end(), 50)
  }
  await app.as(owner).call(testWebhook, { id: webhook.id })
  await Promise.all([1, 2, 3].map(() => deliverDue(app.platform, webhook.id)))
  expect(answered).toBe(1)
  // Claimed a minute ago, without a recorded answer.
  await sql`update webhook_deliveries set status = 'waiting', next_try_at = clock_timestamp() - interval '5 minutes'
    where webhook_id = ${webhook.id}`.execute(app.platform.db)
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(
    app.platform.db,
  )
  const { tasks } = await import('#app/server/build-worker.ts')
  await tasks.find(({ name }) => name === 'queue_overdue_webhooks')!.run({}, app.platform)
  await app.settle()
  expect(answered).toBe(2)
  expect(await deliveries()).toMatchObject([{ status: 'delivered', tries: 2 }])
})
