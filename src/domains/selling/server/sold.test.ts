import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { closeNextDue } from '#test/harness/auctions/close-next-due.ts'
import { askQuestion } from '#domains/listings/common/questions/questions.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { listSoldCandidates, markSold, relistListing } from '#domains/selling/common/selling.ts'
import { answerTrade, getTrade, listTrades } from '#domains/trades/common/trades.ts'
import { aBidOn, anUnsoldAuction } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { findListingAnomalies } from '#domains/insights/server/invariants/invariants.service.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const requests = async (listingId: number): Promise<Person> => {
  const asker = await aMember(app)
  await app.as(asker).call(askQuestion, { listing_id: listingId, text: 'Would you take cash today?' })
  return asker
}

const notifiedKinds = async (person: Person) =>
  (await app.as(person).call(listNotifications, {})).items.map(({ kind }) => kind)

async function aNamedSale(priceCents?: number) {
  const { id, seller } = await aFixedPriceListing(app, { quantity: 3 })
  const buyer = await requests(id)
  const { trade_id } = await app
    .as(seller)
    .call(markSold, { id, buyer_id: buyer.id, price_cents: priceCents })
  await app.settle()
  return { id, seller, buyer, trade_id: trade_id! }
}

test('a listing marked as sold without a buyer ends', async () => {
  const { id, seller } = await aLiveAuction(app, { title: 'Waka ama paddle' })
  await app.settle()
  expect(await app.as(seller).call(markSold, { id })).toEqual({ id, status: 'sold', trade_id: null })
  await app.settle()
  expect(await app.as(null).call(getListing, { id })).toMatchObject({
    status: 'sold',
    closing: { outcome: 'sold', price_cents: null },
    minimum_next_bid_cents: null,
  })
  expect((await app.as(null).call(searchListings, { q: 'waka ama' })).items).toEqual([])
  expect(await app.as(seller).call(markSold, { id })).toMatchObject({ status: 409, key: 'listing_closed' })
  expect(await app.as(await aMember(app)).call(placeBid, { listing_id: id, max_cents: 5000 })).toMatchObject({
    key: 'listing_closed',
  })
})

test('the same key marks as sold, and answers, once', async () => {
  const { id, seller } = await aFixedPriceListing(app, { quantity: 3 })
  const buyer = await requests(id)
  const idempotencyKey = { idempotencyKey: 'sold-by-one-key' }
  const sold = { id, buyer_id: buyer.id, price_cents: 42_00 }
  const first = await app.as(seller).call(markSold, sold, idempotencyKey)
  expect(await app.as(seller).call(markSold, sold, idempotencyKey)).toEqual(first)
  expect(await app.as(seller).call(markSold, { id }, idempotencyKey)).toMatchObject({
    key: 'idempotency_key_reused',
  })
  const answer = { id: first.trade_id!, answer: 'confirmed' } as const
  const confirmed = await app.as(buyer).call(answerTrade, answer, { idempotencyKey: 'answered-once' })
  expect(confirmed).toMatchObject({ status: 'agreed' })
  expect(await app.as(buyer).call(answerTrade, answer, { idempotencyKey: 'answered-once' })).toEqual(
    confirmed,
  )
  const denied = { ...answer, answer: 'denied' } as const
  expect(await app.as(buyer).call(answerTrade, denied, { idempotencyKey: 'answered-once' })).toMatchObject({
    key: 'idempotency_key_reused',
  })
})

test('markSold sells one piece of several and the others stay for sale', async () => {
  const { id, seller } = await aFixedPriceListing(app, { quantity: 3 })
  const buyer = await requests(id)
  const one = { id, buyer_id: buyer.id, price_cents: 42_00, quantity: 1 }
  const first = await app.as(seller).call(markSold, one)
  expect(first).toEqual({ id, status: 'active', trade_id: expect.any(Number) })
  expect(await app.as(seller).call(getTrade, { id: first.trade_id! })).toMatchObject({ quantity: 1 })
  await app.settle()
  const live = await app.as(null).call(getListing, { id })
  expect(live).toMatchObject({ status: 'active', quantity_left: 2 })
  expect(await app.as(seller).call(markSold, { id, quantity: 3 })).toMatchObject({
    errors: { quantity: 'Only 2 are left.' },
  })
  expect(await app.as(seller).call(markSold, { id, quantity: 1 })).toMatchObject({ status: 'active' })
  expect(await app.as(seller).call(markSold, one)).toMatchObject({ status: 'sold' })
  expect(await findListingAnomalies(app.platform.db, [id])).toEqual([])
})

