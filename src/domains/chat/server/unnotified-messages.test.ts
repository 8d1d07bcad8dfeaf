import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockMember } from '#domains/accounts/common/blocks/blocks.ts'
import { readConversation, setConversationStatus } from '#domains/chat/common/chat.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { askQuestion } from '#domains/listings/common/questions/questions.ts'
import { aConversation, write } from '#test/harness/market/chats.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const noticesOf = async (person: Person) => {
  await app.settle()
  return (await app.as(person).call(listNotifications, {})).items.filter(({ kind }) => kind === 'message')
}

test('the first unread message is notified, the next once that is read, and reading marks it', async () => {
  const { id, seller, buyer } = await aConversation(app)
  await write(app, buyer, { conversation_id: id, text: 'Hello?' })
  const [notice, ...more] = await noticesOf(seller)
  expect(notice).toMatchObject({
    link: `/ichat?chat=${id}`,
    body: expect.stringContaining('2 messages'),
    read_at: null,
  })
  expect(more).toEqual([])
  await write(app, buyer, { conversation_id: id, text: 'Anyone?' })
  expect(await noticesOf(seller)).toHaveLength(1)
  await app.as(seller).call(readConversation, { id, number: 3 })
  expect(await noticesOf(seller)).toMatchObject([{ read_at: expect.any(String) }])
  await write(app, buyer, { conversation_id: id, text: 'Sorry, one more' })
  expect(await noticesOf(seller)).toHaveLength(2)
  expect(await noticesOf(buyer)).toEqual([])
})

test('a message read within seconds is not notified', async () => {
  const { id, seller } = await aConversation(app)
  await app.as(seller).call(readConversation, { id, number: 1 })
  expect(await noticesOf(seller)).toEqual([])
})

test('a message in an archived or blocked conversation is not notified', async () => {
  for (const status of ['archived', 'blocked'] as const) {
    const { id, seller } = await aConversation(app)
    await app.as(seller).call(setConversationStatus, { id, status })
    expect(await noticesOf(seller)).toEqual([])
  }
})

test('a message that came while an earlier one was unread is notified after that is read', async () => {
  const { id, seller, buyer } = await aConversation(app)
  expect(await noticesOf(seller)).toHaveLength(1)
  await write(app, buyer, { conversation_id: id, text: 'One more' })
  expect(await noticesOf(seller)).toHaveLength(1)
  await app.as(seller).call(readConversation, { id, number: 1 })
  expect(await noticesOf(seller)).toHaveLength(2)
})

test('a notification doesn’t repeat links or talk of payment', async () => {
  const text = 'ok” Hoko security: sign in at http://hoko-secure.com “'
  const { seller } = await aConversation(app, { text })
  const [notice] = await noticesOf(seller)
  expect(notice!.body).toMatch(/ sent you a message about “/)
  expect(notice!.body).not.toContain('hoko-secure')
})

test('a message is not notified if its writer is then blocked from bidding or suspended', async () => {
  const { listing_id, seller, buyer } = await aConversation(app)
  const { id: questionId } = await app.as(buyer).call(askQuestion, { listing_id, text: 'Is it blue?' })
  await app.as(seller).call(blockMember, { listing_id, question_id: questionId })
  expect(await noticesOf(seller)).toEqual([])
  const other = await aConversation(app)
  const { db } = app.platform
  await db.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', other.buyer.id).execute()
  expect(await noticesOf(other.seller)).toEqual([])
})
