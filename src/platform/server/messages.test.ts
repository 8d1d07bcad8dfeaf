import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bringJobsForward, clearJobs } from '#test/harness/jobs.ts'
import { aMailServer } from '#test/harness/doubles/mail-server.ts'
import { createTestPlatform, type TestPlatform } from '#test/harness/test-platform.ts'
import { aTwilio } from '#test/harness/doubles/twilio.ts'
import { overrideConfig } from '#test/harness/config-overrides.ts'
import { transact } from './database/db.ts'
import { delayNotices, recallNotices } from './jobs/notice-delays.ts'
import { maxAttempts, selectFailedEmails } from './mail/failed-emails.ts'
import { queueMessage, sendMessageTask, type OutgoingMessage } from './messages.ts'
import type { SmsSettings } from './sms.ts'
import { settleOutbox } from '#test/harness/settle-outbox.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(async () => {
  await sql`truncate sent_messages restart identity cascade`.execute(platform.db)
  await clearJobs(platform.db)
})

const welcome: OutgoingMessage = {
  account_id: null,
  channel: 'email',
  to: 'mere@example.nz',
  subject: 'Kia ora',
  text: 'Nau mai, Mere.',
}

const queue = (message: OutgoingMessage) => transact(platform.db, (tx) => queueMessage(tx, message))
const send = (smtpUrl: string | null) =>
  settleOutbox(
    { ...platform, config: overrideConfig(platform.config, { mail: { smtpUrl } }) },
    [],
    [sendMessageTask],
  )
const stored = () =>
  platform.db.selectFrom('sent_messages').select(['delivered_at', 'failed_reason']).executeTakeFirst()

test('an email is delivered once to its one recipient', async () => {
  using mail = await aMailServer()
  const messageId = await queue(welcome)
  await send(mail.smtpUrl)
  await sendMessageTask.run(
    { message_id: messageId },
    { ...platform, config: overrideConfig(platform.config, { mail: { smtpUrl: mail.smtpUrl } }) },
  )
  expect(mail.deliveries).toHaveLength(1)
  expect(mail.deliveries[0]!.recipients).toEqual(['mere@example.nz'])
  expect(mail.deliveries[0]!.sender).toBe('no-reply@localhost')
  expect(mail.deliveries[0]!.text).toContain('Subject: Kia ora')
  expect(mail.deliveries[0]!.text).toMatch(
    /text\/plain[\s\S]*Nau mai, Mere\.\n[\s\S]*text\/html[\s\S]*>Nau mai, Mere\.</,
  )
  expect(mail.deliveries[0]!.text).toContain('Content-Type: multipart/alternative')
  expect(mail.deliveries[0]!.text).not.toContain('List-Unsubscribe')
  expect(await stored()).toEqual({ delivered_at: expect.any(Date), failed_reason: null })
})

test('an email with an unsubscribe link has it in its headers and in both parts', async () => {
  using mail = await aMailServer()
  const oneClickUrl = 'http://localhost:3000/api/stop-emails/abc'
  await queue({ ...welcome, one_click_url: oneClickUrl })
  await send(mail.smtpUrl)
  const text = mail.deliveries[0]!.text.replaceAll('=\n', '')
  expect(text).toMatch(/^List-Unsubscribe: <http:\/\/localhost:3000\/api\/stop-emails\/abc>$/m)
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  expect(text).toContain(`Unsubscribe: ${oneClickUrl}`)
  expect(text).toContain(`href=3D"${oneClickUrl}"`)
})

