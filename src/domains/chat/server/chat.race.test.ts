import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getConversation,
  listConversations,
  readConversation,
  sendMessage,
  setConversationStatus,
} from '#domains/chat/common/chat.ts'
import { offerViewing, pickViewing } from '#domains/trades/common/meetings/meetings.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { inHours } from '#test/harness/market/handovers.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { nodes: 2 })
})
afterAll(() => app[Symbol.asyncDispose]())

const write = (
  person: Person,
  conversationId: number,
  text: string,
  clientId: string = crypto.randomUUID(),
) => app.as(person).call(sendMessage, { conversation_id: conversationId, text, client_id: clientId })
const begin = (person: Person, listingId: number, text: string, clientId: string = crypto.randomUUID()) =>
  app.as(person).call(sendMessage, { listing_id: listingId, text, client_id: clientId })
const numbered = async (person: Person, id: number) =>
  (await app.as(person).call(getConversation, { id })).messages.map(({ number, text }) => `${number} ${text}`)

test('messages written by both at once have one order without gaps, and none is lost', async () => {
  const { id: listingId, seller } = await aLiveAuction(app)
  const buyer = await aMember(app)
  const { conversation_id } = await begin(buyer, listingId, 'first')
  const texts = Array.from({ length: 40 }, (_, n) => `message ${n}`)
  await Promise.all(texts.map((text, n) => write(n % 2 ? buyer : seller, conversation_id, text)))
  const seen = await numbered(buyer, conversation_id)
  expect(await numbered(seller, conversation_id)).toEqual(seen)
  expect(seen.map((line) => Number(line.split(' ')[0]))).toEqual(Array.from({ length: 41 }, (_, n) => n + 1))
  expect(seen.map((line) => line.replace(/^\d+ /, '')).toSorted()).toEqual(['first', ...texts].toSorted())
})

test('a message sent many times at once is stored once, and each call gets its number', async () => {
  const { id: listingId, seller } = await aLiveAuction(app)
  const buyer = await aMember(app)
  const clientId = crypto.randomUUID()
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => begin(buyer, listingId, 'Is it available?', clientId)),
  )
  expect(new Set(replies.map((reply) => `${reply.conversation_id} ${reply.message.number}`)).size).toBe(1)
  expect(await numbered(seller, replies[0]!.conversation_id)).toEqual(['1 Is it available?'])
})

test('a conversation begun at once in many tabs is one', async () => {
  const { id: listingId, seller } = await aLiveAuction(app)
  const buyer = await aMember(app)
  await Promise.all(Array.from({ length: 10 }, (_, n) => begin(buyer, listingId, `tab ${n}`)))
  const { items, total } = await app.as(seller).call(listConversations, {})
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({ last_number: 10, unread: 10 })
})

test('reading while more is written loses no unread message', async () => {
  const { id: listingId, seller } = await aLiveAuction(app)
  const buyer = await aMember(app)
  const { conversation_id: id } = await begin(buyer, listingId, 'first')
  await Promise.all([
    ...Array.from({ length: 10 }, (_, n) => write(buyer, id, `more ${n}`)),
    app.as(seller).call(readConversation, { id, number: 1 }),
  ])
  expect((await app.as(seller).call(getConversation, { id })).conversation.unread).toBe(10)
})

test('many messages at once cause one notification', async () => {
  const { id: listingId, seller } = await aLiveAuction(app)
  const buyer = await aMember(app)
  const { conversation_id: id } = await begin(buyer, listingId, 'first')
  await Promise.all(Array.from({ length: 10 }, (_, n) => write(buyer, id, `more ${n}`)))
  await app.settle()
  const { items } = await app.as(seller).call(listNotifications, {})
  expect(items.filter(({ kind }) => kind === 'message')).toHaveLength(1)
})

test('a pick and new viewing times at once exclude each other', async () => {
  for (let n = 0; n < 6; n += 1) {
    const { id: listingId, seller } = await aLiveAuction(app)
    const buyer = await aMember(app)
    const { conversation_id: id } = await begin(buyer, listingId, 'Could I see it?')
    const place = '12 Jackson Street, Petone'
    const offer = { id, times: [inHours(24)], place }
    const { times } = await app.as(seller).call(offerViewing, { ...offer, revision: 0 })
    const answers = await Promise.all([
      app.as(buyer).call(pickViewing, { id, revision: 1, time_id: times[0]!.id }),
      app.as(seller).call(offerViewing, { ...offer, revision: 1 }),
    ])
    expect(answers.filter((answer) => 'key' in answer)).toMatchObject([{ key: 'viewing_moved' }])
  }
})

test('blocking in several conversations at once while both write doesn’t deadlock', async () => {
  const seller = await aMember(app)
  const buyer = await aMember(app)
  const ids: number[] = []
  for (let n = 0; n < 4; n += 1) {
    const { id: listingId } = await aLiveAuction(app, { seller })
    ids.push((await begin(buyer, listingId, 'Hello')).conversation_id)
  }
  const set = (id: number, status: 'blocked' | 'open' | 'archived') =>
    app.as(seller).call(setConversationStatus, { id, status })
  await Promise.all(ids.map((id) => set(id, 'archived')))
  const before = await countDeadlocks()
  const replies = await Promise.all([
    ...ids.flatMap((id) => [set(id, 'blocked'), set(id, 'open'), set(id, 'blocked')]),
    ...ids.map((id) => write(buyer, id, 'Are you there?')),
  ])
  expect(replies.filter((reply) => 'key' in reply && reply.status >= 500)).toEqual([])
  expect(await countDeadlocks()).toBe(before)
})

async function countDeadlocks(): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select pg_stat_force_next_flush(), deadlocks from pg_stat_database where datname = current_database()`.execute(
    app.platform.db,
  )
  return rows[0]!.deadlocks
}
