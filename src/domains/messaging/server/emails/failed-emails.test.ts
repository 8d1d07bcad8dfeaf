import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { listFailedEmails, retryFailedEmail } from '#domains/messaging/common/emails/emails.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { transact } from '#platform/server/database/db.ts'
import { queueMessage, sendMessageTask } from '#platform/server/messages.ts'
import { aMailServer } from '#test/harness/doubles/mail-server.ts'
import { overrideConfig } from '#test/harness/config-overrides.ts'
import { clearJobs } from '#test/harness/jobs.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let other: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  other = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  await app.platform.db.deleteFrom('sent_messages').execute()
  await app.platform.db.deleteFrom('notifications').execute()
})

const text = 'Your Hoko code is 4711.'

/** Sends like a worker whose mail server gives this answer. */
async function send(messageId: number, recipient?: string) {
  using mail = await aMailServer(recipient ? { recipient } : {})
  const config = overrideConfig(app.platform.config, { mail: { smtpUrl: mail.smtpUrl } })
  await sendMessageTask.run({ message_id: messageId }, { ...app.platform, config })
  return mail.deliveries
}

async function aFailed({ kind = 'mail_welcome', to = 'mere@example.nz' } = {}) {
  const { db } = app.platform
  const message = { account_id: null, channel: 'email', to, subject: 'Kia ora', text, kind } as const
  const id = await transact(db, (tx) => queueMessage(tx, message))
  await clearJobs(db)
  await send(id, '550 no such person')
  await app.settle()
  return id
}

const failed = async () => await app.as(admin).call(listFailedEmails, {})
const bellOf = async (person: Person) =>
  (await app.as(person).call(listNotifications, { unread: 'yes' })).items.map(({ link }) => link)

test('admins see an undelivered email’s recipient and error, but not its text', async () => {
  const [first, last] = [await aFailed(), await aFailed({ to: 'tama@example.nz' })]
  const { items, total } = await failed()
  expect(total).toBe(2)
  expect(items).toMatchObject([
    { id: last, recipient: 'tama@example.nz' },
    {
      id: first,
      recipient: 'mere@example.nz',
      subject: 'Kia ora',
      reason: expect.stringContaining('550 no such person'),
      attempts: 1,
      is_out_of_date: false,
    },
  ])
  expect(JSON.stringify(items)).not.toContain('4711')
  const { items: second } = await app.as(admin).call(listFailedEmails, { page: 2, limit: 1 })
  expect(second).toMatchObject([{ id: first }])
})

test('a retried email is sent, the log has the admin, and notifications are marked as read', async () => {
  const id = await aFailed()
  expect(await app.as(admin).call(retryFailedEmail, { id })).toEqual({ ok: true })
  expect((await failed()).total).toBe(0)
  expect(await bellOf(other)).toEqual([])
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'email', subject_id: id })
  expect(items).toMatchObject([
    { action: 'email.retried', actor_id: admin.id, after: { subject: 'Kia ora' } },
  ])
  expect(await send(id)).toHaveLength(1)
  expect(await app.as(admin).call(retryFailedEmail, { id })).toMatchObject({ key: 'not_found' })
})

test('only one of two admins at once retries an email', async () => {
  const id = await aFailed()
  const answers = await Promise.all(
    [admin, other].map((person) => app.as(person).call(retryFailedEmail, { id })),
  )
  expect(answers.filter((answer) => 'ok' in answer)).toHaveLength(1)
})

test('an email that fails again is listed again and notifies again', async () => {
  const id = await aFailed()
  await app.as(admin).call(retryFailedEmail, { id })
  await send(id, '550 still no such person')
  await app.settle()
  expect((await failed()).items).toMatchObject([{ id, reason: expect.stringContaining('still') }])
  expect(await bellOf(other)).toEqual(['/failed-emails'])
})

test('each admin gets one notification in Hoko, however many emails fail', async () => {
  for (let count = 0; count < 12; count += 1) await aFailed({ to: `member${count}@example.nz` })
  expect(await bellOf(admin)).toEqual(['/failed-emails'])
  expect(await bellOf(other)).toEqual(['/failed-emails'])
  expect(await app.platform.db.selectFrom('sent_messages').select('id').execute()).toHaveLength(12)
  const [first] = (await failed()).items
  await app.as(admin).call(retryFailedEmail, { id: first!.id })
  expect(await bellOf(other)).toEqual(['/failed-emails'])
})

test('an email with an expired code can’t be sent again', async () => {
  const id = await aFailed({ kind: 'mail_code' })
  expect((await failed()).items).toMatchObject([{ id, is_out_of_date: true }])
  expect(await app.as(admin).call(retryFailedEmail, { id })).toMatchObject({ key: 'email_out_of_date' })
  expect((await failed()).total).toBe(1)
})

test.each(['user', 'nobody'])('%s can’t see failed emails', async (who) => {
  const id = await aFailed()
  const person = who === 'user' ? await aMember(app) : null
  const key = who === 'user' ? 'forbidden' : 'unauthenticated'
  for (const answer of [
    await app.as(person).call(listFailedEmails, {}),
    await app.as(person).call(retryFailedEmail, { id }),
  ])
    expect(answer).toMatchObject({ key })
})
