import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listSentMessages, replayMessage } from '#domains/messaging/common/sent-messages/sent-messages.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { transact } from '#platform/server/database/db.ts'
import {
  type OutgoingMessage,
  queueMessage,
  recordDelivery,
  recordFailure,
  recordPush,
  sendMessageTask,
} from '#platform/server/messages.ts'
import { overrideConfig } from '#test/harness/config-overrides.ts'
import { aMailServer } from '#test/harness/doubles/mail-server.ts'
import { clearJobs } from '#test/harness/jobs.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin', staff_role: 'support' })
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  await app.platform.db.deleteFrom('sent_messages').execute()
})

const db = () => app.platform.db

async function aMessage(more: Partial<OutgoingMessage> = {}) {
  const message = {
    account_id: null,
    channel: 'email' as const,
    to: 'mere@example.nz',
    subject: 'Your invoice',
    text: 'NZ$ 12',
    kind: 'mail_invoice',
    ...more,
  }
  const id = await transact(db(), (tx) => queueMessage(tx, message))
  await clearJobs(db())
  return id
}

async function aDelivered(more: Partial<OutgoingMessage> = {}) {
  const id = await aMessage(more)
  await recordDelivery(db(), id)
  return id
}

async function aFailed(more: Partial<OutgoingMessage> = {}, reason = '550 no such person') {
  const id = await aMessage(more)
  await recordFailure(db(), id, reason)
  return id
}

const list = (search = {}, as = admin) => app.as(as).call(listSentMessages, search)

/** Sends what waits, like a worker with a mail server. */
async function sendWaiting() {
  using mail = await aMailServer({})
  const config = overrideConfig(app.platform.config, { mail: { smtpUrl: mail.smtpUrl } })
  const waiting = await db()
    .selectFrom('sent_messages')
    .select('id')
    .where('delivered_at', 'is', null)
    .execute()
  for (const { id } of waiting) await sendMessageTask.run({ message_id: id }, { ...app.platform, config })
  return mail.deliveries.length
}

test('listSentMessages filters by channel, state, kind, recipient and member, without texts', async () => {
  const person = await aMember(app)
  const [waiting, delivered, failed] = [
    await aMessage(),
    await aDelivered({ account_id: person.id, to: 'tama@example.nz' }),
    await aFailed({ channel: 'sms', to: '+64215550101', kind: 'sms_contact_moved' }),
  ]
  const push = await transact(db(), (tx) =>
    recordPush(tx, { account_id: person.id, to: 'tama@example.nz', subject: 'Outbid', text: 'Bid again' }),
  )
  const ids = async (search: object) => (await list(search)).items.map(({ id }) => id)
  expect(await ids({})).toEqual([push, failed, delivered, waiting])
  expect(await ids({ channel: 'sms' })).toEqual([failed])
  expect(await ids({ state: 'delivered' })).toEqual([delivered])
  expect(await ids({ state: 'failed' })).toEqual([failed])
  expect(await ids({ state: 'waiting' })).toEqual([push, waiting])
  expect(await ids({ kind: 'mail_invoice' })).toEqual([delivered, waiting])
  expect(await ids({ q: 'Mere@example.nz' })).toEqual([waiting])
  expect(await ids({ account_id: person.id })).toEqual([push, delivered])
  const all = await list()
  expect(all).toMatchObject({ total: 4 })
  expect(JSON.stringify(all)).not.toContain('NZ$ 12')
})

test('listSentMessages masks recipients from staff who don’t help members', async () => {
  await aFailed({}, '550 <mere@example.nz> unknown')
  const auditor = await aMember(app, { type: 'admin', staff_role: 'read_only' })
  expect((await list({}, auditor)).items).toMatchObject([
    { recipient: 'm…@example.nz', subject: null, failed_reason: '550 <[email]> unknown' },
  ])
  expect((await list()).items).toMatchObject([{ recipient: 'mere@example.nz', subject: 'Your invoice' }])
  const { id } = (await list()).items[0]!
  expect(await app.as(auditor).call(replayMessage, { id })).toMatchObject({ key: 'not_in_role' })
})

test('replayMessage sends a failed message again and a delivered one as a copy, with audit entries', async () => {
  const [failed, delivered] = [await aFailed(), await aDelivered()]
  expect(await app.as(admin).call(replayMessage, { id: failed })).toEqual({ ok: true })
  expect(await app.as(admin).call(replayMessage, { id: delivered })).toEqual({ ok: true })
  expect(await sendWaiting()).toBe(2)
  expect((await list({ state: 'delivered' })).items.map(({ id }) => id)).toEqual([
    expect.any(Number),
    delivered,
    failed,
  ])
  const full = await aMember(app, { type: 'admin' })
  const { items } = await app.as(full).call(listAudit, { subject_kind: 'message' })
  expect(items).toMatchObject([
    { action: 'message.replayed', subject_id: delivered, actor_id: admin.id, after: { channel: 'email' } },
    { action: 'message.replayed', subject_id: failed },
  ])
})

test('replayMessage refuses codes, waiting messages and pushes, each with its reason', async () => {
  const replay = (id: number) => app.as(admin).call(replayMessage, { id })
  expect(await replay(await aFailed({ kind: 'mail_code' }))).toMatchObject({
    key: 'message_not_replayable',
    message: expect.stringContaining('Codes'),
  })
  expect(
    await replay(await aDelivered({ channel: 'sms', to: '+64215550101', kind: 'sms_code' })),
  ).toMatchObject({
    key: 'message_not_replayable',
  })
  expect(await replay(await aMessage())).toMatchObject({ message: expect.stringContaining('waiting') })
  const push = await transact(db(), (tx) =>
    recordPush(tx, { account_id: null, to: 'tama@example.nz', subject: 'Outbid', text: 'Bid again' }),
  )
  expect(await replay(push)).toMatchObject({ message: expect.stringContaining('Pushes') })
  expect(await replay(999_999)).toMatchObject({ key: 'not_found' })
  expect(await sendWaiting()).toBe(2)
})
