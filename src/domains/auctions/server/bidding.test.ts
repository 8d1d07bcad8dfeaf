import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, listBids, listMyAuctions, placeBid } from '#domains/auctions/common/bidding.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { listTrades } from '#domains/trades/common/trades.ts'
import { closeNextDue } from '#test/harness/auctions/close-next-due.ts'
import { aFixedPriceListing, aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app[Symbol.asyncDispose]())

test('placeBid answers with the public state, and never with a maximum', async () => {
  const { id } = await aLiveAuction(app)
  const [mere, tama] = [await aMember(app), await aMember(app)]
  await app.as(mere).call(placeBid, { listing_id: id, max_cents: 5000 })
  const reply = await app.as(tama).call(placeBid, { listing_id: id, max_cents: 3000 })
  expect(reply).toMatchObject({
    sequence: 2,
    standing: 'outbid',
    listing: { price_cents: 3100, bid_count: 2 },
  })
  expect(JSON.stringify(reply.listing)).not.toContain('5000')
})

test('placeBid refuses a bid below the minimum and names the minimum', async () => {
  const { id } = await aLiveAuction(app, { start_price_cents: 5000 })
  await app.as(await aMember(app)).call(placeBid, { listing_id: id, max_cents: 5000 })
  const reply = await app.as(await aMember(app)).call(placeBid, { listing_id: id, amount_cents: 5000 })
  expect(reply).toMatchObject({ status: 409, key: 'bid_too_low', minimum_cents: 5100 })
})

test('placeBid takes either field of the amount, but not two different values', async () => {
  const { id } = await aLiveAuction(app)
  const mere = await aMember(app)
  const both = await app.as(mere).call(placeBid, { listing_id: id, max_cents: 2000, amount_cents: 3000 })
  expect(both).toMatchObject({ status: 422, errors: { max_cents: expect.any(String) } })
  expect(
    await app.as(mere).call(placeBid, { listing_id: id, max_cents: 2000, amount_cents: 2000 }),
  ).toMatchObject({ sequence: 1 })
})

test.each([
  [{}, 422],
  [{ max_cents: 0 }, 422],
  [{ max_cents: -100 }, 422],
  [{ max_cents: 10.5 }, 422],
  [{ max_cents: '1000' }, 422],
  [{ max_cents: 10_000_000_001 }, 422],
  [{ max_cents: 2000, bidder_id: 1 }, 422],
])('%j is not a bid', async (body, status) => {
  const { id } = await aLiveAuction(app)
  const reply = await app.as(await aMember(app)).call(placeBid, { listing_id: id, ...body } as never)
  expect(reply.status).toBe(status)
})

test('the seller, and an account with the seller’s phone, can’t bid', async () => {
  const { id, seller } = await aLiveAuction(app)
  expect(await app.as(seller).call(placeBid, { listing_id: id, max_cents: 2000 })).toMatchObject({
    key: 'not_allowed_to_bid',
  })
  const { phone_number } = await app.platform.db
    .selectFrom('accounts')
    .select('phone_number')
    .where('id', '=', seller.id)
    .executeTakeFirstOrThrow()
  const twin = await aMember(app, { phone_number })
  expect(await app.as(twin).call(placeBid, { listing_id: id, max_cents: 2000 })).toMatchObject({
    key: 'not_allowed_to_bid',
  })
})

test('placeBid asks a visitor to sign in, and doesn’t find an unknown listing', async () => {
  const { id } = await aLiveAuction(app)
  expect(await app.as(null).call(placeBid, { listing_id: id, max_cents: 2000 })).toMatchObject({
    key: 'unauthenticated',
  })
  expect(await app.as(await aMember(app)).call(placeBid, { listing_id: 1, max_cents: 2000 })).toMatchObject({
    key: 'not_found',
  })
})

