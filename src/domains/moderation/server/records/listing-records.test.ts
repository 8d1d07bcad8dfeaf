import { afterAll, beforeAll, expect, test } from 'vitest'
import { listListingRecords, type ListingRecordKind } from '#domains/moderation/common/records/records.ts'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { makeOffer } from '#domains/offers/common/offers.ts'
import { answerQuestion, askQuestion } from '#domains/listings/common/questions/questions.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const recordsOf = (id: number, kind: ListingRecordKind) =>
  app.as(admin).call(listListingRecords, { id, kind })

test('bidders are listed by name with their status and public bid, never a maximum', async () => {
  const { id } = await aLiveAuction(app)
  const [aroha, carla] = [
    await aMember(app, { first_name: 'Aroha', last_name: 'Smith' }),
    await aMember(app, { first_name: 'Carla', last_name: 'Walker' }),
  ]
  await app.as(aroha).call(placeBid, { listing_id: id, max_cents: 2_000 })
  await app.as(carla).call(placeBid, { listing_id: id, max_cents: 987_600 })
  const bidders = await recordsOf(id, 'bidders')
  expect(bidders).toMatchObject({
    total: 2,
    items: [
      { person: { id: carla.id, name: 'Carla Walker' }, status: 'leading', count: 1 },
      { person: { id: aroha.id, name: 'Aroha Smith' }, status: 'outbid', count: 1 },
    ],
  })
  expect(JSON.stringify(bidders)).not.toContain('987600')
})

test('questions are listed with their answers, and offers too', async () => {
  const { id, seller } = await aFixedPriceListing(app, { price_cents: 5000 })
  await edit(app, seller, id, { accepts_offers: true })
  const buyer = await aMember(app, { first_name: 'Tama' })
  const { id: question } = await app.as(buyer).call(askQuestion, { listing_id: id, text: 'Dishwasher safe?' })
  await app.as(buyer).call(askQuestion, { listing_id: id, text: 'And the lid?' })
  await app.as(seller).call(answerQuestion, { id: question, text: 'It is.' })
  await app.as(buyer).call(makeOffer, { listing_id: id, amount_cents: 4000, message: 'Cash today' })
  expect((await recordsOf(id, 'questions')).items).toMatchObject([
    { text: 'And the lid?', answer: null, status: 'unanswered' },
    { text: 'Dishwasher safe?', answer: 'It is.', status: 'answered', person: { id: buyer.id } },
  ])
  expect((await recordsOf(id, 'offers')).items).toMatchObject([
    { status: 'pending', amount_cents: 4000, count: 1, text: 'Cash today', person: { id: buyer.id } },
  ])
})
