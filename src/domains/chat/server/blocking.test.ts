import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  findConversation,
  getConversation,
  listConversations,
  sayTyping,
  deleteConversation,
  setConversationStatus,
} from '#domains/chat/common/chat.ts'
import { aConversation, write } from '#test/harness/market/chats.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const setStatus = (person: Person, id: number, status: 'open' | 'blocked') =>
  app.as(person).call(setConversationStatus, { id, status })

test('a block and its end hold in every conversation of the two, including later ones', async () => {
  const { id, seller, buyer } = await aConversation(app)
  const [second, third] = [await aLiveAuction(app, { seller }), await aLiveAuction(app, { seller })]
  const other = await write(app, buyer, { listing_id: second.id, text: 'And this one?' })
  await setStatus(seller, id, 'blocked')
  expect(await write(app, buyer, { conversation_id: other.conversation_id, text: 'Hello?' })).toMatchObject({
    key: 'blocked',
  })
  expect(await write(app, buyer, { listing_id: third.id, text: 'Hello?' })).toMatchObject({ key: 'blocked' })
  for (const [person, requested] of [
    [buyer, { listing: third.id }],
    [buyer, { listing: second.id }],
  ] as const) {
    expect(await app.as(person).call(findConversation, requested)).toMatchObject({
      may_write: false,
      why_not: expect.stringContaining('blocked'),
    })
  }
  await setStatus(seller, other.conversation_id, 'open')
  for (const conversationId of [id, other.conversation_id]) {
    expect(await write(app, buyer, { conversation_id: conversationId, text: 'Thanks' })).toMatchObject({
      conversation_id: conversationId,
    })
  }
})

test('a blocked and then deleted conversation can still be unblocked', async () => {
  const { id, seller, buyer } = await aConversation(app)
  await setStatus(seller, id, 'blocked')
  await app.as(seller).call(deleteConversation, { id })
  const { items } = await app.as(seller).call(listConversations, { status: 'blocked' })
  expect(items).toMatchObject([{ id, status: 'blocked' }])
  expect((await app.as(seller).call(getConversation, { id })).messages).toEqual([])
  expect(await setStatus(seller, id, 'open')).toMatchObject({ id, status: 'open', may_write: true })
  expect(await write(app, buyer, { conversation_id: id, text: 'Thanks' })).toMatchObject({
    conversation_id: id,
  })
})

test('typing is not shown across a block, in either direction', async () => {
  const { id, seller, buyer } = await aConversation(app)
  await setStatus(seller, id, 'blocked')
  for (const [typist, reader] of [
    [seller, buyer],
    [buyer, seller],
  ] as const) {
    expect(await app.as(typist).call(sayTyping, { id })).toEqual({ ok: true })
    expect((await app.as(reader).call(getConversation, { id })).conversation.is_other_typing).toBe(false)
  }
})