test('a message of a failed transaction is never sent', async () => {
  using mail = await aMailServer()
  const failing = transact(platform.db, async (tx) => {
    await queueMessage(tx, welcome)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await send(mail.smtpUrl)
  expect(mail.deliveries).toEqual([])
  expect(await stored()).toBeUndefined()
})

test.each([
  { what: 'a mail without a mail server', message: welcome, withServer: false },
  { what: 'an SMS', message: { ...welcome, channel: 'sms' as const, to: '+64211234567' }, withServer: true },
])('$what remains in the outbox', async ({ message, withServer }) => {
  using mail = await aMailServer()
  await queue(message)
  await send(withServer ? mail.smtpUrl : null)
  expect(mail.deliveries).toEqual([])
  expect(await stored()).toEqual({ delivered_at: null, failed_reason: null })
})

test.each([
  'mere@example.nz, other@example.nz',
  'Mere <mere@example.nz>',
  'mere@example.nz\r\nRCPT TO:<x@example.nz>',
])('an address that isn’t exactly one gets no email: %j', async (to) => {
  using mail = await aMailServer()
  await queue({ ...welcome, to })
  await send(mail.smtpUrl)
  expect(mail.deliveries).toEqual([])
  expect((await stored())?.failed_reason).toBe('The address is not an email address.')
})

test('a permanent refusal is recorded, and not retried', async () => {
  using mail = await aMailServer({ recipient: '550 no such person' })
  await queue(welcome)
  await send(mail.smtpUrl)
  expect((await stored())?.failed_reason).toContain('550')
  expect((await sql`select 1 from graphile_worker.jobs`.execute(platform.db)).rows).toEqual([])
})

test('an email is retried for about a day, and then given up', async () => {
  using busy = await aMailServer({ recipient: '451 come back later' })
  await queue(welcome)
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    await expect(send(busy.smtpUrl)).rejects.toThrow('451')
    await bringJobsForward(platform.db)
    expect((await selectFailedEmails(platform.db, { page: 1, limit: 10 })).total).toBe(0)
  }
  await send(busy.smtpUrl)
  expect((await sql`select 1 from graphile_worker.jobs`.execute(platform.db)).rows).toEqual([])
  expect((await selectFailedEmails(platform.db, { page: 1, limit: 10 })).rows).toMatchObject([
    { recipient: welcome.to, attempts: maxAttempts, failed_reason: expect.stringContaining('451') },
  ])
})

test('a temporary refusal is retried', async () => {
  using busy = await aMailServer({ recipient: '451 come back later' })
  using mail = await aMailServer()
  await queue(welcome)
  await expect(send(busy.smtpUrl)).rejects.toThrow('451')
  await bringJobsForward(platform.db)
  await send(mail.smtpUrl)
  expect(mail.deliveries).toHaveLength(1)
  expect(await stored()).toEqual({ delivered_at: expect.any(Date), failed_reason: null })
})

const sms: OutgoingMessage = { ...welcome, channel: 'sms', to: '+64211234567', text: 'Your code is 1234.' }
const sendBy = (settings: SmsSettings) =>
  settleOutbox(
    { ...platform, config: overrideConfig(platform.config, { sms: settings }) },
    [],
    [sendMessageTask],
  )

test('an SMS is delivered once, if there is an account for it', async () => {
  using twilio = await aTwilio()
  await queue(sms)
  await sendBy(twilio.settings)
  await sendBy(twilio.settings)
  expect(twilio.sent.map(({ fields }) => [fields.To, fields.Body])).toEqual([[sms.to, sms.text]])
  expect(await stored()).toEqual({ delivered_at: expect.any(Date), failed_reason: null })
})

test('an SMS to an invalid number is recorded, and not retried', async () => {
  using twilio = await aTwilio({ status: 400, body: { code: 21211, message: 'Invalid To.' } })
  await queue(sms)
  await sendBy(twilio.settings)
  await bringJobsForward(platform.db)
  await sendBy(twilio.settings)
  expect(twilio.sent).toHaveLength(1)
  expect(await stored()).toEqual({ delivered_at: null, failed_reason: '400 21211: Invalid To.' })
})

test('an SMS that Twilio couldn’t accept is sent on the next try', async () => {
  using twilio = await aTwilio({ status: 503 })
  await queue(sms)
  await expect(sendBy(twilio.settings)).rejects.toThrow('503')
  await bringJobsForward(platform.db)
  await sendBy(twilio.settings)
  expect(twilio.sent).toHaveLength(2)
  expect(await stored()).toEqual({ delivered_at: expect.any(Date), failed_reason: null })
})

test('the mail server’s credentials are used, and wrong ones lose no email', async () => {
  const login = { user: 'hoko@example.nz', password: 'p@ss:word/1' }
  using mail = await aMailServer({ login })
  await queue(welcome)
  await expect(send(mail.smtpUrl.replace('word', 'wrong'))).rejects.toMatchObject({ responseCode: 535 })
  expect(mail.deliveries).toEqual([])
  await bringJobsForward(platform.db)
  await send(mail.smtpUrl)
  expect(mail.deliveries).toMatchObject([{ user: login.user, recipients: [welcome.to] }])
})

test('an email isn’t sent to a mail server with an untrusted certificate', async () => {
  using mail = await aMailServer({ tls: true })
  await queue(welcome)
  await expect(send(mail.smtpUrl)).rejects.toThrow('self-signed certificate')
  expect(mail.deliveries).toEqual([])
  expect(await stored()).toMatchObject({ delivered_at: null })
})

test('macrons, long lines and lines of one dot arrive unchanged', async () => {
  using mail = await aMailServer()
  const long = 'Ngā mihi, e hoa. '.repeat(100).trim()
  await queue({ ...welcome, subject: 'Kōrero: tēnā koe', text: `Tēnā koe.\n\n.\n\n${long}` })
  await send(mail.smtpUrl)
  const { text } = mail.deliveries[0]!
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(998)
  expect(text).toMatch(/^Subject: =\?UTF-8\?/m)
  const [, encoded = ''] =
    /text\/plain[^\n]*\nContent-Transfer-Encoding: quoted-printable\n\n([\s\S]*?)\n--/.exec(text) ?? []
  expect(decodeQuotedPrintable(encoded)).toContain(`Tēnā koe.\n\n.\n\n${long}`)
})

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

test('a delayed message waits, and is deleted if it’s recalled', async () => {
  const queueDelayed = () =>
    transact(platform.db, async (tx) => {
      const id = await delayNotices(tx, 3_600_000)
      await queueMessage(tx, welcome)
      return id
    })
  using mail = await aMailServer()
  await queueDelayed()
  await send(mail.smtpUrl)
  expect(mail.deliveries).toHaveLength(0)
  await bringJobsForward(platform.db)
  await send(mail.smtpUrl)
  expect(mail.deliveries).toHaveLength(1)
  const id = await queueDelayed()
  await transact(platform.db, (tx) => recallNotices(tx, id))
  await bringJobsForward(platform.db)
  await send(mail.smtpUrl)
  expect(mail.deliveries).toHaveLength(1)
  expect(await platform.db.selectFrom('sent_messages').select('id').execute()).toHaveLength(1)
})
