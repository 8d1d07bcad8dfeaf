import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAdminTasks } from '#domains/moderation/common/records/records.ts'
import { listChats } from '#domains/chat/common/admin-chats.ts'
import { getConversation } from '#domains/chat/common/chat.ts'
import {
  contactUs,
  getSupportRequest,
  listSupportRequests,
  readSupportRequest,
  sendSupportReply,
  setSupportStatus,
} from '#domains/chat/common/support.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { putSettings, getSettings } from '#domains/settings/common/settings.ts'
import { aPicture } from '#test/harness/doubles/pictures.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { forgetVisitors } from './contact.service.ts'

let app: TestApp
let hana: Person
let wiremu: Person
beforeAll(async () => {
  app = await createTestApp()
  hana = await aMember(app, { type: 'admin' })
  wiremu = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

let count = 0
async function aMessage(more: object = {}, sender: Person | null = null) {
  count += 1
  const message = `Where is the pātaka number ${count}?`
  const email = `aroha${count}@example.nz`
  const reply = await app.as(sender).call(contactUs, { name: 'Aroha Pene', email, message, ...more })
  const { items } = await app.as(hana).call(listSupportRequests, { q: email })
  return { reply, message, email, request: items[0] }
}
const answer = (admin: Person, sent: object) =>
  app.as(admin).call(sendSupportReply, { client_id: crypto.randomUUID(), ...sent })
const mailsTo = (recipient: string) =>
  app.platform.db
    .selectFrom('sent_messages')
    .select(['account_id', 'subject', 'text', 'button_label'])
    .where('recipient', '=', recipient)
    .execute()

test('a visitor’s message is in the inbox, and the answer goes by email', async () => {
  const { reply, request, email, message } = await aMessage({ phone: '021 555 017' })
  expect(reply).toEqual({ conversation_id: null })
  expect(request).toMatchObject({
    member: null,
    visitor: { name: 'Aroha Pene', email, phone_number: '021 555 017' },
    status: 'open',
    unread: 1,
    waiting_since: expect.any(String),
    last_message: { text: message, is_askers: true },
  })
  const id = request!.id
  expect((await app.as(hana).call(getAdminTasks, {})).support.count).toBeGreaterThan(0)
  await app.settle()
  const { items } = await app.as(wiremu).call(listNotifications, { limit: 100 })
  expect(items.find(({ link }) => link === `/support?chat=${id}`)).toMatchObject({
    body: 'Aroha Pene is waiting for an answer.',
  })
  expect(await mailsTo(email)).toEqual([])

  await app.as(hana).call(readSupportRequest, { id, number: 1 })
  const text = 'Kia ora!\n\nIt’s behind the wharenui.'
  expect(await answer(hana, { conversation_id: id, text, seen_number: 1, resolve: true })).toMatchObject({
    message: { number: 2, by: { id: hana.id }, is_askers: false },
  })
  const [mail, ...others] = await mailsTo(email)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ account_id: null, subject: 'Hoko support has replied' })
  expect(mail!.text).toContain(text)
  expect(mail!.text).toContain('/contact-us')
  const after = await app.as(hana).call(getSupportRequest, { id })
  expect(after.request).toMatchObject({ status: 'resolved', waiting_since: null, assignee: { id: hana.id } })
  expect(after.messages.map(({ by }) => by?.id ?? null)).toEqual([null, hana.id])
  await app.settle()
})

test('a second admin’s answer is refused, a repeated one is one email, and photos are refused', async () => {
  const { request, email } = await aMessage()
  const conversationId = request!.id
  const sent = {
    conversation_id: conversationId,
    text: 'Here.',
    seen_number: 1,
    client_id: crypto.randomUUID(),
  }
  expect(await answer(hana, sent)).toEqual(await answer(hana, sent))
  expect(await answer(wiremu, { ...sent, client_id: crypto.randomUUID() })).toMatchObject({
    key: 'already_answered',
  })
  expect(await mailsTo(email)).toHaveLength(1)
  const photo = await aPicture(app, hana)
  expect(
    await answer(hana, { ...sent, client_id: crypto.randomUUID(), image_ids: [photo.id] }),
  ).toMatchObject({
    errors: { image_ids: expect.stringContaining('email') },
  })
})

