import { afterAll, beforeAll, expect, test } from 'vitest'
import { getListing } from '#contract/listings.ts'
import { listNotifications } from '#contract/notifications.ts'
import { answerOffer, getOffer, listOffers, sendFixedPriceOffer } from '#contract/offers.ts'
import { relistListing } from '#contract/selling.ts'
import { addFavourite } from '#contract/watching.ts'
import { aBidOn, letItEnd } from '#test/harness/listing-life.ts'
import { aLiveAuction } from '#test/harness/market.ts'
import { aMember } from '#test/harness/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

test('after an auction that did not sell: one price to under-bidders and watchers; the first to accept has it', async () => {
  const { id, seller, bidder } = await anUnsoldAuctionWithBid()
  const watcher = await aMember(app)
  await app.as(watcher).call(addFavourite, { listing_id: id })
  expect((await app.as(seller).call(listOffers, { listing: id })).viewer?.fixed_price).toMatchObject({
    under_bidders: 1,
    watchers: 1,
  })
  const sent = { listing_id: id, amount_cents: 60_00 }
  expect(await app.as(watcher).call(sendFixedPriceOffer, sent)).toMatchObject({ key: 'not_unsold' })
  expect(await app.as(seller).call(sendFixedPriceOffer, sent)).toMatchObject({ sent_count: 2 })
  expect(await app.as(seller).call(sendFixedPriceOffer, sent)).toMatchObject({ key: 'already_offered' })
  await app.settle()
  const { items } = await app.as(watcher).call(listNotifications, {})
  expect(items.map(({ title }) => title)).toContainEqual(expect.stringMatching(/^A price for you/))
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

test('what is listed again is no longer sold by its old auction', async () => {
  const { id, seller, bidder } = await anUnsoldAuctionWithBid()
  await app.as(seller).call(sendFixedPriceOffer, { listing_id: id, amount_cents: 60_00 })
  const [mine] = (await app.as(bidder).call(listOffers, { listing: id })).items
  await app.as(seller).call(relistListing, { id })
  expect(await app.as(bidder).call(answerOffer, { id: mine!.id, action: 'accept' })).toMatchObject({
    key: 'listing_closed',
  })
})

/** Closed below its reserve, with one bid. */
async function anUnsoldAuctionWithBid() {
  const auction = await aLiveAuction(app, { reserve_price_cents: 500_00 })
  const bidder = await aBidOn(app, auction.id)
  await letItEnd(app, auction.id)
  return { ...auction, bidder }
}
