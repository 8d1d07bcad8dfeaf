import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { getChatHistory, listChats, viewChat } from '#domains/chat/common/admin-chats.ts'
import { getConversation, deleteConversation, setConversationStatus } from '#domains/chat/common/chat.ts'
import { aConversation, write } from '#test/harness/market/chats.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

async function anAnswered(title: string) {
  const conversation = await aConversation(app, { title, text: 'Is it still available?' })
  await write(app, conversation.seller, { conversation_id: conversation.id, text: 'It is.' })
  return conversation
}

const reason = 'Report 12: asked to pay outside Hoko'
const logOf = async (id: number) =>
  (await app.as(admin).call(listAudit, { subject_kind: 'conversation', subject_id: id })).items

test('admins list conversations, and read one only with a reason that is logged', async () => {
  const { id, listing_id, seller, buyer } = await anAnswered('Rimu bookcase')
  const { items } = await app.as(admin).call(listChats, { q: 'rimu book' })
  expect(items).toMatchObject([
    { id, listing: { id: listing_id }, seller: { id: seller.id }, buyer: { id: buyer.id }, message_count: 2 },
  ])
  expect(JSON.stringify(items)).not.toContain('still available')
  expect(JSON.stringify(await app.as(admin).call(getChatHistory, { id }))).not.toContain('still available')
  expect(await logOf(id)).toEqual([])

  for (const missing of ['', '  ', 'a'.repeat(501)]) {
    expect(await app.as(admin).call(viewChat, { id, reason: missing })).toMatchObject({
      key: 'validation_failed',
    })
  }
  expect(await logOf(id)).toEqual([])
  const viewed = await app.as(admin).call(viewChat, { id, reason })
  expect(viewed.messages.map(({ by, text }) => `${by}: ${text}`)).toEqual([
    'buyer: Is it still available?',
    'seller: It is.',
  ])
  expect(await logOf(id)).toMatchObject([{ actor_id: admin.id, action: 'conversation.opened', reason }])
  await app.as(admin).call(viewChat, { id, reason, before: 2 })
  expect(await logOf(id)).toHaveLength(2)
})

test('members can’t read others’ conversations', async () => {
  const { id, buyer } = await anAnswered('Tōtara bench')
  for (const person of [buyer, await aMember(app)]) {
    expect(await app.as(person).call(listChats, {})).toMatchObject({ status: 403 })
    expect(await app.as(person).call(viewChat, { id, reason })).toMatchObject({ status: 403 })
    expect(await app.as(person).call(getChatHistory, { id })).toMatchObject({ status: 403 })
  }
  expect(await logOf(id)).toEqual([])
})

test('the history shows each action, and messages deleted for one person', async () => {
  const { id, seller, buyer } = await anAnswered('Mataī chair')
  await app.as(buyer).call(deleteConversation, { id })
  await app.as(seller).call(setConversationStatus, { id, status: 'blocked' })
  const { chat, changes } = await app.as(admin).call(getChatHistory, { id })
  expect(chat).toMatchObject({ is_blocked: true })
  expect(changes).toMatchObject([
    { by: 'seller', status: 'blocked' },
    { by: 'buyer', status: 'deleted' },
  ])
  expect((await app.as(admin).call(viewChat, { id, reason })).messages).toHaveLength(2)
  expect((await app.as(admin).call(listChats, { state: 'blocked' })).items.map((one) => one.id)).toEqual([id])
})

test('a number out of range is refused with a message', async () => {
  const { id, buyer } = await anAnswered('Kahikatea stool')
  for (const before of [2_147_483_648, Number.MAX_SAFE_INTEGER]) {
    expect(await app.as(admin).call(viewChat, { id, reason, before })).toMatchObject({
      key: 'validation_failed',
    })
    expect(await app.as(buyer).call(getConversation, { id, before })).toMatchObject({
      key: 'validation_failed',
    })
  }
})

test('an unknown number is not found', async () => {
  expect(await app.as(admin).call(viewChat, { id: 999_999, reason })).toMatchObject({ key: 'not_found' })
  expect(await app.as(admin).call(getChatHistory, { id: 999_999 })).toMatchObject({ key: 'not_found' })
  expect(await logOf(999_999)).toEqual([])
})
