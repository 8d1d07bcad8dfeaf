import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { listChats, viewChat } from '#domains/chat/common/admin-chats.ts'
import {
  countChats,
  findConversation,
  getConversation,
  listConversations,
  readConversation,
  setConversationStatus,
} from '#domains/chat/common/chat.ts'
import {
  assignSupportRequest,
  findSupportRequest,
  getSupportRequest,
  listSupportAdmins,
  listSupportRequests,
  readSupportRequest,
  sendSupportReply,
  setSupportStatus,
} from '#domains/chat/common/support.ts'
import { deleteMember } from '#domains/accounts/common/members/members.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { getAdminTasks } from '#domains/moderation/common/records/records.ts'
import { aConversation, write } from '#test/harness/market/chats.ts'
import { aPicture } from '#test/harness/doubles/pictures.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let hana: Person
let wiremu: Person
beforeAll(async () => {
  app = await createTestApp()
  hana = await aMember(app, { type: 'admin' })
  wiremu = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const send = async (text: string, member?: Person) => {
  const asker = member ?? (await aMember(app))
  const { conversation_id: id } = await write(app, asker, { to_support: true, text })
  return { id, asker }
}
const reply = (admin: Person, sent: object) =>
  app.as(admin).call(sendSupportReply, { client_id: crypto.randomUUID(), ...sent })
const waiting = async () =>
  (await app.as(hana).call(listSupportRequests, { limit: 100 })).items.map(({ id }) => id)

test('a member asks support, is answered, and reads it in the same conversation', async () => {
  const { id, asker } = await send('I can’t find my invoice')
  expect(await waiting()).toContain(id)
  expect((await app.as(hana).call(getAdminTasks, {})).support.count).toBeGreaterThan(0)
  const counted = await app.as(hana).call(countChats, {})
  expect(counted.support_count).toBeGreaterThan(0)

  const answered = await reply(hana, { conversation_id: id, text: 'It’s under Settings.', seen_number: 1 })
  expect(answered).toMatchObject({ conversation_id: id, message: { number: 2, by: { id: hana.id } } })
  expect(await waiting()).not.toContain(id)
  expect(await app.as(asker).call(countChats, {})).toEqual({ unread: 1, businesses: [], support_count: 1 })

  const { conversation, messages } = await app.as(asker).call(getConversation, { id })
  expect(conversation).toMatchObject({ kind: 'support', is_resolved: false, may_write: true, unread: 1 })
  expect(messages.map(({ is_mine, text, safety_hint }) => [is_mine, text, safety_hint])).toEqual([
    [true, 'I can’t find my invoice', null],
    [false, 'It’s under Settings.', null],
  ])
  await app.as(asker).call(readConversation, { id, number: 2 })
  expect(await app.as(asker).call(countChats, {})).toEqual({ unread: 0, businesses: [], support_count: 0 })
  expect((await app.as(hana).call(getSupportRequest, { id })).member_read_number).toBe(2)
  expect(await app.as(asker).call(listConversations, { query: 'hoko supp' })).toMatchObject({ total: 1 })
})

test('a member has one conversation with support, whoever begins it', async () => {
  const member = await aMember(app)
  expect(await app.as(member).call(findConversation, { support: 'yes' })).toMatchObject({
    kind: 'support',
    conversation_id: null,
  })
  const { conversation_id: id } = await reply(hana, {
    member_id: member.id,
    text: 'Kia ora, about your sale',
  })
  expect((await send('Yes?', member)).id).toBe(id)
  expect(await app.as(member).call(findConversation, { support: 'yes' })).toMatchObject({
    conversation_id: id,
  })
  expect(await app.as(hana).call(findSupportRequest, { id: member.id })).toMatchObject({
    conversation_id: id,
  })
})

test('a second admin’s reply is refused until they have seen the first', async () => {
  const { id } = await send('Is my account fine?')
  await reply(hana, { conversation_id: id, text: 'It is.', seen_number: 1 })
  expect(await reply(wiremu, { conversation_id: id, text: 'It’s fine.', seen_number: 1 })).toMatchObject({
    key: 'already_answered',
  })
  expect(await reply(wiremu, { conversation_id: id, text: 'It’s fine.', seen_number: 2 })).toMatchObject({
    message: { number: 3 },
  })
})

test('a repeated reply is stored once, and the first admin to answer is assigned', async () => {
  const { id } = await send('Where do I pay?')
  const sent = { conversation_id: id, text: 'To the seller.', seen_number: 1, client_id: crypto.randomUUID() }
  const first = await reply(hana, sent)
  expect(await reply(hana, sent)).toEqual(first)
  const { request, messages, changes } = await app.as(hana).call(getSupportRequest, { id })
  expect(messages).toHaveLength(2)
  expect(request.assignee).toMatchObject({ id: hana.id })
  expect(changes).toMatchObject([{ change: 'assigned', by: { id: hana.id }, assignee: { id: hana.id } }])
})

test('a resolved request reopens when the member writes, with the same admin', async () => {
  const { id, asker } = await send('My photo is sideways')
  await reply(hana, { conversation_id: id, text: 'Turned it.', seen_number: 1, resolve: true })
  expect((await app.as(asker).call(getConversation, { id })).conversation).toMatchObject({
    is_resolved: true,
  })
  const resolved = await app.as(hana).call(listSupportRequests, { show: 'resolved', q: 'sideways' })
  expect(resolved.items.map((one) => one.id)).toEqual([id])

  await write(app, asker, { conversation_id: id, text: 'Sideways again' })
  const { request, changes } = await app.as(hana).call(getSupportRequest, { id })
  expect(request).toMatchObject({ status: 'open', assignee: { id: hana.id }, unread: 1 })
  expect(request.waiting_since).not.toBeNull()
  expect(changes.map(({ change }) => change)).toEqual(['assigned', 'resolved', 'reopened'])
})

test('a member marks their own request as resolved, and can’t block support', async () => {
  const { id, asker } = await send('Never mind')
  const as = app.as(asker)
  expect(await as.call(setConversationStatus, { id, status: 'blocked' })).toMatchObject({
    key: 'validation_failed',
  })
  expect(await as.call(setConversationStatus, { id, status: 'resolved' })).toMatchObject({
    is_resolved: true,
  })
  expect(await waiting()).not.toContain(id)
  const about = await aConversation(app)
  expect(
    await app.as(about.buyer).call(setConversationStatus, { id: about.id, status: 'resolved' }),
  ).toMatchObject({ key: 'validation_failed' })
})

test('a request is assigned to an admin and back, and each step is in the audit log', async () => {
  const { id, asker } = await send('Who looks after me?')
  const as = app.as(hana)
  expect(await as.call(assignSupportRequest, { id, assignee_id: asker.id })).toMatchObject({
    key: 'validation_failed',
  })
  expect(await as.call(assignSupportRequest, { id, assignee_id: wiremu.id })).toMatchObject({
    assignee: { id: wiremu.id },
  })
  const mine = await app.as(wiremu).call(listSupportRequests, { show: 'mine' })
  expect(mine.items.map((one) => one.id)).toContain(id)
  await as.call(assignSupportRequest, { id, assignee_id: null })
  await as.call(setSupportStatus, { id, status: 'resolved' })
  await as.call(setSupportStatus, { id, status: 'open' })
  const { items } = await as.call(listAudit, { subject_kind: 'support_request', subject_id: id })
  expect(items.map(({ action }) => action)).toEqual([
    'support.reopened',
    'support.resolved',
    'support.assigned',
    'support.assigned',
  ])
})

test('support’s read mark never goes back, and the member sees it', async () => {
  const { id, asker } = await send('One')
  await write(app, asker, { conversation_id: id, text: 'Two' })
  await app.as(hana).call(readSupportRequest, { id, number: 99 })
  await app.as(hana).call(readSupportRequest, { id, number: 1 })
  expect((await app.as(asker).call(getConversation, { id })).conversation.other_read_number).toBe(2)
})

test.each(['finance', 'moderation', 'read_only'] as const)(
  'assignSupportRequest refuses an assignee in the role %s, who can’t answer',
  async (staffRole) => {
    const { id } = await send('Is anybody there?')
    const other = await aMember(app, { type: 'admin', staff_role: staffRole })
    expect(await app.as(hana).call(assignSupportRequest, { id, assignee_id: other.id })).toMatchObject({
      errors: { assignee_id: 'Choose someone who can answer support requests' },
    })
    const { items } = await app.as(hana).call(listSupportAdmins, {})
    expect(items.map((person) => person.id)).not.toContain(other.id)
  },
)

test('other members, visitors and the admins’ list of chats can’t show a support conversation', async () => {
  const { id, asker } = await send('My address is private')
  const other = await aMember(app)
  expect(await app.as(other).call(getConversation, { id })).toMatchObject({ key: 'not_found' })
  expect(await write(app, other, { conversation_id: id, text: 'Hello' })).toMatchObject({ key: 'not_found' })
  for (const person of [other, asker]) {
    expect(await app.as(person).call(getSupportRequest, { id })).toMatchObject({ status: 403 })
    expect(await app.as(person).call(listSupportRequests, {})).toMatchObject({ status: 403 })
  }
  expect((await app.as(hana).call(listChats, { q: String(id) })).items.map((one) => one.id)).not.toContain(id)
  expect(await app.as(hana).call(viewChat, { id, reason: 'looking around' })).toMatchObject({
    key: 'not_found',
  })
})

test('an admin’s answer has at most as many photos as a member’s, and only their own', async () => {
  const { id, asker } = await send('Where do I find the number?')
  const [photo, other] = [await aPicture(app, hana), await aPicture(app, wiremu)]
  const sent = { conversation_id: id, seen_number: 1 }
  const refused = { key: 'validation_failed', errors: { image_ids: expect.any(String) } }
  expect(await reply(hana, { ...sent, image_ids: [other.id] })).toMatchObject(refused)
  expect(await reply(hana, { ...sent, image_ids: [1, 2, 3, 4, 5, 6, 7] })).toMatchObject(refused)
  const twice = { ...sent, client_id: crypto.randomUUID(), image_ids: [photo.id, photo.id] }
  const answered = await reply(hana, twice)
  expect(answered).toMatchObject({ message: { number: 2, text: '', images: [{ id: photo.id }] } })
  expect(await reply(hana, twice)).toEqual(answered)
  const { messages } = await app.as(asker).call(getConversation, { id })
  expect(messages.at(-1)).toMatchObject({ text: '', images: [{ id: photo.id, large_url: photo.large_url }] })
  await app.settle()
  expect((await app.as(asker).call(listNotifications, {})).items[0]).toMatchObject({
    body: 'Hoko support sent you a photo.',
  })
})

test('an unknown request, member or message is refused with a reason', async () => {
  const { id } = await aConversation(app)
  expect(await app.as(hana).call(getSupportRequest, { id })).toMatchObject({ key: 'not_found' })
  expect(await reply(hana, { conversation_id: id, text: 'Hello' })).toMatchObject({ key: 'not_found' })
  expect(await reply(hana, { member_id: wiremu.id, text: 'Hello' })).toMatchObject({ key: 'not_found' })
  expect(await reply(hana, { text: 'Hello' })).toMatchObject({ key: 'validation_failed' })
  expect(await reply(hana, { conversation_id: id, text: '   ' })).toMatchObject({ key: 'validation_failed' })
  expect(await app.as(hana).call(findSupportRequest, { id: 999_999 })).toMatchObject({ key: 'not_found' })
})

test('a message that came during an admin’s answer still waits, and can’t be resolved unread', async () => {
  const { id, asker } = await send('Question one')
  await write(app, asker, { conversation_id: id, text: 'And another thing' })
  const sent = { conversation_id: id, text: 'About the first.', seen_number: 1 }
  expect(await reply(hana, { ...sent, resolve: true })).toMatchObject({ key: 'already_answered' })
  await reply(hana, sent)
  const { request } = await app.as(hana).call(getSupportRequest, { id })
  expect(request).toMatchObject({ status: 'open', unread: 1, waiting_since: expect.any(String) })
  await reply(hana, { ...sent, text: 'And the other.', seen_number: 3, resolve: true })
  expect((await app.as(hana).call(getSupportRequest, { id })).request).toMatchObject({
    status: 'resolved',
    waiting_since: null,
  })
  // A number beyond the last message hides nobody's reply.
  expect(await reply(wiremu, { ...sent, text: 'Me too', seen_number: 2_000_000 })).toMatchObject({
    message: { number: 5 },
  })
})

test('a member who resolves and writes again doesn’t notify admins each time', async () => {
  const { id, asker } = await send('One')
  for (const text of ['Two', 'Three']) {
    await app.as(asker).call(setConversationStatus, { id, status: 'resolved' })
    await write(app, asker, { conversation_id: id, text })
  }
  await app.settle()
  const { items } = await app.as(hana).call(listNotifications, { limit: 100 })
  expect(items.filter(({ link }) => link === `/support?chat=${id}`)).toHaveLength(1)
})

test('a deleted member’s request no longer waits', async () => {
  const { id, asker } = await send('Please delete me')
  await app.as(hana).call(deleteMember, { id: asker.id, reason: 'As asked' })
  await app.settle()
  expect(await waiting()).not.toContain(id)
})
