import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow } from '#domains/auctions/common/bidding.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { createListing, getOwnListing } from '#domains/selling/common/own-listings.ts'
import { getListingHistory, sellSimilar } from '#domains/selling/common/selling.ts'
import { addFavourite, listFavourites } from '#domains/watchlist/common/watching.ts'
import { aCourierOption } from '#test/harness/deals/delivery-options.ts'
import { aPicture } from '#test/harness/doubles/pictures.ts'
import { aBidOn, edit, letItEnd } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction, aRental } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aVehicle } from '#test/harness/market/vehicles.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const readOwn = (seller: Person, id: number) => app.as(seller).call(getOwnListing, { id })

test('a sold auction becomes a draft with its details and without photos, bids or history', async () => {
  const { id, seller } = await aLiveAuction(app, { buy_now_price_cents: 12_000, reserve_price_cents: 4000 })
  const image = await aPicture(app, seller)
  await edit(app, seller, id, {
    image_ids: [image.id],
    delivery_options: [aCourierOption({ north_cents: 900 })],
    payment_methods: ['cash'],
    accepts_offers: true,
    attributes: { brand: 'Cinelli' },
    address: '3 Cuba Street',
  })
  const watcher = await aMember(app)
  await app.as(watcher).call(addFavourite, { listing_id: id })
  await aBidOn(app, id, 5000)
  await letItEnd(app, id)
  const was = await readOwn(seller, id)
  expect(was).toMatchObject({ status: 'sold', images: [{ id: image.id }] })

  const made = await app.as(seller).call(sellSimilar, { id })
  expect(made).toEqual({ id: expect.any(Number), type: 'general' })
  const { id: _id, version: _version, updated_at: _at, ...copy } = await readOwn(seller, made.id)
  const { id: _was, version: _before, updated_at: _then, ...original } = was
  expect(copy).toEqual({
    ...original,
    status: 'draft',
    images: [],
    closes_at: null,
    duration_minutes: 120,
    // The bid has ended the original's.
    buy_now_price_cents: 12_000,
  })
  await app.settle()
  expect((await app.as(watcher).call(listFavourites, {})).items.map(({ listing }) => listing.id)).toEqual([
    id,
  ])

  await app.as(seller).call(setListingStatus, { id: made.id, status: 'active' })
  expect(await app.as(null).call(getListing, { id: made.id })).toMatchObject({
    status: 'active',
    bid_count: 0,
  })
  expect(await app.as(null).call(getListingHistory, { id: made.id })).toMatchObject({
    earlier: [],
    later: null,
  })
})

test('a vehicle’s copy leaves out what identifies the one vehicle', async () => {
  const seller = await aMember(app)
  const id = await aVehicle(app, seller)
  const was = await readOwn(seller, id)
  const { id: copyId } = await app.as(seller).call(sellSimilar, { id })
  const { vehicle, buy_now_price_cents } = await readOwn(seller, copyId)
  expect(buy_now_price_cents).toBe(1_500_000)
  expect(vehicle).toEqual({
    ...was.vehicle,
    plate: null,
    vin: null,
    odometer_km: null,
    wof_expires: null,
    has_security_interest: null,
  })
})

test('a property’s copy leaves out its dates and open homes', async () => {
  const seller = await aMember(app)
  const { id } = await aRental(app, seller)
  const starts_at = new Date(Date.now() + 86_400_000).toISOString()
  const ends_at = new Date(Date.now() + 90_000_000).toISOString()
  await edit(app, seller, id, {
    property: {
      open_homes: [{ starts_at, ends_at }],
      listing_reference: 'PET-7',
      available_from: '2027-02-01',
    },
  })
  const was = await readOwn(seller, id)
  expect(was.property).toMatchObject({ open_homes: [{ starts_at }], listing_reference: 'PET-7' })
  const { id: copyId } = await app.as(seller).call(sellSimilar, { id })
  const { property, suburb } = await readOwn(seller, copyId)
  expect(suburb).toBe('petone')
  expect(property).toEqual({ ...was.property, open_homes: [], listing_reference: null, available_from: null })
})

test('live, withdrawn and sold listings can be copied, again and again', async () => {
  const seller = await aMember(app)
  const live = await aFixedPriceListing(app, { seller, quantity: 3 })
  const withdrawn = await aFixedPriceListing(app, { seller })
  await app.as(seller).call(setListingStatus, { id: withdrawn.id, status: 'withdrawn' })
  const sold = await aFixedPriceListing(app, { seller })
  await app.as(await aMember(app)).call(buyNow, { id: sold.id })
  const ids = [live.id, withdrawn.id, sold.id, sold.id]
  const copies = await Promise.all(ids.map((id) => app.as(seller).call(sellSimilar, { id })))
  expect(new Set(copies.map(({ id }) => id)).size).toBe(4)
  for (const [n, { id }] of copies.entries())
    expect(await readOwn(seller, id)).toMatchObject({ status: 'draft', quantity: n === 0 ? 3 : 1 })
})

test('a draft can’t be copied, and others’ listings aren’t found', async () => {
  const seller = await aMember(app)
  const draft = await app.as(seller).call(createListing, { type: 'general', title: 'Lamp' })
  expect(await app.as(seller).call(sellSimilar, { id: draft.id })).toMatchObject({
    key: 'listing_not_editable',
    message: 'This is still a draft. Finish it instead.',
  })
  const { id } = await aFixedPriceListing(app)
  expect(await app.as(seller).call(sellSimilar, { id })).toMatchObject({ key: 'not_found' })
})