test('a member’s message goes into their own support conversation, whatever name they type', async () => {
  const member = await aMember(app)
  const { reply, request, message } = await aMessage({}, member)
  expect(request).toBeUndefined()
  const { messages, conversation } = await app
    .as(member)
    .call(getConversation, { id: reply.conversation_id! })
  expect(conversation).toMatchObject({ kind: 'support' })
  expect(messages.map(({ text }) => text)).toEqual([message])
})

test('a program that fills in every field gets the same answer, and nothing is stored', async () => {
  const { reply, request } = await aMessage({ website: 'https://spam.example' })
  expect(reply).toEqual({ conversation_id: null })
  expect(request).toBeUndefined()
})

test.each([
  ['name', { name: ' ' }, 'Enter your name'],
  ['email', { email: 'aroha@' }, 'Invalid email address'],
  ['message', { message: 'Hi' }, 'Enter a message of at least 10 characters.'],
  ['message', { message: 'x'.repeat(4001) }, 'Your message may be at most 4,000 characters long.'],
  ['phone', { phone: '1'.repeat(31) }, 'That’s too long for a phone number.'],
])('a wrong %s is refused at its field: %o', async (field, typed, words) => {
  const { reply } = await aMessage(typed)
  expect(reply).toMatchObject({ status: 422, errors: { [field]: words } })
})

test('support’s address is notified too, with a limit per hour', async () => {
  const { kept } = await app.as(hana).call(getSettings, {})
  await app.as(hana).call(putSettings, { version: kept!.version, support_email: 'help@hoko.example' })
  const { message, email } = await aMessage({ phone: '021 555 018' })
  const [mail] = await mailsTo('help@hoko.example')
  expect(mail).toMatchObject({ subject: 'Message from Aroha Pene', button_label: 'Answer the message' })
  expect(mail!.text).toContain(message)
  expect(mail!.text).toContain(`${email}, 021 555 018`)
  for (let n = 0; n < 22; n += 1) await aMessage()
  const messages = (await mailsTo('help@hoko.example')).length
  expect(messages).toBeLessThan(21)
  expect((await aMessage()).request).toBeDefined()
  expect(await mailsTo('help@hoko.example')).toHaveLength(messages)
})

test('a visitor’s message is in no member’s list of conversations', async () => {
  const { request } = await aMessage()
  const { id } = request!
  const member = await aMember(app)
  expect(await app.as(member).call(getConversation, { id })).toMatchObject({ key: 'not_found' })
  expect(await app.as(member).call(getSupportRequest, { id })).toMatchObject({ status: 403 })
  const { items } = await app.as(hana).call(listChats, {})
  expect(items.map((one) => one.id)).not.toContain(id)
})

test('a resolved message is deleted after a year, and an open one isn’t', async () => {
  const [old, open, young] = [await aMessage(), await aMessage(), await aMessage()]
  const db = app.platform.db
  for (const { request } of [old, young])
    await app.as(hana).call(setSupportStatus, { id: request!.id, status: 'resolved' })
  for (const { request } of [old, open]) {
    await db
      .updateTable('conversations')
      .set({ last_at: sql`clock_timestamp() - interval '366 days'` })
      .where('id', '=', request!.id)
      .execute()
  }
  await forgetVisitors(db)
  expect(await app.as(hana).call(getSupportRequest, { id: old.request!.id })).toMatchObject({
    key: 'not_found',
  })
  for (const { request } of [open, young])
    expect(await app.as(hana).call(getSupportRequest, { id: request!.id })).toMatchObject({ request: {} })
})
