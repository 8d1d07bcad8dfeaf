import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { getOwnListing, updateListing } from '#domains/selling/common/own-listings.ts'
import {
  addFavourite,
  listFavourites,
  removeFavourite,
  setFavouriteThreshold,
} from '#domains/watchlist/common/watching.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

async function aWatcherOf(id: ListingId, cents?: number) {
  const person = await aMember(app)
  await app.as(person).call(addFavourite, { listing_id: id })
  if (cents !== undefined) expect(await choose(person, id, cents)).toEqual({ ok: true })
  return person
}

const choose = (person: Person, id: ListingId, cents: number | null) =>
  app.as(person).call(setFavouriteThreshold, { listing_id: id, threshold_cents: cents })

type Prices = { buy_now_price_cents?: number; start_price_cents?: number }

async function setPrices(seller: Person, id: ListingId, prices: Prices) {
  const { version } = await app.as(seller).call(getOwnListing, { id })
  const changed = await app.as(seller).call(updateListing, { id, version, ...prices })
  expect(changed).toMatchObject(prices)
  await app.settle()
}

const setPrice = (seller: Person, id: ListingId, cents: number) =>
  setPrices(seller, id, { buy_now_price_cents: cents })

const kindsOf = async (person: Person) =>
  (await app.as(person).call(listNotifications, {})).items.map(({ kind }) => kind)

const thresholdOf = async (person: Person) =>
  (await app.as(person).call(listFavourites, {})).items.map(({ threshold }) => threshold)

test('a member is notified once per crossing, and not of the reduction too', async () => {
  const { id, seller } = await aFixedPriceListing(app, { price_cents: 30_000 })
  const [me, usual] = [await aWatcherOf(id, 20_000), await aWatcherOf(id)]
  expect(await thresholdOf(me)).toEqual([{ cents: 20_000, is_reached: false }])
  await setPrice(seller, id, 25_000)
  expect(await kindsOf(me)).toEqual(['reduced'])
  await setPrice(seller, id, 20_000)
  await setPrice(seller, id, 19_000)
  expect(await kindsOf(me)).toEqual(['reduced', 'price_reached', 'reduced'])
  expect(await kindsOf(usual)).toEqual(['reduced', 'reduced', 'reduced'])
  expect(await thresholdOf(me)).toEqual([{ cents: 20_000, is_reached: true }])
  await setPrice(seller, id, 21_000)
  expect(await thresholdOf(me)).toEqual([{ cents: 20_000, is_reached: false }])
  await setPrice(seller, id, 18_000)
  expect((await kindsOf(me)).filter((kind) => kind === 'price_reached')).toHaveLength(2)
  const { items } = await app.as(me).call(listNotifications, {})
  expect(items[0]?.body).toMatch(
    /^The price of “Hand-thrown bowl” is now NZ\$\s180\. You asked .* NZ\$\s200\.$/,
  )
})

test('a threshold that was removed, or whose listing is no longer watched, notifies nobody', async () => {
  const { id, seller } = await aFixedPriceListing(app, { price_cents: 30_000 })
  const [one, other] = [await aWatcherOf(id, 20_000), await aWatcherOf(id, 20_000)]
  await choose(one, id, null)
  const [favourite] = (await app.as(other).call(listFavourites, {})).items
  await app.as(other).call(removeFavourite, { id: favourite!.id })
  await setPrice(seller, id, 10_000)
  expect(await kindsOf(one)).toEqual(['reduced'])
  expect(await kindsOf(other)).toEqual([])
})

test('setFavouriteThreshold refuses an amount already reached, and what isn’t watched or can’t come down', async () => {
  const { id } = await aFixedPriceListing(app, { price_cents: 30_000 })
  const me = await aWatcherOf(id)
  expect(await choose(me, id, 30_000)).toMatchObject({
    key: 'validation_failed',
    errors: { threshold_cents: expect.stringMatching(/^It’s NZ\$\s300 now\./) },
  })
  expect(await choose(me, id, 0)).toMatchObject({ key: 'validation_failed' })
  expect(await choose(await aMember(app), id, 20_000)).toMatchObject({ key: 'not_found' })
  const auction = await aLiveAuction(app)
  const bidder = await aWatcherOf(auction.id)
  await app.as(bidder).call(placeBid, { listing_id: auction.id, max_cents: 1_500 })
  expect(await choose(bidder, auction.id, 900)).toMatchObject({
    key: 'validation_failed',
    errors: { threshold_cents: expect.stringMatching(/can only go up/) },
  })
})

test('an auction notifies when its buy-now price comes down, whatever is bid', async () => {
  const { id, seller } = await aLiveAuction(app, { buy_now_price_cents: 50_000 })
  const me = await aWatcherOf(id, 40_000)
  await setPrices(seller, id, { start_price_cents: 900 })
  expect(await kindsOf(me)).toEqual(['reduced'])
  await setPrice(seller, id, 40_000)
  expect(await kindsOf(me)).toEqual(['price_reached', 'reduced'])
})
