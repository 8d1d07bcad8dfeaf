import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConversation } from '#domains/chat/common/chat.ts'
import { offerViewing } from '#domains/trades/common/meetings/meetings.ts'
import { listNotifications, putNotificationChoices } from '#domains/messaging/common/notifications.ts'
import { answerOffer, makeOffer } from '#domains/offers/common/offers.ts'
import { answerQuestion, askQuestion } from '#domains/listings/common/questions/questions.ts'
import { aHelperOf, aShop } from '#test/harness/market/businesses.ts'
import { write } from '#test/harness/market/chats.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

async function noticesOf(person: Person) {
  await app.settle()
  return (await app.as(person).call(listNotifications, {})).items
}

const kinds = ['question', 'offer', 'message']
const kindsOf = async (person: Person) =>
  (await noticesOf(person)).map(({ kind }) => kind).filter((kind) => kinds.includes(kind))

test('each team member is notified of what they may answer, until one of them has', async () => {
  const business = await aShop(app)
  const [all, offers, stats] = [
    await aHelperOf(app, business, ['questions', 'offers', 'enquiries']),
    await aHelperOf(app, business, ['offers']),
    await aHelperOf(app, business, ['statistics']),
  ]
  const { id: listingId } = await aFixedPriceListing(app, { seller: business })
  await edit(app, business, listingId, { accepts_offers: true })
  const buyer = await aMember(app)
  const as = app.as(buyer)
  const question = await as.call(askQuestion, { listing_id: listingId, text: 'Is it blue at all?' })
  const offer = await as.call(makeOffer, { listing_id: listingId, amount_cents: 30_00, message: '' })
  const { conversation_id } = await write(app, buyer, { listing_id: listingId, text: 'Still there?' })
  expect((await kindsOf(all)).toSorted()).toEqual(kinds.toSorted())
  expect(await kindsOf(offers)).toEqual(['offer'])
  expect(await kindsOf(stats)).toEqual([])
  const links = new Map((await noticesOf(all)).map(({ kind, link, body }) => [kind, { link, body }]))
  expect(links.get('message')).toMatchObject({
    link: `/ichat?seller=${business.id}&chat=${conversation_id}`,
    body: expect.stringContaining('You’re answering for Bob’s Utes.'),
  })
  expect(links.get('offer')?.link).toBe(`/offers/${offer.id}`)

  await app.as(business).call(answerQuestion, { id: question.id, text: 'It is.' })
  await app.as(offers).call(answerOffer, { id: offer.id, action: 'decline' })
  await app.as(business).call(readConversation, { id: conversation_id, number: 1 })
  for (const person of [all, offers, business]) {
    const unread = (await noticesOf(person)).filter((one) => kinds.includes(one.kind) && !one.read_at)
    expect(unread).toEqual([])
  }
})

test('team members are notified as they chose, except of their own questions and offers', async () => {
  const business = await aShop(app)
  const helper = await aHelperOf(app, business, ['questions', 'enquiries'])
  const { id: listingId } = await aFixedPriceListing(app, { seller: business })
  await app.as(helper).call(askQuestion, { listing_id: listingId, text: 'Is it blue at all?' })
  await write(app, helper, { listing_id: listingId, text: 'Still there?' })
  expect(await kindsOf(helper)).toEqual([])
  expect((await kindsOf(business)).toSorted()).toEqual(['message', 'question'])
  const off = { in_app: false, push: false, email: false }
  await app.as(helper).call(putNotificationChoices, { items: [{ kind: 'question', ...off }] })
  const buyer = await aMember(app)
  await app.as(buyer).call(askQuestion, { listing_id: listingId, text: 'Does it leak at all?' })
  const { conversation_id: id } = await write(app, buyer, { listing_id: listingId, text: 'Still there?' })
  expect(await kindsOf(helper)).toEqual(['message'])
  await app.as(helper).call(offerViewing, {
    id,
    revision: 0,
    times: [{ starts_at: '2030-01-01T00:00:00.000Z', ends_at: '2030-01-01T00:30:00.000Z' }],
    place: '',
    note: '',
  })
  expect(await kindsOf(helper)).toEqual(['message'])
})
