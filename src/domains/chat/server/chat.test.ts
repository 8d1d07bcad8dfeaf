import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  countChats,
  findConversation,
  getConversation,
  listConversations,
  readConversation,
  sayTyping,
  deleteConversation,
  setConversationStatus,
} from '#domains/chat/common/chat.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { blockMember } from '#domains/accounts/common/blocks/blocks.ts'
import { askQuestion } from '#domains/listings/common/questions/questions.ts'
import { aConversation, write } from '#test/harness/market/chats.ts'
import { aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { maxConversationsBegun } from './chat.rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

type MessageToSend = Parameters<typeof write>[2]

const send = (person: Person, sent: MessageToSend) => write(app, person, sent)
const begin = (text?: string) => aConversation(app, text === undefined ? {} : { text })
const read = (person: Person, id: number, before?: number) =>
  app.as(person).call(getConversation, { id, ...(before && { before }) })
const list = (person: Person, input: Partial<OperationInput<typeof listConversations>> = {}) =>
  app.as(person).call(listConversations, input)
const countFor = async (person: Person) => (await app.as(person).call(countChats, {})).unread
const textsFor = async (person: Person, id: number) =>
  (await read(person, id)).messages.map(({ text }) => text)

test('both people read each other’s messages in the same order', async () => {
  const { id, listing_id, seller, buyer } = await begin()
  await send(seller, { conversation_id: id, text: 'It is.' })
  await send(buyer, { listing_id, text: 'Could I see it on Saturday?' })
  for (const person of [buyer, seller]) {
    const { conversation, messages, has_earlier } = await read(person, id)
    expect(messages.map(({ number, text }) => [number, text])).toEqual([
      [1, 'Kia ora, is it still available?'],
      [2, 'It is.'],
      [3, 'Could I see it on Saturday?'],
    ])
    expect(messages.map(({ is_mine }) => is_mine)).toEqual(
      person === buyer ? [true, false, true] : [false, true, false],
    )
    expect(has_earlier).toBe(false)
    expect(conversation).toMatchObject({
      role: person === buyer ? 'buyer' : 'seller',
      listing: { id: listing_id },
      other: { id: person === buyer ? seller.id : buyer.id },
      last_message: { text: 'Could I see it on Saturday?', is_mine: person === buyer },
      may_write: true,
    })
  }
})

test('a stranger can’t find, read, write in or change a conversation', async () => {
  const { id, listing_id, buyer } = await begin()
  const stranger = await aMember(app)
  const as = app.as(stranger)
  const calls = [
    read(stranger, id),
    send(stranger, { conversation_id: id, text: 'Hello' }),
    as.call(readConversation, { id, number: 1 }),
    as.call(sayTyping, { id }),
    as.call(setConversationStatus, { id, status: 'archived' }),
    as.call(deleteConversation, { id }),
  ]
  for (const reply of await Promise.all(calls)) expect(reply).toMatchObject({ status: 404 })
  expect((await list(stranger)).total).toBe(0)
  const input = await as.call(findConversation, { listing: listing_id, user: buyer.id })
  expect(input).toMatchObject({ conversation_id: null, role: 'buyer' })
  const admin = await aMember(app, { type: 'admin' })
  expect(await read(admin, id)).toMatchObject({ status: 403 })
})

test('unread messages are counted until they are read, and the writer sees that', async () => {
  const { id, seller, buyer } = await begin()
  await send(buyer, { conversation_id: id, text: 'Hello?' })
  expect(await countFor(seller)).toBe(1)
  expect(await countFor(buyer)).toBe(0)
  expect((await list(seller)).items[0]).toMatchObject({ unread: 2 })
  expect((await list(seller, { unread: 'yes' })).total).toBe(1)
  await app.as(seller).call(readConversation, { id, number: 99 })
  expect(await countFor(seller)).toBe(0)
  expect((await list(seller, { unread: 'yes' })).total).toBe(0)
  expect((await read(buyer, id)).conversation.other_read_number).toBe(2)
  await app.as(seller).call(readConversation, { id, number: 1 })
  expect((await read(buyer, id)).conversation.other_read_number).toBe(2)
})

test('long conversations are read page by page', async () => {
  const { id, seller, buyer } = await begin('1')
  for (let n = 2; n <= 53; n += 1)
    await send(n % 2 ? buyer : seller, { conversation_id: id, text: String(n) })
  const newest = await read(buyer, id)
  expect(newest).toMatchObject({ has_earlier: true })
  expect(newest.messages.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, n) => n + 4))
  const earlier = await read(buyer, id, 4)
  expect(earlier.messages.map(({ text }) => text)).toEqual(['1', '2', '3'])
  expect(earlier.has_earlier).toBe(false)
})

