import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeToken, getPushKey, registerPush } from '#domains/identity/common/auth.ts'
import {
  listNotifications,
  putNotificationChoices,
  type NotificationChoice,
  type NotificationKind,
} from '#domains/messaging/common/notifications.ts'
import { notificationKind } from '#domains/messaging/common/notifications.shapes.ts'
import { bidOutbid } from '#domains/auctions/server/bidding.events.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { transact } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { bringJobsForward, clearJobs, readJobPayloads } from '#test/harness/jobs.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aPushDevice, claimOf, standInPushService } from '#test/harness/doubles/push-device.ts'
import { anotherSession } from '#test/harness/market/sessions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { notifyAccount } from '../notifications.service.ts'
import { sendPushTask, type SendPush } from './push.jobs.ts'

let app: TestApp
let listingId: ListingId
let service: ReturnType<typeof standInPushService>
beforeAll(async () => {
  app = await createTestApp()
  listingId = (await aLiveAuction(app)).id
  await app.settle()
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  service = standInPushService(app.platform)
  await clearJobs(app.platform.db)
})

async function aPushedMember() {
  const person = await aMember(app)
  const device = aPushDevice()
  await app.as(person).call(registerPush, { firebase_token: device.firebase_token })
  return { person, device }
}

async function outbid(...people: Person[]) {
  await transact(app.platform.db, async (tx) => {
    for (const { id: bidderId } of people)
      await recordEvent(tx, bidOutbid, { listing_id: listingId, bidder_id: bidderId, price_cents: 12_000 })
  })
  await app.settle()
}

const noticeTo = ({ id: accountId }: Person, kind: NotificationKind) => ({
  account_id: accountId,
  listing_id: listingId,
  kind,
  title: 'Kia ora',
  body: 'Something happened.',
  link: '/notifications',
})
const notify = (person: Person, kind: NotificationKind) =>
  transact(app.platform.db, (tx) => notifyAccount(tx, app.platform, noticeTo(person, kind)))
const choose = (person: Person, choice: Omit<NotificationChoice, 'kind'>) =>
  app.as(person).call(putNotificationChoices, { items: [{ kind: 'outbid', ...choice }] })
const outboxOf = ({ id }: Person) =>
  app.platform.db
    .selectFrom('sent_messages as m')
    .innerJoin('accounts as a', 'a.email', 'm.recipient')
    .select(['m.id', 'm.subject', 'm.text', 'm.delivered_at', 'm.failed_reason'])
    .where('a.id', '=', id)
    .where('m.channel', '=', 'push')
    .orderBy('m.id')
    .execute()
const waitingJobs = async () =>
  (await sql`select 1 from graphile_worker.jobs where task_identifier = 'send_push'`.execute(app.platform.db))
    .rows.length
const tryAgainNow = () => bringJobsForward(app.platform.db)

test('the push service sees only the sender, the device decrypts it, and the outbox shows it', async () => {
  const { person, device } = await aPushedMember()
  await outbid(person)
  const [delivery, ...more] = service.to(device)
  expect(more).toEqual([])
  const [inBell] = (await app.as(person).call(listNotifications, {})).items
  const { title, body, link, id } = inBell!
  expect(device.read(delivery!.body)).toEqual({ title, body, link, id, tag: `outbid ${link}` })
  expect(delivery!.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    urgency: 'high',
    topic: expect.stringMatching(/^[\w-]{32}$/),
  })
  expect(Number(delivery!.headers.ttl)).toBeGreaterThan(3_500)
  const { public_key } = await app.as(null).call(getPushKey, {})
  const claim = claimOf(delivery!.headers)
  expect(claim).toMatchObject({ key: public_key, aud: 'https://push.example.nz' })
  expect(claim.sub).toMatch(/^(mailto|https):/)
  expect(claim.exp).toBeLessThan(Date.now() / 1000 + 86_400)
  expect(await outboxOf(person)).toMatchObject([
    {
      subject: title,
      text: expect.stringContaining(link),
      delivered_at: expect.any(Date),
      failed_reason: null,
    },
  ])
  expect(() => aPushDevice().read(delivery!.body)).toThrow(/authenticate/)
})

