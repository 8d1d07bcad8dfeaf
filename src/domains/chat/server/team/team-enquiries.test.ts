import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockMember } from '#domains/accounts/common/blocks/blocks.ts'
import { endTeamMember, getTeam, updateTeamMember } from '#domains/businesses/common/team.ts'
import {
  countChats,
  getConversation,
  listConversations,
  readConversation,
  sayTyping,
  deleteConversation,
  setConversationStatus,
} from '#domains/chat/common/chat.ts'
import { offerViewing } from '#domains/trades/common/meetings/meetings.ts'
import { makeOffer } from '#domains/offers/common/offers.ts'
import { askQuestion } from '#domains/listings/common/questions/questions.ts'
import { aPicture } from '#test/harness/doubles/pictures.ts'
import { aHelperOf, aShop } from '#test/harness/market/businesses.ts'
import { aConversation, write } from '#test/harness/market/chats.ts'
import { inHours } from '#test/harness/market/handovers.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const notFound = { key: 'not_found' }
const read = (person: Person, id: number) => app.as(person).call(getConversation, { id })
const list = (person: Person, seller: Person) => app.as(person).call(listConversations, { seller: seller.id })
const answer = (person: Person, conversationId: number, text = 'It is.') =>
  write(app, person, { conversation_id: conversationId, text })

async function anEnquiry(business: Person, buyer?: Person) {
  const { id: listingId } = await aFixedPriceListing(app, { seller: business })
  const by = buyer ?? (await aMember(app))
  const { conversation_id: id } = await write(app, by, { listing_id: listingId, text: 'Is it still there?' })
  return { id, listing_id: listingId, buyer: by }
}

async function aBusinessWithHelper() {
  const business = await aShop(app)
  return { business, helper: await aHelperOf(app, business, ['enquiries']) }
}

test('enquiries are read and answered for the business, in the business’s name', async () => {
  const { business, helper } = await aBusinessWithHelper()
  const { id, listing_id, buyer } = await anEnquiry(business)
  const actingFor = { id: business.id, name: 'Bob’s Utes' }
  expect(await list(helper, business)).toMatchObject({
    total: 1,
    items: [{ id, role: 'seller', acting_for: actingFor, unread: 1, other: { id: buyer.id } }],
  })
  expect(await app.as(helper).call(countChats, {})).toMatchObject({
    unread: 1,
    businesses: [{ ...actingFor, unread: 1 }],
  })
  const photo = await aPicture(app, helper)
  await answer(helper, id)
  await write(app, helper, { conversation_id: id, text: 'Like this.', image_ids: [photo.id] })
  const [seen, theirs] = [await read(business, id), await read(buyer, id)]
  expect(seen.messages.map(({ is_mine, by_member }) => [is_mine, by_member !== null])).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ])
  expect(theirs.messages).toMatchObject([
    { by_member: null },
    { is_mine: false, by_member: null },
    { by_member: null, images: [{ id: photo.id }] },
  ])
  expect(theirs.conversation).toMatchObject({ other: { id: business.id, display_name: 'Bob’s Utes' } })
  // Two in a row count as one answer.
  expect((await app.as(business).call(getTeam, {})).acts).toMatchObject([
    { act: 'enquiry_answered', listing: { id: listing_id } },
  ])
})

test('a team member’s reading counts for all, and typing shows as the business’s', async () => {
  const { business, helper } = await aBusinessWithHelper()
  const { id, buyer } = await anEnquiry(business)
  await app.as(helper).call(sayTyping, { id })
  expect((await read(buyer, id)).conversation).toMatchObject({ is_other_typing: true, other_read_number: 0 })
  await app.as(helper).call(readConversation, { id, number: 1 })
  expect((await read(buyer, id)).conversation.other_read_number).toBe(1)
  expect(await app.as(business).call(countChats, {})).toMatchObject({ unread: 0 })
  expect(await app.as(helper).call(countChats, {})).toMatchObject({ unread: 0, businesses: [{ unread: 0 }] })
})

test('viewings are arranged in the business’s name', async () => {
  const { business, helper } = await aBusinessWithHelper()
  const { id, buyer } = await anEnquiry(business)
  const times = [inHours(24)]
  const question = { id, revision: 0, times, place: '1 Main Street', note: '' }
  expect(await app.as(helper).call(offerViewing, question)).toMatchObject({ revision: 1 })
  expect((await read(buyer, id)).steps).toMatchObject([{ kind: 'viewing_offered', by: 'other' }])
  expect((await read(business, id)).steps).toMatchObject([{ kind: 'viewing_offered', by: 'me' }])
  expect((await app.as(business).call(getTeam, {})).acts).toMatchObject([{ act: 'viewing_arranged' }])
})