test('listMyAuctions shows only my own limits', async () => {
  const [one, two] = [await aLiveAuction(app), await aLiveAuction(app)]
  const [mere, tama] = [await aMember(app), await aMember(app)]
  await app.as(mere).call(placeBid, { listing_id: one.id, max_cents: 5000 })
  await app.as(tama).call(placeBid, { listing_id: one.id, max_cents: 3000 })
  await app.as(mere).call(placeBid, { listing_id: two.id, max_cents: 2000 })
  const mine = await app.as(mere).call(listBids, { mine: 'yes' })
  expect(mine).toMatchObject({
    total: 2,
    items: [
      { listing_id: two.id, is_mine: true, my_max_cents: 2000 },
      { listing_id: one.id, is_mine: true, my_max_cents: 5000 },
    ],
  })
  const there = await app.as(mere).call(listBids, { mine: 'yes', listing: one.id })
  expect(there).toMatchObject({ total: 1, items: [{ listing_id: one.id }] })
  const { items } = await app.as(tama).call(listBids, { listing: one.id })
  expect(items[1]).toMatchObject({ is_mine: false, my_max_cents: null, pseudonym: items[0]!.leader })
  expect(await app.as(null).call(listBids, { mine: 'yes' })).toMatchObject({ status: 401 })
  expect(await app.as(mere).call(listBids, {})).toMatchObject({ status: 422 })
})

test('the same key places one bid, and is refused with another amount', async () => {
  const { id } = await aLiveAuction(app)
  const mere = await aMember(app)
  const idempotencyKey = { idempotencyKey: 'a-key-of-my-own' }
  const first = await app.as(mere).call(placeBid, { listing_id: id, max_cents: 4000 }, idempotencyKey)
  const again = await app.as(mere).call(placeBid, { listing_id: id, max_cents: 4000 }, idempotencyKey)
  expect(again).toEqual(first)
  expect(
    await app.as(mere).call(placeBid, { listing_id: id, max_cents: 4500 }, idempotencyKey),
  ).toMatchObject({
    key: 'idempotency_key_reused',
  })
  expect((await app.as(null).call(listBids, { listing: id })).total).toBe(1)
})

test('a bid in the last two minutes moves the closing', async () => {
  const { id } = await aLiveAuction(app)
  const before = await moveClosing(app, id, 60_000)
  const { listing, placed_at } = await app
    .as(await aMember(app))
    .call(placeBid, { listing_id: id, max_cents: 2000 })
  expect(new Date(listing.closes_at!).getTime()).toBe(new Date(placed_at).getTime() + 120_000)
  expect(new Date(listing.closes_at!) > before).toBe(true)
})

test('an auction takes no bid after its time, whether or not a worker has closed it', async () => {
  const { id } = await aLiveAuction(app)
  await moveClosing(app, id, -1)
  const mere = await aMember(app)
  expect(await app.as(mere).call(placeBid, { listing_id: id, max_cents: 2000 })).toMatchObject({
    key: 'listing_closed',
  })
  await closeAll()
  expect(await app.as(mere).call(placeBid, { listing_id: id, max_cents: 2000 })).toMatchObject({
    key: 'listing_closed',
  })
})

test('the closing sells to the leader, makes one trade, and shows each side the other', async () => {
  const { id, seller } = await aLiveAuction(app)
  const [mere, tama] = [await aMember(app, { first_name: 'Aroha' }), await aMember(app)]
  await app.as(tama).call(placeBid, { listing_id: id, max_cents: 3000 })
  await app.as(mere).call(placeBid, { listing_id: id, max_cents: 5000 })
  await moveClosing(app, id, -1)
  await closeAll()

  expect((await app.as(null).call(getListing, { id })).status).toBe('sold')
  const sold = await app.as(seller).call(listTrades, { role: 'seller' })
  expect(sold.items).toMatchObject([
    { price_cents: 3100, how: 'won', counterparty: { full_name: expect.stringContaining('Aroha') } },
  ])
  const bought = await app.as(mere).call(listTrades, { role: 'buyer' })
  expect(bought.items).toMatchObject([{ id: sold.items[0]!.id, counterparty: { id: seller.id } }])
  expect((await app.as(tama).call(listTrades, { role: 'buyer' })).items).toEqual([])
  expect((await app.as(mere).call(listMyAuctions, {})).items).toMatchObject([{ standing: 'won' }])
  expect((await app.as(tama).call(listMyAuctions, {})).items).toMatchObject([
    { standing: 'lost', my_max_cents: 3000 },
  ])
})

