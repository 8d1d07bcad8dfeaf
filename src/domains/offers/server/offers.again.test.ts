import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, listBids, placeBid, voidBidder } from '#domains/auctions/common/bidding.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { putMemberStatus } from '#domains/accounts/common/members/members.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { answerOffer, getOffer, listOffers, makeOffer } from '#domains/offers/common/offers.ts'
import { aBidOn, edit } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const received = async (person: Person) =>
  (await app.as(person).call(listNotifications, {})).items.map(({ title }) => title.replace(/:.*/, '')).sort()

async function anOffer({ quantity = 1, amount_cents = 30_00 } = {}) {
  const { id, seller } = await aFixedPriceListing(app, { quantity })
  await edit(app, seller, id, { accepts_offers: true })
  const buyer = await aMember(app)
  const offer = await app.as(buyer).call(makeOffer, { listing_id: id, amount_cents, message: 'Cash today' })
  return { id, seller, buyer, offer }
}

const answer = (person: Person, { id }: { id: number }, action: 'accept' | 'decline') =>
  app.as(person).call(answerOffer, { id, action })

test('a first bid after a void ends offers, but not those made after the voided bid', async () => {
  const { id, seller } = await aLiveAuction(app)
  await edit(app, seller, id, { accepts_offers: true })
  const buyer = await aMember(app)
  const offers = () => app.as(buyer).call(makeOffer, { listing_id: id, amount_cents: 80_00 })
  const voided = async () => {
    await aBidOn(app, id)
    const [bid] = (await app.as(seller).call(listBids, { listing: id })).items
    const fields = { pseudonym: bid!.pseudonym, reason: 'asked' as const }
    expect(await app.as(seller).call(voidBidder, { id, ...fields })).toMatchObject({
      listing: { bid_count: 0 },
    })
  }
  await voided()
  const offer = await offers()
  await app.settle()
  expect(await app.as(buyer).call(getOffer, { id: offer.id })).toMatchObject({ status: 'pending' })
  await aBidOn(app, id)
  await app.settle()
  expect(await app.as(buyer).call(getOffer, { id: offer.id })).toMatchObject({
    status: 'expired',
    moves: [{}, { reason: 'first_bid' }],
  })
  expect(await received(buyer)).toEqual(['Offer ended'])
})

test('a buyer of a piece offers for another in a new thread', async () => {
  const { id, seller, buyer, offer } = await anOffer({ quantity: 3 })
  await answer(seller, offer, 'accept')
  expect((await app.as(buyer).call(listOffers, { listing: id })).viewer).toMatchObject({ may_offer: true })
  const second = await app.as(buyer).call(makeOffer, { listing_id: id, amount_cents: 31_00 })
  expect(second).toMatchObject({ status: 'pending', moves: [{ action: 'offered' }], trade_id: null })
  expect(second.id).not.toBe(offer.id)
  expect(await app.as(buyer).call(getOffer, { id: offer.id })).toMatchObject({
    status: 'accepted',
    amount_cents: 30_00,
  })
  expect(await answer(seller, offer, 'decline')).toMatchObject({ key: 'offer_closed' })
  expect(await answer(seller, second, 'accept')).toMatchObject({ status: 'accepted' })
  await edit(app, seller, id, { auto_accept_cents: 45_00 })
  expect(await app.as(buyer).call(makeOffer, { listing_id: id, amount_cents: 46_00 })).toMatchObject({
    status: 'accepted',
  })
  expect((await app.as(buyer).call(listOffers, { listing: id })).total).toBe(3)
})

test('a suspended listing answers as a missing one', async () => {
  const { id, seller, buyer } = await anOffer()
  const stranger = await aMember(app)
  const admin = await aMember(app, { type: 'admin' })
  await app.as(admin).call(putMemberStatus, { id: seller.id, status: 'suspended', reason: 'A look at it.' })
  await app.settle()
  const answers = await Promise.all([
    app.as(stranger).call(getListing, { id }),
    app.as(stranger).call(makeOffer, { listing_id: id, amount_cents: 20_00 }),
    app.as(stranger).call(listOffers, { listing: id }),
    app.as(stranger).call(buyNow, { id }),
    app.as(stranger).call(placeBid, { listing_id: id, max_cents: 90_00 }),
  ])
  expect(answers.map(({ key }) => key)).toEqual(answers.map(() => 'not_found'))
  expect((await app.as(buyer).call(listOffers, {})).total).toBe(1)
})
