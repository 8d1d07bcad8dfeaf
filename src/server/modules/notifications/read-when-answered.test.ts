import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotifications } from '#contract/notifications.ts'
import { answerOffer, makeOffer } from '#contract/offers.ts'
import { getOwnListing, updateListing } from '#contract/own-listings.ts'
import { answerQuestion, askQuestion } from '#contract/questions.ts'
import { aFixedPriceListing } from '#test/harness/market.ts'
import { aMember } from '#test/harness/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const unreadOf = async (person: Person) => {
  await app.settle()
  const { items } = await app.as(person).call(listNotifications, {})
  return items.filter(({ read_at }) => read_at === null).map(({ kind }) => kind)
}

test('a question’s notification is read once every question on the listing is answered', async () => {
  const { id, seller } = await aFixedPriceListing(app)
  const ask = async (text: string) =>
    await app.as(await aMember(app)).call(askQuestion, { listing_id: id, text })
  const [first, second] = [await ask('Is it still there?'), await ask('Can I see it on Sunday?')]
  expect(await unreadOf(seller)).toEqual(['question', 'question'])
  await app.as(seller).call(answerQuestion, { id: first.id, text: 'Yes.' })
  expect(await unreadOf(seller)).toEqual(['question', 'question'])
  await app.as(seller).call(answerQuestion, { id: second.id, text: 'After noon.' })
  expect(await unreadOf(seller)).toEqual([])
})

test('an offer’s notification is read by answering the offer', async () => {
  const { id, seller } = await aFixedPriceListing(app)
  const { version } = await app.as(seller).call(getOwnListing, { id })
  await app.as(seller).call(updateListing, { id, version, accepts_offers: true })
  const buyer = await aMember(app)
  const made = await app.as(buyer).call(makeOffer, { listing_id: id, amount_cents: 4000 })
  expect(await unreadOf(seller)).toEqual(['offer'])
  await app.as(seller).call(answerOffer, { id: made.id, action: 'decline' })
  expect(await unreadOf(seller)).toEqual([])
  expect(await unreadOf(buyer)).toEqual(['offer'])
})