test('contact details open only once the named buyer confirms', async () => {
  const { seller, buyer, trade_id, id } = await aNamedSale(4200)
  expect(await notifiedKinds(buyer)).toEqual(['sale_named'])
  for (const person of [seller, buyer]) {
    expect(await app.as(person).call(getTrade, { id: trade_id })).toMatchObject({
      status: 'unconfirmed',
      how: 'marked_sold',
      price_cents: 4200,
      quantity: 3,
      counterparty: { full_name: null, email: null, phone_number: null },
    })
  }
  expect(await app.as(null).call(getListing, { id })).toMatchObject({ closing: { price_cents: null } })
  const other = await aMember(app)
  for (const person of [seller, other]) {
    expect(await app.as(person).call(answerTrade, { id: trade_id, answer: 'confirmed' })).toMatchObject({
      key: 'not_found',
    })
  }
  const confirmed = await app.as(buyer).call(answerTrade, { id: trade_id, answer: 'confirmed' })
  expect(confirmed).toMatchObject({
    status: 'agreed',
    counterparty: { full_name: expect.stringContaining('Mere'), email: expect.stringContaining('@') },
  })
  expect(await app.as(buyer).call(answerTrade, { id: trade_id, answer: 'denied' })).toMatchObject({
    status: 409,
    key: 'already_answered',
  })
  await app.settle()
  expect(await notifiedKinds(seller)).toContain('sale_answered')
  expect(await app.as(seller).call(getTrade, { id: trade_id })).toMatchObject({
    counterparty: { email: expect.stringContaining('@') },
  })
  expect(await app.as(null).call(getListing, { id })).toMatchObject({ closing: { price_cents: 4200 } })
  expect(await app.as(seller).call(relistListing, { id })).toMatchObject({ key: 'not_relistable' })
})

test('a sale that the named buyer denies falls through, and can be relisted', async () => {
  const { id, seller, buyer, trade_id } = await aNamedSale()
  expect(await app.as(buyer).call(answerTrade, { id: trade_id, answer: 'denied' })).toMatchObject({
    status: 'cancelled',
    counterparty: { full_name: null, email: null, phone_number: null },
  })
  expect((await app.as(buyer).call(listTrades, { role: 'buyer' })).items).toEqual([])
  const sales = await app.as(seller).call(listTrades, { role: 'seller' })
  expect(sales.items).toMatchObject([{ status: 'cancelled', counterparty: { email: null } }])
  expect(await app.as(buyer).call(getListing, { id })).toMatchObject({ viewer: { trade_id: null } })
  const again = await app.as(seller).call(relistListing, { id, as_it_was: true })
  expect(await app.as(null).call(getListing, { id: again.id })).toMatchObject({
    status: 'active',
    quantity_left: 3,
  })
})

test('an auction with bids sells to the highest bidder only', async () => {
  const { id, seller } = await aLiveAuction(app)
  const bidder = await aBidOn(app, id)
  for (const buyerId of [undefined, bidder.id]) {
    expect(await app.as(seller).call(markSold, { id, buyer_id: buyerId })).toMatchObject({
      status: 409,
      key: 'has_bids',
    })
  }
  expect(await app.as(seller).call(setListingStatus, { id, status: 'sold' })).toMatchObject({
    key: 'has_bids',
  })
  expect(await app.as(null).call(getListing, { id })).toMatchObject({ status: 'active' })
})

test('only a bidder or asker of this or an earlier listing can be named', async () => {
  const seller = await aMember(app)
  const first = await anUnsoldAuction(app, { seller, reserve_price_cents: 90_000 })
  const { id: bidOn } = await aLiveAuction(app, { seller, reserve_price_cents: 90_000 })
  const bidder = await aBidOn(app, bidOn)
  await moveClosing(app, bidOn, -1)
  const again = await app.as(seller).call(relistListing, { id: first.id, as_it_was: true })
  const stranger = await aMember(app)
  const asker = await requests(again.id)
  for (const buyerId of [stranger.id, bidder.id, seller.id, 987_654_321]) {
    expect(await app.as(seller).call(markSold, { id: again.id, buyer_id: buyerId })).toMatchObject({
      key: 'validation_failed',
      errors: { buyer_id: expect.any(String) },
    })
  }
  const { items } = await app.as(seller).call(listSoldCandidates, { id: again.id })
  expect(items).toMatchObject([{ id: asker.id, why: 'question' }])
  expect(await app.as(stranger).call(listSoldCandidates, { id: again.id })).toMatchObject({
    key: 'not_found',
  })
  expect(await app.as(seller).call(markSold, { id: again.id, buyer_id: asker.id })).toMatchObject({
    status: 'sold',
  })
})

test('an earlier listing’s bidder is a candidate, by that auction’s pseudonym', async () => {
  const seller = await aMember(app)
  const { id } = await aLiveAuction(app, { seller, reserve_price_cents: 90_000 })
  const bidder = await aBidOn(app, id)
  await moveClosing(app, id, -1)
  while (await closeNextDue(app.platform.db, 'test'));
  const again = await app.as(seller).call(relistListing, { id, as_it_was: true })
  const { items } = await app.as(seller).call(listSoldCandidates, { id: again.id })
  expect(items).toMatchObject([{ id: bidder.id, why: 'bid', name: expect.not.stringContaining('Mere') }])
  expect(await app.as(seller).call(markSold, { id: again.id, buyer_id: bidder.id })).toMatchObject({
    status: 'sold',
    trade_id: expect.any(Number),
  })
})

test('only a live listing of one’s own can be marked as sold', async () => {
  const { id, seller } = await aFixedPriceListing(app)
  expect(await app.as(await aMember(app)).call(markSold, { id })).toMatchObject({ key: 'not_found' })
  await app.as(seller).call(setListingStatus, { id, status: 'withdrawn' })
  expect(await app.as(seller).call(markSold, { id })).toMatchObject({ key: 'listing_closed' })
})