test('a team member sees only enquiries: no purchases, offers, support or other businesses', async () => {
  const { business, helper } = await aBusinessWithHelper()
  const { id, listing_id, buyer } = await anEnquiry(business)
  await edit(app, business, listing_id, { accepts_offers: true })
  await app.as(buyer).call(makeOffer, { listing_id, amount_cents: 30_00, message: 'Cash' })
  expect(await read(helper, id)).toMatchObject({ conversation: { deal: null }, steps: [] })
  const elsewhere = await aConversation(app)
  const bought = await anEnquiry(await aShop(app), business)
  const { conversation_id: support } = await write(app, business, { to_support: true, text: 'Help' })
  for (const other of [elsewhere.id, bought.id, support]) {
    expect(await read(helper, other)).toMatchObject(notFound)
    expect(await answer(helper, other)).toMatchObject(notFound)
    expect(await app.as(helper).call(readConversation, { id: other, number: 1 })).toMatchObject(notFound)
    expect(await app.as(helper).call(sayTyping, { id: other })).toMatchObject(notFound)
  }
  expect(await list(helper, business)).toMatchObject({ total: 1 })
  expect(await list(helper, elsewhere.seller)).toMatchObject(notFound)
  expect(await app.as(helper).call(listConversations, {})).toMatchObject({ total: 0 })
})

test('only the owner blocks, archives and deletes, and it applies to the team', async () => {
  const { business, helper } = await aBusinessWithHelper()
  const { id, buyer } = await anEnquiry(business)
  for (const status of ['archived', 'blocked'] as const)
    expect(await app.as(helper).call(setConversationStatus, { id, status })).toMatchObject(notFound)
  expect(await app.as(helper).call(deleteConversation, { id })).toMatchObject(notFound)
  await app.as(buyer).call(setConversationStatus, { id, status: 'blocked' })
  expect(await read(helper, id)).toMatchObject({ conversation: { may_write: false } })
  expect(await answer(helper, id)).toMatchObject({ key: 'blocked' })
})

test('a helper whom the buyer has blocked, or who is the buyer, finds nothing', async () => {
  const { business, helper } = await aBusinessWithHelper()
  const chatting = await anEnquiry(business)
  const { id: personal } = await anEnquiry(helper, chatting.buyer)
  expect(await read(helper, chatting.id)).toMatchObject({ conversation: { id: chatting.id } })
  await app.as(chatting.buyer).call(setConversationStatus, { id: personal, status: 'blocked' })
  const blocked = await anEnquiry(business)
  const theirs = await aFixedPriceListing(app, { seller: blocked.buyer })
  const question = await app
    .as(helper)
    .call(askQuestion, { listing_id: theirs.id, text: 'Is it blue at all?' })
  await app.as(blocked.buyer).call(blockMember, { listing_id: theirs.id, question_id: question.id })
  for (const { id } of [chatting, blocked]) {
    expect(await read(helper, id)).toMatchObject(notFound)
    expect(await answer(helper, id)).toMatchObject(notFound)
    expect(await app.as(helper).call(sayTyping, { id })).toMatchObject(notFound)
  }
  const own = await anEnquiry(business, helper)
  expect(await read(helper, own.id)).toMatchObject({ conversation: { role: 'buyer', acting_for: null } })
  expect(await list(helper, business)).toMatchObject({ total: 0 })
  expect(await app.as(helper).call(countChats, {})).toMatchObject({ businesses: [{ unread: 0 }] })
})

test('access ends at once with the right, also for open pages', async () => {
  const { business, helper } = await aBusinessWithHelper()
  const { id } = await anEnquiry(business)
  await app.as(business).call(updateTeamMember, { id: helper.membership, rights: ['offers'] })
  expect(await answer(helper, id)).toMatchObject(notFound)
  expect(await read(helper, id)).toMatchObject(notFound)
  expect(await app.as(helper).call(countChats, {})).toMatchObject({ unread: 0, businesses: [] })
  await app.as(business).call(updateTeamMember, { id: helper.membership, rights: ['enquiries'] })
  // If an answer and an end come at once, nothing is written after the end.
  const [sent] = await Promise.all([
    answer(helper, id),
    app.as(business).call(endTeamMember, { id: helper.membership }),
  ])
  const { messages } = await read(business, id)
  expect(messages).toHaveLength(sent.key ? 1 : 2)
  expect(await answer(helper, id)).toMatchObject(notFound)
})
