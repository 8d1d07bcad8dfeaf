import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { forgetPassword } from '#domains/identity/common/passwords.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import {
  mailSubjects,
  messageNames,
  messageTexts,
  smsTexts,
} from '#domains/settings/common/messages/message-texts.ts'
import { getSettings, putSettings } from '#domains/settings/common/settings.ts'
import { chosenSettings } from '#domains/settings/common/settings.shapes.ts'
import { filledText } from '#domains/settings/common/messages/filled-text.ts'
import { placeholdersIn } from '#domains/settings/common/messages/text-placeholders.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { transact } from '#platform/server/database/db.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aForgetfulMember } from '#test/harness/market/recoveries.ts'
import { aRegistration } from '#test/harness/market/registrations.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { writeMessage } from './message-texts.service.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

async function choose(changes: Omit<OperationInput<typeof putSettings>, 'version'>) {
  const { version } = await app.platform.db.selectFrom('settings').select('version').executeTakeFirstOrThrow()
  return await app.as(admin).call(putSettings, { version, ...changes })
}

const sentTo = (to: string) =>
  app.platform.db
    .selectFrom('sent_messages')
    .select(['channel', 'subject', 'text', 'kind'])
    .where('recipient', '=', to)
    .orderBy('id')
    .execute()

async function register() {
  const { phone_number } = await aRegistration(app)
  const { email } = await aForgetfulMember(app)
  await app.as(null).call(forgetPassword, { email, type: 'user' })
  await app.settle()
  return { mails: await sentTo(email), texts: await sentTo(phone_number) }
}

test('a code uses the chosen text at once', async () => {
  const usual = await register()
  expect(usual.mails).toMatchObject([{ subject: 'Your Hoko code', kind: 'mail_code' }])
  expect(usual.texts).toMatchObject([
    { text: expect.stringMatching(/^Your Hoko code is \d{4}\. It works for 10/) },
  ])
  const changes = { mail_code: 'Kia ora, here is your code', sms_code: 'Hoko: {code}' }
  const reply = await choose(changes)
  expect(reply).toMatchObject({ kept: changes })
  const worded = await register()
  expect(worded.mails).toMatchObject([{ subject: 'Kia ora, here is your code', kind: 'mail_code' }])
  expect(worded.texts).toMatchObject([{ text: expect.stringMatching(/^Hoko: \d{4}$/), kind: 'sms_code' }])
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'settings' })
  expect(items[0]).toMatchObject({ before: { sms_code: messageTexts.sms_code.usual }, after: changes })
})

test('a placeholder’s value isn’t read as a placeholder', async () => {
  await choose({ mail_notification: '{title} · Hoko' })
  const mail = {
    channel: 'email',
    to: 'tane@hoko.example',
    kind: 'mail_notification',
  } as const
  const { db } = app.platform
  await transact(db, (tx) =>
    writeMessage(tx, null, {
      ...mail,
      values: { title: 'Sold: {title} {code}', notice: 'It is, {name}.', name: 'Tāne' },
    }),
  )
  expect(await sentTo(mail.to)).toMatchObject([
    { subject: 'Sold: {title} {code} · Hoko', text: 'It is, {name}.' },
  ])
})

test('only an admin can read the texts', async () => {
  expect(JSON.stringify(await app.as(null).call(getSettings, {}))).not.toMatch(/sms_code|mail_code/)
  expect((await app.as(admin).call(getSettings, {})).kept).toHaveProperty(
    'mail_welcome',
    'Your Hoko account is ready',
  )
})

test.each<[keyof typeof messageTexts, string, RegExp | null]>([
  ['sms_code', 'Hoko: {code}', null],
  ['sms_code', 'Your code is on its way.', /leave out \{code\}/],
  ['sms_code', 'Hoko: {code} for {name}', /don’t know \{name\}/],
  ['sms_code', `{code} ${'x'.repeat(300)}`, /300/],
  ['sms_requested_code', '{code}. {use}', null],
  ['mail_notification', 'News from Hoko', /leave out \{title\}/],
  ['mail_code', 'Your code', null],
  ['mail_code', 'Your code is {code}', /don’t know \{code\}.*no placeholders/],
  ['mail_code', 'Your\ncode', /one line/],
  ['mail_code', '', /at least 3/],
  ['mail_code', 'x'.repeat(121), /120/],
  ['mail_contact_moved', 'Your new {what', /brace on its own/],
])('%s: %s', (name, words, refusal) => {
  const result = z.safeParse(chosenSettings[name], words)
  expect(result.error?.issues[0]?.message ?? null).toEqual(refusal ? expect.stringMatching(refusal) : null)
})

test('the default texts have their required placeholders, and are previewed whole', () => {
  expect(messageNames).toHaveLength(Object.keys(mailSubjects).length + Object.keys(smsTexts).length)
  for (const name of messageNames) {
    const { usual, samples, needs } = messageTexts[name]
    expect(z.safeParse(chosenSettings[name], usual).error, name).toBeUndefined()
    expect(Object.keys(samples), name).toEqual(expect.arrayContaining([...placeholdersIn(usual), ...needs]))
    expect(filledText(usual, samples), name).not.toMatch(/[{}]/)
  }
})
