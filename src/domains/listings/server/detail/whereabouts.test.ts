import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow } from '#domains/auctions/common/bidding.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { roundedPoint } from '#domains/places/common/public-point.ts'
import { getOwnListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const place = { address: '12 Jackson Street', latitude: -41.2259, longitude: 174.8739 }

test('everyone sees an approximate location; only the seller and the buyer see the exact one', async () => {
  const { id, seller } = await aLiveAuction(app, { suburb: 'petone', buy_now_price_cents: 9000, ...place })
  const [buyer, bystander] = [await aMember(app), await aMember(app)]
  const read = (person: typeof buyer | null) => app.as(person).call(getListing, { id })

  expect((await read(seller)).viewer?.place).toEqual(place)
  expect(await app.as(seller).call(getOwnListing, { id })).toMatchObject(place)
  for (const person of [null, bystander, buyer]) {
    const listing = await read(person)
    expect(listing.viewer?.place ?? null).toBeNull()
    expect(listing.point).toEqual({
      latitude: expect.any(Number),
      longitude: expect.any(Number),
      radius_m: 500,
    })
    expect(listing.place_name).toBe('Petone, Lower Hutt')
    for (const secret of ['Jackson', '41.2259', '174.8739']) {
      expect(JSON.stringify(listing)).not.toContain(secret)
    }
  }

  await app.as(buyer).call(buyNow, { id })
  expect((await read(buyer)).viewer?.place).toEqual(place)
  expect((await read(bystander)).viewer?.place).toBeNull()
  expect((await read(null)).viewer).toBeNull()
})

test('a pin moved on a live listing gives the new place, and the old one is deleted', async () => {
  const { id, seller } = await aLiveAuction(app, { suburb: 'petone', ...place })
  const { version } = await app.as(seller).call(getOwnListing, { id })
  const moved = { address: '8 Marine Parade', latitude: -41.2465, longitude: 174.9101 }
  const saved = await app.as(seller).call(updateListing, { id, version, ...moved })
  expect(saved).toMatchObject(moved)
  await app.settle()
  const { point } = await app.as(null).call(getListing, { id })
  expect(point).toMatchObject(roundedPoint(moved))
  const row = await app.platform.db
    .selectFrom('search_rows')
    .select(['latitude', 'longitude'])
    .where('listing_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual(roundedPoint(moved))
  const edits = await app.platform.db
    .selectFrom('listing_edits')
    .select('changes')
    .where('listing_id', '=', id)
    .execute()
  expect(edits).toHaveLength(1)
  for (const secret of ['Jackson', '41.2259', 'Marine', '41.2465']) {
    expect(JSON.stringify(edits)).not.toContain(secret)
  }
})

test('a listing with only a suburb has no exact location', async () => {
  const { id, seller } = await aLiveAuction(app, { suburb: 'petone' })
  const listing = await app.as(seller).call(getListing, { id })
  expect(listing.viewer?.place).toBeNull()
  expect(listing.point?.radius_m).toBe(1500)
})