test('members can’t write to themselves, and only a seller chooses a recipient', async () => {
  const { id: listingId, seller } = await aLiveAuction(app)
  const stranger = await aMember(app)
  expect(await send(seller, { listing_id: listingId, text: 'Hello' })).toMatchObject({ key: 'own_listing' })
  expect(await send(seller, { listing_id: listingId, user_id: seller.id, text: 'Hello' })).toMatchObject({
    key: 'own_listing',
  })
  expect(await send(seller, { listing_id: listingId, user_id: stranger.id, text: 'Buy this' })).toMatchObject(
    {
      key: 'not_found',
    },
  )
  expect(await app.as(seller).call(findConversation, { listing: listingId })).toMatchObject({
    key: 'own_listing',
  })
  await app.as(stranger).call(askQuestion, { listing_id: listingId, text: 'Does it come with a bell?' })
  expect(
    await send(seller, { listing_id: listingId, user_id: stranger.id, text: 'Here is a photo of it' }),
  ).toMatchObject({
    message: { number: 1 },
  })
})

test('strangers begin only while the listing is live, and those who have written go on after', async () => {
  const { id, listing_id, seller, buyer } = await begin()
  await moveClosing(app, listing_id, -1_000)
  const late = await aMember(app)
  expect(await send(late, { listing_id, text: 'Too late?' })).toMatchObject({ key: 'listing_closed' })
  expect(await app.as(late).call(findConversation, { listing: listing_id })).toMatchObject({
    may_write: false,
    why_not: expect.stringContaining('closed'),
  })
  for (const person of [buyer, seller]) {
    expect(await send(person, { conversation_id: id, text: 'Well?' })).toMatchObject({ conversation_id: id })
  }
})

test('a blocked member can’t write, and the blocker isn’t notified', async () => {
  const { id, seller, buyer } = await begin()
  const blocked = await app.as(seller).call(setConversationStatus, { id, status: 'blocked' })
  expect(blocked).toMatchObject({ status: 'blocked', may_write: false })
  expect(await send(buyer, { conversation_id: id, text: 'Hello?' })).toMatchObject({ key: 'blocked' })
  expect(await send(seller, { conversation_id: id, text: 'Bye' })).toMatchObject({
    key: 'blocked',
    message: expect.stringContaining('Unblock'),
  })
  expect((await read(buyer, id)).conversation).toMatchObject({ status: 'open', may_write: false })
  expect(await countFor(seller)).toBe(0)
  expect((await list(seller)).total).toBe(0)
  expect((await list(seller, { status: 'blocked' })).total).toBe(1)
  await app.as(seller).call(setConversationStatus, { id, status: 'open' })
  expect(await send(buyer, { conversation_id: id, text: 'Thank you' })).toMatchObject({ conversation_id: id })
})

test('a member whom the seller has blocked from bidding cannot write either', async () => {
  const { id: listingId, seller } = await aLiveAuction(app)
  const buyer = await aMember(app)
  const { id: questionId } = await app
    .as(buyer)
    .call(askQuestion, { listing_id: listingId, text: 'Is it blue?' })
  const { conversation_id: id } = await send(buyer, { listing_id: listingId, text: 'Is it blue?' })
  await app.as(seller).call(blockMember, { listing_id: listingId, question_id: questionId })
  expect(await send(buyer, { conversation_id: id, text: 'Hello?' })).toMatchObject({ key: 'blocked' })
  expect((await read(buyer, id)).conversation).toMatchObject({ may_write: false })
})

test('an archived conversation comes back with the next message', async () => {
  const { id, seller, buyer } = await begin()
  await app.as(seller).call(setConversationStatus, { id, status: 'archived' })
  expect((await list(seller)).total).toBe(0)
  expect((await list(seller, { status: 'archived' })).items[0]).toMatchObject({ id })
  await send(buyer, { conversation_id: id, text: 'One more thing' })
  expect((await list(seller)).items[0]).toMatchObject({ id, status: 'open' })
  const changes = await app.platform.db
    .selectFrom('conversation_status_changes')
    .select(['account_id', 'status'])
    .where('conversation_id', '=', id)
    .orderBy('id')
    .execute()
  expect(changes).toEqual([
    { account_id: seller.id, status: 'archived' },
    { account_id: seller.id, status: 'open' },
  ])
})

