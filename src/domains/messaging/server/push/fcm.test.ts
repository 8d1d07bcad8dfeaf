import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { registerPush } from '#domains/identity/common/auth.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { bidOutbid } from '#domains/auctions/server/bidding.events.ts'
import { transact } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { aFirebaseToken, anFcm, fcmError } from '#test/harness/doubles/fcm.ts'
import { aPushDevice } from '#test/harness/doubles/push-device.ts'
import { bringJobsForward, clearJobs } from '#test/harness/jobs.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let fcm: Awaited<ReturnType<typeof anFcm>>
let listingId: number
beforeAll(async () => {
  fcm = await anFcm()
  app = await createTestApp({ fcm: fcm.settings })
  listingId = (await aLiveAuction(app)).id
  await app.settle()
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  fcm[Symbol.dispose]()
})
beforeEach(async () => {
  fcm.sent.length = 0
  await clearJobs(app.platform.db)
})

async function aMemberWithApp() {
  const person = await aMember(app)
  const firebaseToken = aFirebaseToken()
  expect(await app.as(person).call(registerPush, { firebase_token: firebaseToken })).toEqual({ ok: true })
  return { person, firebase_token: firebaseToken }
}

async function outbid({ id: bidderId }: Person) {
  await transact(app.platform.db, (tx) =>
    recordEvent(tx, bidOutbid, { listing_id: listingId, bidder_id: bidderId, price_cents: 12_000 }),
  )
  await app.settle()
}

async function outboxOf({ id }: Person) {
  return await app.platform.db
    .selectFrom('sent_messages')
    .select(['delivered_at', 'failed_reason'])
    .where('account_id', '=', id)
    .where('channel', '=', 'push')
    .orderBy('id')
    .execute()
}

/** Returns the delay in seconds of the one waiting push. */
async function waitOf() {
  const { rows } = await sql<{ wait_s: number }>`select extract(epoch from run_at - now())::float8 as wait_s
    from graphile_worker.jobs where task_identifier = 'send_push'`.execute(app.platform.db)
  expect(rows).toHaveLength(1)
  return rows[0]!.wait_s
}

test('an app with a registered Firebase token gets a push once', async () => {
  const { person, firebase_token } = await aMemberWithApp()
  await outbid(person)
  const { items } = await app.as(person).call(listNotifications, {})
  const { id, title, body, link } = items[0]!
  expect(fcm.sent).toMatchObject([
    { token: firebase_token, notification: { title, body }, data: { link, id: String(id) } },
  ])
  expect(fcm.faults).toEqual([])
  expect(await outboxOf(person)).toMatchObject([{ delivered_at: expect.any(Date), failed_reason: null }])
})

test('a Firebase token is refused without Firebase, and browsers register either way', async () => {
  const { firebase_token } = aPushDevice()
  expect(await app.as(await aMember(app)).call(registerPush, { firebase_token })).toEqual({ ok: true })
  await using plain = await createTestApp()
  const refused = await plain
    .as(await aMember(plain))
    .call(registerPush, { firebase_token: aFirebaseToken() })
  expect(refused).toMatchObject({ key: 'validation_failed', errors: { firebase_token: expect.any(String) } })
})

test.each([
  ['UNREGISTERED', fcmError(404, 'UNREGISTERED')],
  ['SENDER_ID_MISMATCH', fcmError(403, 'SENDER_ID_MISMATCH')],
])('a device is dropped when Firebase answers %s', async (_code, answer) => {
  const { person } = await aMemberWithApp()
  fcm.answers.push(answer)
  await outbid(person)
  await outbid(person)
  expect(fcm.sent).toHaveLength(1)
  expect(await outboxOf(person)).toMatchObject([{ delivered_at: null, failed_reason: expect.any(String) }])
})

test('Firebase is retried only after the time it asks for', async () => {
  const { person } = await aMemberWithApp()
  fcm.answers.push(fcmError(429, 'QUOTA_EXCEEDED', { 'retry-after': '90' }))
  await outbid(person)
  expect(await waitOf()).toBeGreaterThan(80)
  expect(await outboxOf(person)).toMatchObject([
    { delivered_at: null, failed_reason: 'Firebase answered 429 QUOTA_EXCEEDED.' },
  ])
  fcm.answers.push(fcmError(503, 'UNAVAILABLE', { 'retry-after': '120' }))
  await bringJobsForward(app.platform.db)
  await app.settle()
  expect(await waitOf()).toBeGreaterThan(110)
  await bringJobsForward(app.platform.db)
  await app.settle()
  expect(fcm.sent).toHaveLength(3)
  expect(await outboxOf(person)).toMatchObject([{ delivered_at: expect.any(Date), failed_reason: null }])
})

test('a push is given up when Firebase delays it until it is too old', async () => {
  const { person } = await aMemberWithApp()
  fcm.answers.push(fcmError(429, 'QUOTA_EXCEEDED', { 'retry-after': '90' }))
  await outbid(person)
  await sql`update sent_messages set at = at - interval '61 minutes' where account_id = ${person.id}`.execute(
    app.platform.db,
  )
  await bringJobsForward(app.platform.db)
  await app.settle()
  expect(fcm.sent).toHaveLength(1)
  expect(await outboxOf(person)).toMatchObject([{ failed_reason: 'It came too late.' }])
})