test('a push of a failed transaction is never sent', async () => {
  const { person, device } = await aPushedMember()
  const failing = transact(app.platform.db, async (tx) => {
    await notifyAccount(tx, app.platform, noticeTo(person, 'won'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await app.settle()
  expect(service.to(device)).toEqual([])
  expect(await outboxOf(person)).toEqual([])
})

test('every kind is pushed, except those that may be many', async () => {
  const { person, device } = await aPushedMember()
  for (const kind of notificationKind.options) await notify(person, kind)
  await app.settle()
  expect(service.to(device)).toHaveLength(
    notificationKind.options.length - ['approval', 'failed_payment'].length,
  )
})

test.each([
  ['the bell alone', { in_app: true, push: false, email: false }, { bell: 1, pushes: 0 }],
  ['pushes alone', { in_app: false, push: true, email: false }, { bell: 0, pushes: 1 }],
  ['nothing', { in_app: false, push: false, email: false }, { bell: 0, pushes: 0 }],
])('a member who chose %s gets only that', async (_what, choice, expected) => {
  const { person, device } = await aPushedMember()
  await choose(person, choice)
  await outbid(person)
  const { items } = await app.as(person).call(listNotifications, {})
  expect({ bell: items.length, pushes: service.to(device).length }).toEqual(expected)
  if (expected.pushes > 0)
    expect(device.read(service.to(device)[0]!.body)).toMatchObject({ id: null, title: expect.any(String) })
})

test('every device of an account gets one push, and others’ devices and old tokens don’t', async () => {
  const { person, device } = await aPushedMember()
  const stranger = await aPushedMember()
  const [second, unlike] = [await anotherSession(app, person), await anotherSession(app, person)]
  const phone = aPushDevice()
  await app.as(second).call(registerPush, { firebase_token: phone.firebase_token })
  await sql`update sessions set push_subscription = 'push-1'
    where id = (select max(id) from sessions where account_id = ${unlike.id})`.execute(app.platform.db)
  await outbid(person)
  expect([device, phone, stranger.device].map((one) => service.to(one).length)).toEqual([1, 1, 0])
  expect(await outboxOf(person)).toHaveLength(2)
})

test('a device that signs out before it is sent gets no push', async () => {
  const { person, device } = await aPushedMember()
  await notify(person, 'won')
  await app.as(person).call(removeToken, {})
  await app.settle()
  expect(service.to(device)).toEqual([])
  expect(await waitingJobs()).toBe(0)
})

test.each([404, 410])('a device is dropped when the push service answers %i', async (status) => {
  const { person, device } = await aPushedMember()
  service.answers.set(device.endpoint, status)
  await outbid(person)
  await outbid(person)
  expect(service.to(device)).toHaveLength(1)
  expect(await outboxOf(person)).toMatchObject([
    { delivered_at: null, failed_reason: 'The device is no longer registered.' },
  ])
  expect(await waitingJobs()).toBe(0)
})

test('a device at an address that is not public is dropped', async () => {
  const { person, device } = await aPushedMember()
  service.answers.set(device.endpoint, 'private')
  await outbid(person)
  await outbid(person)
  expect(service.to(device)).toHaveLength(1)
  expect(await waitingJobs()).toBe(0)
})

test.each([
  ['429', 429 as const],
  ['503', 503 as const],
  ['nothing in time', 'silence' as const],
])('a push service that answers %s is retried later, and then given up', async (_what, answer) => {
  const { person, device } = await aPushedMember()
  const other = await aPushedMember()
  service.answers.set(device.endpoint, answer)
  await expect(outbid(person, other.person)).rejects.toThrow(/The push service/)
  expect(service.to(other.device)).toHaveLength(1)
  expect(await outboxOf(person)).toMatchObject([
    { delivered_at: null, failed_reason: expect.stringMatching(/^The push service (answered|was too slow)/) },
  ])
  await app.settle()
  expect(service.to(device), 'it waits before it asks again').toHaveLength(1)

  service.answers.clear()
  await tryAgainNow()
  await app.settle()
  await tryAgainNow()
  await app.settle()
  const [first, second, ...more] = service.to(device)
  expect(more).toEqual([])
  expect(second!.headers.topic).toBe(first!.headers.topic)
  expect(device.read(second!.body)).toEqual(device.read(first!.body))
  expect(await outboxOf(person)).toMatchObject([{ delivered_at: expect.any(Date), failed_reason: null }])
  expect(service.to(other.device)).toHaveLength(1)
  expect(await waitingJobs()).toBe(0)
})

test('a permanently refused message is not retried, and the device remains', async () => {
  const { person, device } = await aPushedMember()
  service.answers.set(device.endpoint, 413)
  await outbid(person)
  expect(await outboxOf(person)).toMatchObject([{ failed_reason: 'The push service answered 413.' }])
  expect(await waitingJobs()).toBe(0)
  service.answers.clear()
  await outbid(person)
  expect(service.to(device)).toHaveLength(2)
})

test('a job rerun after its worker died pushes nothing twice', async () => {
  const { person, device } = await aPushedMember()
  await notify(person, 'won')
  const payloads = (await readJobPayloads(app.platform.db)) as SendPush[]
  const pushes = payloads.filter(({ session_id }) => session_id)
  await app.settle()
  expect(pushes).toHaveLength(1)
  for (const payload of pushes) await sendPushTask.run(payload, app.platform)
  expect(service.to(device)).toHaveLength(1)
})

test('a push past its time is not sent', async () => {
  const { person, device } = await aPushedMember()
  service.answers.set(device.endpoint, 503)
  await expect(outbid(person)).rejects.toThrow('503')
  await sql`update sent_messages set at = at - interval '61 minutes' where channel = 'push'`.execute(
    app.platform.db,
  )
  await tryAgainNow()
  await app.settle()
  expect(service.to(device)).toHaveLength(1)
  expect(await outboxOf(person)).toMatchObject([{ failed_reason: 'It came too late.' }])
  expect(await waitingJobs()).toBe(0)
})