test('a conversation is deleted for one person, and a new message begins from there', async () => {
  const { id, listing_id, seller, buyer } = await begin()
  await send(seller, { conversation_id: id, text: 'It is.' })
  expect(await app.as(buyer).call(deleteConversation, { id })).toEqual({ ok: true })
  expect(await read(buyer, id)).toMatchObject({ key: 'not_found' })
  expect(await app.as(buyer).call(deleteConversation, { id })).toEqual({ ok: true })
  expect((await list(buyer)).total).toBe(0)
  expect(await textsFor(seller, id)).toHaveLength(2)
  expect(await app.as(buyer).call(findConversation, { listing: listing_id })).toMatchObject({
    conversation_id: null,
    may_write: true,
  })
  await send(seller, { conversation_id: id, text: 'Are you there?' })
  expect(await textsFor(buyer, id)).toEqual(['Are you there?'])
  expect(await countFor(buyer)).toBe(1)
})

test('conversations are found by name, title and message text', async () => {
  const { id: listingId, seller } = await aLiveAuction(app, { title: 'Kauri sideboard' })
  const buyer = await aMember(app, { first_name: 'Hēmi' })
  await send(buyer, { listing_id: listingId, text: 'Is 50% off possible, café owner here?' })
  await send(await aMember(app), { listing_id: listingId, text: 'Is it heavy?' })
  const totalFor = async (query: string) => (await list(seller, { query })).total
  for (const name of ['hemi', 'HĒMI', 'café', 'Café']) expect(await totalFor(name), name).toBe(1)
  expect(await totalFor('KAURI')).toBe(2)
  expect(await totalFor('heavy')).toBe(1)
  expect(await totalFor('50%')).toBe(1)
  expect(await totalFor('5%')).toBe(0)
  expect(await totalFor('_')).toBe(0)
})

test.each([
  ['nothing', { text: '' }, 'text'],
  ['only spaces', { text: ' \n\t ' }, 'text'],
  ['too much', { text: 'a'.repeat(4_001) }, 'text'],
  ['far too much', { text: 'a'.repeat(200_000) }, 'text'],
  ['a photo of somebody else', { text: 'Look', image_ids: [999_999] }, 'image_ids'],
  ['too many photos', { image_ids: [1, 2, 3, 4, 5, 6, 7] }, 'image_ids'],
])('%s is refused, and nothing is stored', async (_name, sent, field) => {
  const { id, buyer } = await begin()
  expect(await send(buyer, { conversation_id: id, ...sent })).toMatchObject({
    key: 'validation_failed',
    errors: { [field]: expect.any(String) },
  })
  expect(await textsFor(buyer, id)).toHaveLength(1)
})

test('a stranger’s messages have a safety hint until the other person has answered five times', async () => {
  const { id, seller, buyer } = await begin('Pay here: https://example.com')
  expect((await read(seller, id)).messages[0]).toMatchObject({ safety_hint: 'link' })
  expect((await read(buyer, id)).messages[0]).toMatchObject({ safety_hint: null })
  for (let n = 0; n < 12; n += 1) await send(buyer, { conversation_id: id, text: 'hi' })
  await send(buyer, { conversation_id: id, text: 'Call 021 555 1234' })
  expect((await read(seller, id)).messages.at(-1)).toMatchObject({ safety_hint: 'contact' })
  for (let n = 0; n < 5; n += 1) await send(seller, { conversation_id: id, text: 'Sure' })
  await send(buyer, { conversation_id: id, text: 'Call 021 555 1234' })
  expect((await read(seller, id)).messages.at(-1)).toMatchObject({ safety_hint: null })
})

test('the other person sees for a moment that somebody types', async () => {
  const { id, seller, buyer } = await begin()
  await app.as(buyer).call(sayTyping, { id })
  expect((await read(seller, id)).conversation.is_other_typing).toBe(true)
  expect((await read(buyer, id)).conversation.is_other_typing).toBe(false)
  await send(buyer, { conversation_id: id, text: 'Done' })
  expect((await read(seller, id)).conversation.is_other_typing).toBe(false)
})

test('a member can begin only a limited number of conversations a day', async () => {
  const buyer = await aMember(app)
  const seller = await aMember(app)
  for (let n = 0; n < maxConversationsBegun; n += 1) {
    const { id: listingId } = await aLiveAuction(app, { seller })
    expect(await send(buyer, { listing_id: listingId, text: 'Is it available?' })).toMatchObject({
      message: { number: 1 },
    })
  }
  const { id: listingId } = await aLiveAuction(app, { seller })
  expect(await send(buyer, { listing_id: listingId, text: 'And this?' })).toMatchObject({
    key: 'conversations_used_up',
  })
  expect((await list(buyer)).total).toBe(maxConversationsBegun)
  const [open] = (await list(buyer)).items
  expect(await send(buyer, { conversation_id: open!.id, text: 'Still here' })).toMatchObject({
    message: { number: 2 },
  })
})
