import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { countListingView, getListing } from '#domains/listings/common/listings.ts'
import {
  createListing,
  deleteListing,
  getOwnListing,
  listOwnListings,
  updateListing,
} from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { addFavourite } from '#domains/watchlist/common/watching.ts'
import { aFixedPriceListing, aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { selectLiveListings } from './listings.service.ts'
import { foldViews } from './detail/viewing.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const setStatus = (seller: Person, id: number, status: 'active' | 'withdrawn', reason?: string) =>
  app.as(seller).call(setListingStatus, { id, status, ...(reason === undefined ? {} : { reason }) })

test('publishing names every missing field at once', async () => {
  const seller = await aMember(app)
  const { id } = await app
    .as(seller)
    .call(createListing, { type: 'general', reserve_price_cents: 500, title: 'Ōt' })
  const refused = await setStatus(seller, id, 'active')
  expect(refused.key).toBe('validation_failed')
  expect(Object.keys(refused.errors!).toSorted()).toEqual([
    'category_id',
    'condition',
    'description',
    'duration_minutes',
    'start_price_cents',
    'suburb',
    'title',
  ])
  expect(await app.as(null).call(getListing, { id })).toMatchObject({ key: 'not_found' })
})

test('a published auction has its public data, but not its reserve', async () => {
  const { id } = await aLiveAuction(app, {
    title: 'Kayak, Ōtaki',
    reserve_price_cents: 77_777,
    buy_now_price_cents: 90_000,
  })
  const listing = await app.as(null).call(getListing, { id })
  expect(listing).toMatchObject({
    id,
    status: 'active',
    title: 'Kayak, Ōtaki',
    price_cents: 1000,
    bid_count: 0,
    minimum_next_bid_cents: 1000,
    buy_now_price_cents: 90_000,
    reserve_state: 'not_met',
    suburb: 'te-aro',
    region: 'wellington',
    place_name: 'Te Aro, Wellington',
    closing: null,
    viewer: null,
  })
  expect(listing.categories.length).toBeGreaterThan(1)
  expect(JSON.stringify(listing)).not.toContain('77777')
})

test('getListing tells each viewer what they may do, with the reason', async () => {
  const { id, seller } = await aLiveAuction(app)
  const [bidder, other] = [await aMember(app), await aMember(app)]
  await app.as(bidder).call(placeBid, { listing_id: id, max_cents: 5000 })
  await app.as(other).call(placeBid, { listing_id: id, max_cents: 3000 })
  const { id: favouriteId } = await app.as(other).call(addFavourite, { listing_id: id })
  const views = await Promise.all(
    [seller, bidder, other].map((person) => app.as(person).call(getListing, { id })),
  )
  const [asSeller, asLeader, asOutbid] = views.map((view) => view.viewer)
  expect(asSeller).toMatchObject({
    is_seller: true,
    may_bid: false,
    why_not: expect.stringMatching(/your own/),
    my_max_cents: null,
  })
  expect(asLeader).toMatchObject({ is_leading: true, has_bid: true, may_bid: true, my_max_cents: 5000 })
  expect(asOutbid).toMatchObject({
    is_leading: false,
    my_max_cents: 3000,
    favourite_id: favouriteId,
    may_bid: true,
    may_buy_now: false,
  })
  expect(JSON.stringify(views[2])).not.toContain('5000')
})

test('a listing takes no bids after its closing time, whether or not it was claimed', async () => {
  const { id } = await aLiveAuction(app)
  await moveClosing(app, id, -1000)
  const listing = await app.as(await aMember(app)).call(getListing, { id })
  expect(listing).toMatchObject({
    status: 'active',
    viewer: { may_bid: false, why_not: expect.stringMatching(/closed/) },
  })
})

test('the live state never contains a maximum or the reserve', async () => {
  const { id } = await aLiveAuction(app, { reserve_price_cents: 55_555 })
  await app.as(await aMember(app)).call(placeBid, { listing_id: id, max_cents: 44_444 })
  const [live] = await selectLiveListings(app.platform.db, [id])
  expect(live).toMatchObject({
    price_cents: 1000,
    bid_count: 1,
    leader_pseudonym: expect.any(String),
    reserve_state: 'not_met',
  })
  expect(JSON.stringify(live)).not.toMatch(/44444|55555/)
})

test('a listing is published once', async () => {
  const seller = await aMember(app)
  const { id } = await aLiveAuction(app, { seller })
  expect(await setStatus(seller, id, 'active')).toMatchObject({ key: 'listing_not_editable' })
  expect(await setStatus(await aMember(app), id, 'withdrawn')).toMatchObject({ key: 'not_found' })
})

test('publishing twice at once opens one sale', async () => {
  const { seller } = await aLiveAuction(app)
  const copy = await app.as(seller).call(createListing, { type: 'general' })
  const like = await app.as(seller).call(getOwnListing, { id: (await aLiveAuction(app, { seller })).id })
  const { category_id, condition, description, sale_method, start_price_cents, duration_minutes, suburb } =
    like
  const fields = {
    title: 'Twice',
    category_id,
    condition,
    description,
    sale_method,
    start_price_cents,
    duration_minutes,
    suburb,
  }
  await app.as(seller).call(updateListing, { id: copy.id, version: 1, ...fields })
  const answers = await Promise.all([1, 2, 3].map(() => setStatus(seller, copy.id, 'active')))
  expect(answers.map((answer) => answer.key ?? answer.status).toSorted()).toEqual([
    'active',
    'listing_not_editable',
    'listing_not_editable',
  ])
})

test('withdrawing a listing with bids needs a reason, which bidders see', async () => {
  const { id, seller } = await aLiveAuction(app)
  const bidder = await aMember(app)
  await app.as(bidder).call(placeBid, { listing_id: id, max_cents: 5000 })
  expect(await setStatus(seller, id, 'withdrawn')).toMatchObject({
    key: 'validation_failed',
    errors: { reason: expect.any(String) },
  })
  expect(await app.as(seller).call(deleteListing, { id })).toMatchObject({ key: 'listing_not_editable' })
  expect(await setStatus(seller, id, 'withdrawn', 'It broke.')).toMatchObject({ status: 'withdrawn' })
  expect(await app.as(bidder).call(getListing, { id })).toMatchObject({
    status: 'withdrawn',
    withdrawal_reason: 'It broke.',
    minimum_next_bid_cents: null,
    viewer: { may_bid: false },
  })
  expect(await app.as(bidder).call(placeBid, { listing_id: id, max_cents: 9000 })).toMatchObject({
    key: 'listing_closed',
  })
  expect(await setStatus(seller, id, 'withdrawn', 'Again')).toMatchObject({ key: 'listing_closed' })
  const facts = await app.platform.db
    .selectFrom('outbox_events')
    .select('payload')
    .where('name', '=', 'listing.withdrawn')
    .execute()
  expect(facts.map((fact) => fact.payload)).toContainEqual({
    listing_id: id,
    seller_id: seller.id,
    bidder_ids: [bidder.id],
    reason: 'It broke.',
  })
})

test('a withdrawal and a bid at once have one outcome', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id, seller } = await aLiveAuction(app)
    const bidder = await aMember(app)
    const [bid, withdrawal] = await Promise.all([
      app.as(bidder).call(placeBid, { listing_id: id, max_cents: 5000 }),
      setStatus(seller, id, 'withdrawn'),
    ])
    const outcome = [bid.key ?? 'accepted', withdrawal.key ?? 'withdrawn']
    expect([
      ['accepted', 'validation_failed'],
      ['listing_closed', 'withdrawn'],
    ]).toContainEqual(outcome)
  }
})

