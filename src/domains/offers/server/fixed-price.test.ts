import { afterAll, beforeAll, expect, test } from 'vitest'
import { getListing } from '#domains/listings/common/listings.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { answerOffer, getOffer, listOffers, sendFixedPriceOffer } from '#domains/offers/common/offers.ts'
import { putMemberStatus } from '#domains/accounts/common/members/members.ts'
import { relistListing } from '#domains/selling/common/selling.ts'
import { addFavourite } from '#domains/watchlist/common/watching.ts'
import { aBidOn, letItEnd } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction, aRental } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

test('a fixed-price offer goes to under-bidders and watchers, and the first to accept buys', async () => {
  const { id, seller, bidder } = await anUnsoldAuctionWithBid()
  const watcher = await aMember(app)
  await app.as(watcher).call(addFavourite, { listing_id: id })
  expect((await app.as(seller).call(listOffers, { listing: id })).viewer?.fixed_price).toMatchObject({
    under_bidders: 1,
    watchers: 1,
  })
  const sent = { listing_id: id, amount_cents: 60_00 }
  expect(await app.as(watcher).call(sendFixedPriceOffer, sent)).toMatchObject({ key: 'not_unsold' })
  const idempotencyKey = { idempotencyKey: 'sent-by-one-key' }
  const first = await app.as(seller).call(sendFixedPriceOffer, sent, idempotencyKey)
  expect(first).toMatchObject({ sent_count: 2 })
  expect(await app.as(seller).call(sendFixedPriceOffer, sent, idempotencyKey)).toEqual(first)
  expect(await app.as(seller).call(sendFixedPriceOffer, sent)).toMatchObject({ key: 'already_offered' })
  await app.settle()
  const { items } = await app.as(watcher).call(listNotifications, {})
  expect(items.map(({ title }) => title)).toContainEqual(expect.stringMatching(/^Offer for you/))
  const [mine] = (await app.as(bidder).call(listOffers, { listing: id })).items
  const [theirs] = (await app.as(watcher).call(listOffers, { listing: id })).items
  expect(await app.as(bidder).call(answerOffer, { id: mine!.id, action: 'accept' })).toMatchObject({
    status: 'accepted',
  })
  await app.settle()
  expect(await app.as(watcher).call(getOffer, { id: theirs!.id })).toMatchObject({ status: 'expired' })
  expect(await app.as(null).call(getListing, { id })).toMatchObject({
    status: 'sold',
    closing: { outcome: 'sold', price_cents: 60_00 },
  })
  expect(await app.as(seller).call(relistListing, { id })).toMatchObject({ key: 'not_relistable' })
})

test('a relisted item can’t be sold by its old auction', async () => {
  const { id, seller, bidder } = await anUnsoldAuctionWithBid()
  await app.as(seller).call(sendFixedPriceOffer, { listing_id: id, amount_cents: 60_00 })
  const [mine] = (await app.as(bidder).call(listOffers, { listing: id })).items
  await app.as(seller).call(relistListing, { id })
  expect(await app.as(bidder).call(answerOffer, { id: mine!.id, action: 'accept' })).toMatchObject({
    key: 'listing_closed',
  })
})

test('a watcher who has bought an earlier piece gets the fixed-price offer too', async () => {
  const { id, seller, bidder } = await anUnsoldAuctionWithBid()
  await app.platform.db.updateTable('deals').set({ quantity_left: 2 }).where('listing_id', '=', id).execute()
  const terms = { listing_id: id, amount_cents: 60_00 }
  await app.as(seller).call(sendFixedPriceOffer, terms)
  const [first] = (await app.as(bidder).call(listOffers, { listing: id })).items
  await app.as(bidder).call(answerOffer, { id: first!.id, action: 'accept' })
  await app.platform.db.deleteFrom('fixed_price_offers').where('listing_id', '=', id).execute()
  expect(await app.as(seller).call(sendFixedPriceOffer, terms)).toMatchObject({ sent_count: 1 })
  const { items } = await app.as(bidder).call(listOffers, { listing: id })
  expect(items.map(({ status, trade_id }) => [status, trade_id !== null])).toEqual([
    ['countered', false],
    ['accepted', true],
  ])
})

test.each(['rental', 'fixed price'])('a %s was no auction, so it has no fixed-price offers', async (what) => {
  const seller = await aMember(app)
  const { id } =
    what === 'rental'
      ? await aRental(app, seller)
      : await aFixedPriceListing(app, { seller, price_cents: 5000 })
  await app.as(await aMember(app)).call(addFavourite, { listing_id: id })
  await letItEnd(app, id)
  expect((await app.as(seller).call(listOffers, { listing: id })).viewer?.fixed_price).toBeNull()
  expect(
    await app.as(seller).call(sendFixedPriceOffer, { listing_id: id, amount_cents: 700_00 }),
  ).toMatchObject({ key: 'not_unsold' })
})

test('a fixed-price offer can’t be accepted while its seller is suspended, and can afterwards', async () => {
  const { id, seller, bidder } = await anUnsoldAuctionWithBid()
  await app.as(seller).call(sendFixedPriceOffer, { listing_id: id, amount_cents: 60_00 })
  const [mine] = (await app.as(bidder).call(listOffers, { listing: id })).items
  const admin = await aMember(app, { type: 'admin' })
  const set = (status: 'active' | 'suspended') =>
    app.as(admin).call(putMemberStatus, { id: seller.id, status, reason: 'A look at the account.' })
  await set('suspended')
  expect(await app.as(bidder).call(getOffer, { id: mine!.id })).toMatchObject({
    may: { accept: false, decline: true },
  })
  const accept = () => app.as(bidder).call(answerOffer, { id: mine!.id, action: 'accept' })
  expect(await accept()).toMatchObject({
    key: 'listing_closed',
    message: expect.stringContaining('seller’s account is suspended'),
  })
  await set('active')
  expect(await accept()).toMatchObject({ status: 'accepted' })
})

async function anUnsoldAuctionWithBid() {
  const auction = await aLiveAuction(app, { reserve_price_cents: 500_00 })
  const bidder = await aBidOn(app, auction.id)
  await letItEnd(app, auction.id)
  return { ...auction, bidder }
}
