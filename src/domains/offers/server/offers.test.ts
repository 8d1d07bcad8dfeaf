import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, placeBid } from '#domains/auctions/common/bidding.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import {
  answerOffer,
  getOffer,
  listOffers,
  makeOffer,
  withdrawOffer,
  type Offer,
} from '#domains/offers/common/offers.ts'
import { createListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { getTrade } from '#domains/trades/common/trades.ts'
import { aBidOn, edit } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { transact } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { expireOffers } from './fixed-price.service.ts'

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

const answer = (
  person: Person,
  { id }: Offer,
  action: 'accept' | 'decline' | 'withdraw' | 'counter',
  amountCents?: number,
) =>
  app
    .as(person)
    .call(answerOffer, { id, action, ...(amountCents !== undefined && { amount_cents: amountCents }) })

test('an offer, two counters and an acceptance make one trade and sell the listing', async () => {
  const { id, seller, buyer, offer } = await anOffer()
  expect(offer).toMatchObject({ role: 'buyer', status: 'pending', may: { accept: false, withdraw: true } })
  await app.settle()
  expect(await received(seller)).toEqual(['New offer'])
  const [seen] = (await app.as(seller).call(listOffers, { listing: id })).items
  expect(seen).toMatchObject({
    role: 'seller',
    amount_cents: 30_00,
    moves: [{ side: 'buyer', message: 'Cash today' }],
  })

  await answer(seller, offer, 'counter', 45_00)
  expect(await answer(seller, offer, 'counter', 44_00)).toMatchObject({ key: 'offer_moved' })
  await answer(buyer, offer, 'counter', 40_00)
  const agreed = (await answer(seller, offer, 'accept')) as Offer
  expect(agreed).toMatchObject({ status: 'accepted', amount_cents: 40_00, expires_at: null })
  expect(agreed.moves.map(({ action }) => action)).toEqual(['offered', 'countered', 'countered', 'accepted'])
  await app.settle()
  expect(await app.as(buyer).call(getTrade, { id: agreed.trade_id! })).toMatchObject({
    price_cents: 40_00,
    quantity: 1,
    how: 'offer',
    status: 'agreed',
    counterparty: { id: seller.id, email: expect.any(String) },
  })
  expect(await app.as(null).call(getListing, { id })).toMatchObject({
    status: 'sold',
    closing: { outcome: 'sold', price_cents: 40_00 },
  })
  expect((await app.as(null).call(searchListings, { seller: seller.id })).items).toEqual([])
  expect(await received(buyer)).toEqual(['Counter-offer', 'You bought it'])
  expect(await received(seller)).toEqual(['Counter-offer', 'New offer', 'Sold'])
  expect(await answer(buyer, offer, 'withdraw')).toMatchObject({ key: 'offer_closed' })
})

test('accepting one offer ends all others, unless a piece is left', async () => {
  const { id, seller, buyer, offer } = await anOffer({ quantity: 2 })
  const [second, third] = [await aMember(app), await aMember(app)]
  const two = await app.as(second).call(makeOffer, { listing_id: id, amount_cents: 35_00 })
  const three = await app.as(third).call(makeOffer, { listing_id: id, amount_cents: 36_00 })
  await answer(seller, offer, 'accept')
  expect(await app.as(second).call(getOffer, { id: two.id })).toMatchObject({ status: 'pending' })
  await answer(seller, two, 'accept')
  await app.settle()
  expect(await app.as(third).call(getOffer, { id: three.id })).toMatchObject({
    status: 'expired',
    moves: [{}, { side: 'system', action: 'expired', reason: 'sold' }],
  })
  expect(await received(third)).toEqual(['Offer ended'])
  expect(await received(buyer)).toEqual(['You bought it'])
})

test('others can’t see an offer, which answers like a missing one', async () => {
  const { id, offer } = await anOffer()
  const stranger = await aMember(app)
  const nothing = await app.as(stranger).call(getOffer, { id: 999_999 })
  const { request_id: _one, ...unseen } = (await app
    .as(stranger)
    .call(getOffer, { id: offer.id })) as never as Record<string, unknown>
  const { request_id: _two, ...missing } = nothing as never as Record<string, unknown>
  expect(unseen).toEqual(missing)
  expect(await answer(stranger, offer, 'accept')).toMatchObject({ key: 'not_found' })
  expect((await app.as(stranger).call(listOffers, { listing: id })).items).toEqual([])
})

test('an offer needs a permitted buyer, no open offer, and an amount below the price', async () => {
  const { id, seller, buyer } = await anOffer()
  const offers = (person: Person, amountCents: number) =>
    app.as(person).call(makeOffer, { listing_id: id, amount_cents: amountCents })
  expect(await offers(seller, 20_00)).toMatchObject({ key: 'not_allowed_to_bid' })
  expect(await offers(buyer, 31_00)).toMatchObject({ key: 'offer_open' })
  expect(await offers(await aMember(app), 50_00)).toMatchObject({
    key: 'validation_failed',
    errors: { amount_cents: 'You can buy it for NZ$\u00a050. Offer less than that.' },
  })
  const { viewer } = await app.as(buyer).call(listOffers, { listing: id })
  expect(viewer).toMatchObject({ may_offer: false, max_cents: 49_99, fixed_price: null })
})

test('two people can name five prices, no more', async () => {
  const { id, seller, buyer, offer } = await anOffer()
  for (const amount of [31_00, 32_00, 33_00]) {
    await answer(seller, offer, 'decline')
    await app.as(buyer).call(makeOffer, { listing_id: id, amount_cents: amount })
  }
  await answer(seller, offer, 'counter', 45_00)
  expect(await answer(buyer, offer, 'counter', 40_00)).toMatchObject({ key: 'offers_used_up' })
  expect(await answer(buyer, offer, 'decline')).toMatchObject({
    status: 'declined',
    moves: expect.not.arrayContaining([expect.objectContaining({ is_automatic: true })]),
  })
  expect(await app.as(buyer).call(makeOffer, { listing_id: id, amount_cents: 41_00 })).toMatchObject({
    key: 'offers_used_up',
  })
})

test('the seller’s automatic limits answer at once, and are secret', async () => {
  const { id, seller } = await aFixedPriceListing(app, { quantity: 3 })
  await edit(app, seller, id, { accepts_offers: true, auto_accept_cents: 45_00, auto_decline_cents: 20_00 })
  const buyer = await aMember(app)
  const low = await app.as(buyer).call(makeOffer, { listing_id: id, amount_cents: 19_99 })
  expect(low).toMatchObject({
    status: 'declined',
    moves: [{ is_automatic: false }, { action: 'declined', is_automatic: true }],
  })
  expect(await app.as(buyer).call(makeOffer, { listing_id: id, amount_cents: 45_00 })).toMatchObject({
    id: low.id,
    status: 'accepted',
    trade_id: expect.any(Number),
  })
  await app.settle()
  expect(await received(seller)).toEqual(['Sold'])
  expect(JSON.stringify(await app.as(buyer).call(getListing, { id }))).not.toMatch(/auto_accept|auto_decline/)
})

test('the first bid ends every offer, and none can be made or accepted after it', async () => {
  const { id, seller } = await aLiveAuction(app)
  await edit(app, seller, id, { accepts_offers: true })
  const buyer = await aMember(app)
  const offer = await app.as(buyer).call(makeOffer, { listing_id: id, amount_cents: 80_00 })
  await aBidOn(app, id)
  expect(await answer(seller, offer, 'accept')).toMatchObject({ key: 'has_bids' })
  await app.settle()
  expect(await app.as(buyer).call(getOffer, { id: offer.id })).toMatchObject({
    status: 'expired',
    moves: [{}, { reason: 'first_bid' }],
  })
  expect(await received(buyer)).toEqual(['Offer ended'])
  expect(
    await app.as(await aMember(app)).call(makeOffer, { listing_id: id, amount_cents: 90_00 }),
  ).toMatchObject({
    key: 'has_bids',
  })
})

test('an accepted offer ends an auction without bids', async () => {
  const { id, seller } = await aLiveAuction(app)
  await edit(app, seller, id, { accepts_offers: true })
  const offer = await app.as(await aMember(app)).call(makeOffer, { listing_id: id, amount_cents: 80_00 })
  await answer(seller, offer, 'accept')
  expect(await app.as(await aMember(app)).call(placeBid, { listing_id: id, max_cents: 99_00 })).toMatchObject(
    {
      key: 'listing_closed',
    },
  )
})

test('a listing’s offers end with its purchase, withdrawal or closing', async () => {
  const { id, offer, buyer } = await anOffer()
  await app.as(await aMember(app)).call(buyNow, { id })
  await app.settle()
  expect(await app.as(buyer).call(getOffer, { id: offer.id })).toMatchObject({
    status: 'expired',
    moves: [{}, { reason: 'sold' }],
  })
  const other = await anOffer()
  await app.as(other.seller).call(setListingStatus, { id: other.id, status: 'withdrawn' })
  await app.settle()
  expect(await app.as(other.buyer).call(getOffer, { id: other.offer.id })).toMatchObject({
    status: 'expired',
    moves: [{}, { reason: 'closed' }],
  })
})

test('an offer ends after 48 hours, whether or not the job has recorded it', async () => {
  const { offer, buyer, seller } = await anOffer()
  await app.platform.db
    .updateTable('offers')
    .set({ expires_at: sql`clock_timestamp()` })
    .where('id', '=', offer.id)
    .execute()
  expect(await app.as(buyer).call(getOffer, { id: offer.id })).toMatchObject({
    status: 'expired',
    expires_at: null,
  })
  expect(await answer(seller, offer, 'accept')).toMatchObject({ key: 'offer_closed' })
  await Promise.all([expireOffers(app.platform.db), expireOffers(app.platform.db)])
  await app.settle()
  expect((await app.as(buyer).call(getOffer, { id: offer.id })).moves).toHaveLength(2)
  expect([await received(buyer), await received(seller)]).toEqual([
    ['Offer ended'],
    ['New offer', 'Offer ended'],
  ])
})

test('the alias withdraws an offer, for its proposer only', async () => {
  const { id, seller, buyer, offer } = await anOffer()
  const of = { listing: id, buyer: buyer.id }
  expect(await app.as(seller).call(withdrawOffer, of)).toMatchObject({ key: 'offer_moved' })
  expect(await app.as(await aMember(app)).call(withdrawOffer, of)).toMatchObject({ key: 'not_found' })
  expect(await app.as(buyer).call(withdrawOffer, of)).toEqual({ ok: true })
  expect(await app.as(seller).call(getOffer, { id: offer.id })).toMatchObject({ status: 'withdrawn' })
})

test('a rental, and any property, takes no offers', async () => {
  const seller = await aMember(app)
  const draft = await app
    .as(seller)
    .call(createListing, { type: 'property', property: { purpose: 'rent' }, accepts_offers: true })
  expect(await app.as(seller).call(setListingStatus, { id: draft.id, status: 'active' })).toMatchObject({
    errors: { accepts_offers: 'Offers on property are made on paper, not here.' },
  })
  const { version } = await app
    .as(seller)
    .call(updateListing, { id: draft.id, version: draft.version, accepts_offers: false })
  expect(version).toBe(draft.version + 1)
})

test('the same call twice is one offer', async () => {
  const { id, seller } = await aFixedPriceListing(app)
  await edit(app, seller, id, { accepts_offers: true })
  const buyer = await aMember(app)
  const call = () =>
    app.as(buyer).call(makeOffer, { listing_id: id, amount_cents: 30_00 }, { idempotencyKey: 'one-offer-1' })
  expect(await call()).toEqual(await call())
})

test('a deleted account’s offer is withdrawn', async () => {
  const { offer, buyer, seller } = await anOffer()
  await transact(app.platform.db, (tx) => recordEvent(tx, accountDeleted, { account_id: buyer.id }))
  await app.settle()
  expect(await app.as(seller).call(getOffer, { id: offer.id })).toMatchObject({ status: 'withdrawn' })
})