test('deleting withdraws a listing without bids, and an ended one remains', async () => {
  const { id, seller } = await aFixedPriceListing(app)
  expect(await app.as(seller).call(deleteListing, { id })).toEqual({ ok: true })
  expect(await app.as(null).call(getListing, { id })).toMatchObject({
    status: 'withdrawn',
    withdrawal_reason: null,
  })
  expect(await app.as(seller).call(deleteListing, { id })).toMatchObject({ key: 'listing_not_editable' })
})

test('a listing can’t be withdrawn after its closing time', async () => {
  const { id, seller } = await aLiveAuction(app)
  await moveClosing(app, id, -1)
  expect(await setStatus(seller, id, 'withdrawn')).toMatchObject({ key: 'listing_closed' })
})

test('my listings are filtered and counted by status', async () => {
  const seller = await aMember(app)
  const auction = await aLiveAuction(app, { seller })
  const fixed = await aFixedPriceListing(app, { seller, price_cents: 7000, quantity: 3 })
  const draft = await app.as(seller).call(createListing, { type: 'general', title: 'Later' })
  await setStatus(seller, auction.id, 'withdrawn')
  const all = await app.as(seller).call(listOwnListings, { limit: 2, sort: 'newest' })
  expect(all).toMatchObject({
    total: 3,
    page: 1,
    counts: { draft: 1, active: 1, sold: 0, unsold: 0, withdrawn: 1 },
  })
  expect(all.items.map((item) => item.id)).toEqual([draft.id, fixed.id])
  const active = await app.as(seller).call(listOwnListings, { status: 'active' })
  expect(active.items).toMatchObject([
    { id: fixed.id, price_cents: 7000, quantity_left: 3, closes_at: null, reserve_state: 'none' },
  ])
  expect((await app.as(await aMember(app)).call(listOwnListings, {})).total).toBe(0)
})

test('a view counts once per viewer and day, and not for bots or the seller', async () => {
  const { id, seller } = await aLiveAuction(app)
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const view = (agent: string, person?: Person, address = '203.0.113.5') =>
    app.server.inject({
      method: 'PATCH',
      url: `/api/listing-views/${id}`,
      remoteAddress: address,
      headers: { 'user-agent': agent, ...(person ? { authorization: `Bearer ${person.token}` } : {}) },
    })
  const reader = await aMember(app)
  for (let round = 0; round < 2; round += 1) {
    await view(firefox)
    await view(firefox, undefined, '203.0.113.6')
    await view(firefox, reader)
    await view(firefox, seller)
    await view('Googlebot/2.1 (+http://www.google.com/bot.html)')
  }
  // Visitors may see values a few seconds old.
  const views = async () => (await app.as(reader).call(getListing, { id })).views
  expect(await views()).toBe(3)
  const { db } = app.platform
  await db
    .updateTable('listing_views')
    .set({ day: sql`day - 1` })
    .where('listing_id', '=', id)
    .execute()
  await foldViews(db)
  await foldViews(db)
  expect(await db.selectFrom('listing_views').selectAll().where('listing_id', '=', id).execute()).toEqual([])
  await view(firefox)
  expect(await views()).toBe(4)
})

test('views of a listing that isn’t public aren’t counted', async () => {
  const { id } = await app.as(await aMember(app)).call(createListing, { type: 'general' })
  expect(await app.as(null).call(countListingView, { id })).toMatchObject({ key: 'not_found' })
})