test('an auction below the reserve sells nothing', async () => {
  const { id, seller } = await aLiveAuction(app, { reserve_price_cents: 9000 })
  await app.as(await aMember(app)).call(placeBid, { listing_id: id, max_cents: 5000 })
  await moveClosing(app, id, -1)
  await closeAll()
  expect((await app.as(null).call(getListing, { id })).status).toBe('unsold')
  expect((await app.as(seller).call(listTrades, { role: 'seller' })).items).toEqual([])
})

test('buy now ends an auction, and the first bid removes buy now', async () => {
  const bought = await aLiveAuction(app, { buy_now_price_cents: 8000 })
  const mere = await aMember(app)
  expect(await app.as(mere).call(buyNow, { id: bought.id })).toMatchObject({
    price_cents: 8000,
    listing: { status: 'sold' },
  })
  expect(await app.as(await aMember(app)).call(buyNow, { id: bought.id })).toMatchObject({
    key: 'listing_closed',
  })
  expect(
    await app.as(await aMember(app)).call(placeBid, { listing_id: bought.id, max_cents: 9000 }),
  ).toMatchObject({
    key: 'listing_closed',
  })

  const bidOn = await aLiveAuction(app, { buy_now_price_cents: 8000 })
  await app.as(mere).call(placeBid, { listing_id: bidOn.id, max_cents: 2000 })
  expect(await app.as(await aMember(app)).call(buyNow, { id: bidOn.id })).toMatchObject({
    key: 'buy_now_gone',
  })
})

test('a fixed-price listing sells as many as there are', async () => {
  const { id } = await aFixedPriceListing(app, { price_cents: 4000, quantity: 3 })
  const first = await app.as(await aMember(app)).call(buyNow, { id, quantity: 2 })
  expect(first).toMatchObject({ price_cents: 4000, listing: { status: 'active', quantity_left: 1 } })
  expect(await app.as(await aMember(app)).call(buyNow, { id, quantity: 2 })).toMatchObject({
    key: 'not_enough_left',
    message: 'Only 1 is left.',
  })
  expect(await app.as(await aMember(app)).call(buyNow, { id })).toMatchObject({
    listing: { status: 'sold', quantity_left: 0 },
  })
  expect(await app.as(await aMember(app)).call(buyNow, { id })).toMatchObject({
    key: 'listing_closed',
    message: 'Sorry, this has already sold.',
  })
  expect(await app.as(await aMember(app)).call(placeBid, { listing_id: id, max_cents: 9000 })).toMatchObject({
    key: 'not_an_auction',
  })
})

test('the history names bidders by pseudonym only', async () => {
  const { id } = await aLiveAuction(app)
  const mere = await aMember(app)
  await app.as(mere).call(placeBid, { listing_id: id, max_cents: 2000 })
  await app.as(await aMember(app)).call(placeBid, { listing_id: id, max_cents: 3000 })
  const { items } = await app.as(mere).call(listBids, { listing: id })
  expect(items.map(({ sequence, is_mine, price_cents }) => [sequence, is_mine, price_cents])).toEqual([
    [2, false, 2050],
    [1, true, 1000],
  ])
  expect(new Set(items.map((item) => item.pseudonym)).size).toBe(2)
})

async function closeAll() {
  while (await closeNextDue(app.platform.db, 'test'));
}
