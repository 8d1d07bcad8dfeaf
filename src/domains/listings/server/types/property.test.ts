import { afterAll, beforeAll, expect, test } from 'vitest'
import { putProfile } from '#domains/accounts/common/accounts.ts'
import { buyNow, placeBid } from '#domains/auctions/common/bidding.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { getListing, getOpenHome } from '#domains/listings/common/listings.ts'
import { createListing, listOwnListings } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { addFavourite, listFavourites } from '#domains/watchlist/common/watching.ts'
import { transact } from '#platform/server/database/db.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { aCategory } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

type TextMatches = NonNullable<OperationInput<typeof createListing>['property']>

const house = {
  purpose: 'sale',
  property_type: 'house',
  price_method: 'deadline_sale',
  price_method_date: '2099-12-05T01:00:00.000Z',
  search_price_cents: 87_654_300,
  bedrooms: 3,
  bathrooms: 1,
  floor_area_m2: 120,
  land_area_m2: 809,
  open_homes: [
    { starts_at: '2099-11-28T01:00:00.000Z', ends_at: '2099-11-28T01:30:00.000Z' },
    { starts_at: '2099-11-28T22:00:00.000Z', ends_at: '2099-11-28T22:30:00.000Z' },
  ],
} satisfies TextMatches
const rental = {
  purpose: 'rent',
  property_type: 'apartment',
  weekly_rent_cents: 65_000,
  bond_cents: 260_000,
  bedrooms: 1,
} satisfies TextMatches
const room: TextMatches = { ...rental, purpose: 'flatmate' }

async function aDraft(seller: Person, property: TextMatches): Promise<ListingId> {
  const draft = await app.as(seller).call(createListing, {
    type: 'property',
    title: 'Sunny villa near the beach',
    description: 'As good as it looks.',
    suburb: 'petone',
    category_id: await aCategory(app, 'property'),
    property,
  })
  return draft.id
}

async function aProperty(seller: Person, property: TextMatches): Promise<ListingId> {
  const id = await aDraft(seller, property)
  const live = await app.as(seller).call(setListingStatus, { id, status: 'active' })
  expect(live).toMatchObject({ status: 'active' })
  return id
}

test('a secret price is in nothing that others can read', async () => {
  const seller = await aMember(app)
  const watcher = await aMember(app)
  const id = await aProperty(seller, { ...house, price_cents: 11_111_100 })
  await app.as(watcher).call(addFavourite, { listing_id: id })
  // Simulates a method changed while live: the row still has the former price.
  await app.platform.db
    .updateTable('property_details')
    .set({ price_cents: 22_222_200 })
    .where('listing_id', '=', id)
    .execute()
  await app.settle()
  const read = [
    await app.as(null).call(getListing, { id }),
    await app.as(watcher).call(getListing, { id }),
    await app.as(null).call(searchListings, { type: 'property' }),
    await app.as(watcher).call(listFavourites, {}),
  ]
  for (const answer of read) {
    expect(JSON.stringify(answer)).toContain('deadline_sale')
    expect(JSON.stringify(answer)).not.toMatch(/876543|111111|222222|search_price/)
  }
  const own = await app.as(seller).call(listOwnListings, { status: 'active' })
  expect(own.items[0]!.property_brief).toMatchObject({ price_method: 'deadline_sale', price_cents: null })
})

test('a shown price replaces the secret one', async () => {
  const seller = await aMember(app)
  const id = await aProperty(seller, { ...house, price_method: 'asking_price', price_cents: 50_000_000 })
  await app.settle()
  const found = (priceMax: number) =>
    app.as(null).call(searchListings, { seller: seller.id, price_min: 49_000_000, price_max: priceMax })
  expect((await found(51_000_000)).items.map((card) => card.id)).toEqual([id])
  expect((await app.as(null).call(getListing, { id })).property).toMatchObject({
    price_cents: 50_000_000,
    price_method_date: null,
  })
})

test('property is found by purpose, rooms, size and open homes', async () => {
  const seller = await aMember(app)
  const [villa, flat] = [await aProperty(seller, house), await aProperty(seller, rental)]
  const section = await aProperty(seller, {
    purpose: 'sale',
    property_type: 'section',
    price_method: 'negotiation',
    search_price_cents: 30_000_000,
    land_area_m2: 2000,
    bedrooms: 9,
  })
  await app.settle()
  const found = async (query: object) =>
    (await app.as(null).call(searchListings, { seller: seller.id, ...query })).items
      .map((card) => card.id)
      .toSorted((one, other) => one - other)
  expect(await found({ purpose: 'sale' })).toEqual([villa, section])
  expect(await found({ purpose: 'rent' })).toEqual([flat])
  expect(await found({ property_type: 'section' })).toEqual([section])
  expect(await found({ bedrooms_min: 1 })).toEqual([villa, flat])
  expect(await found({ bedrooms_min: 3, bathrooms_min: 1 })).toEqual([villa])
  expect(await found({ bedrooms_min: 4 })).toEqual([])
  expect(await found({ floor_area_min: 120, floor_area_max: 120 })).toEqual([villa])
  expect(await found({ land_area_min: 1000 })).toEqual([section])
  expect(await found({ land_area_max: 1000 })).toEqual([villa])
  expect(await found({ purpose: 'rent', price_min: 60_000, price_max: 70_000 })).toEqual([flat])
  expect(await found({ open_home_on: '2099-11-28' })).toEqual([villa])
  expect(await found({ open_home_on: '2099-11-29' })).toEqual([villa])
  expect(await found({ open_home_on: '2099-11-30' })).toEqual([])
  const crossed = await app.as(null).call(searchListings, { land_area_min: 2, land_area_max: 1 })
  expect(crossed.errors).toEqual({ land_area_max: 'The largest area must be at least the smallest.' })
})

test.each(['auction', 'fixed_price'] as const)('property can’t be sold by %s', async (saleMethod) => {
  const seller = await aMember(app)
  for (const property of [house, rental, room]) {
    const draft = await app.as(seller).call(createListing, {
      type: 'property',
      title: 'Sunny villa near the beach',
      description: 'As good as it looks.',
      suburb: 'petone',
      category_id: await aCategory(app, 'property'),
      sale_method: saleMethod,
      start_price_cents: 100,
      buy_now_price_cents: 100,
      duration_minutes: 60,
      property,
    })
    const refused = await app.as(seller).call(setListingStatus, { id: draft.id, status: 'active' })
    expect(refused.errors).toEqual({ sale_method: 'Property is listed by enquiry.' })
  }
})

test.each<[string, TextMatches]>([
  ['a house', house],
  ['a rental', rental],
])('%s takes no bid and can’t be bought at once', async (_name, property) => {
  const id = await aProperty(await aMember(app), property)
  const buyer = await aMember(app)
  expect(await app.as(buyer).call(placeBid, { listing_id: id, amount_cents: 100_000_000 })).toMatchObject({
    status: 409,
    key: 'not_an_auction',
  })
  expect(await app.as(buyer).call(buyNow, { id })).toMatchObject({
    status: 409,
    key: 'buy_now_gone',
    message: 'You can’t buy this online. Contact the seller.',
  })
  const { viewer } = await app.as(buyer).call(getListing, { id })
  expect(viewer).toMatchObject({ may_bid: false, may_buy_now: false, trade_id: null })
})

test('only a future open home can be downloaded as a calendar entry', async () => {
  const seller = await aMember(app)
  const first = house.open_homes[0]!
  const over = { starts_at: '2001-01-01T01:00:00.000Z', ends_at: '2001-01-01T02:00:00.000Z' }
  const draft = await aDraft(seller, house)
  const request = (id: number, startsAt: string) =>
    app.as(null).call(getOpenHome, { id, starts_at: startsAt })
  expect(await request(draft, first.starts_at)).toMatchObject({ status: 404 })
  await app.as(seller).call(setListingStatus, { id: draft, status: 'active' })
  const calendar = await (await request(draft, '2099-11-28T01:00:00Z')).text()
  expect(calendar).toContain('DTSTART:20991128T010000Z\r\nDTEND:20991128T013000Z\r\n')
  expect(calendar).not.toContain('876543')
  await app.platform.db
    .updateTable('property_details')
    .set({ open_homes: JSON.stringify([over, first]) })
    .where('listing_id', '=', draft)
    .execute()
  await transact(app.platform.db, (tx) => publishTopic(tx, `listing:${draft}`))
  expect(await request(draft, over.starts_at)).toMatchObject({ status: 404 })
  expect((await app.as(null).call(getListing, { id: draft })).property?.open_homes).toEqual([first])
  await app.as(seller).call(setListingStatus, { id: draft, status: 'withdrawn' })
  expect(await request(draft, first.starts_at)).toMatchObject({ status: 404 })
})

test('an agency’s name and licence are on every listing of its', async () => {
  const agent = await aMember(app)
  const id = await aProperty(agent, house)
  const agencyOf = async () => (await app.as(null).call(getListing, { id })).seller.agency
  expect(await agencyOf()).toBeNull()
  const nameless = await app
    .as(agent)
    .call(putProfile, { seller_kind: 'in_trade', agency_licence: '2008123' })
  expect(nameless.errors).toEqual({ trading_name: 'Enter the agency’s name. We show it on every listing.' })
  const saved = await app.as(agent).call(putProfile, {
    seller_kind: 'in_trade',
    trading_name: 'Kāhu Realty',
    agency_licence: ' 2008123 ',
  })
  expect(saved).toMatchObject({ agency_licence: '2008123' })
  expect(await agencyOf()).toEqual({ name: 'Kāhu Realty', licence: '2008123' })
  expect((await app.as(agent).call(putProfile, { trading_name: '' })).errors).toHaveProperty('trading_name')
  await app.as(agent).call(putProfile, { agency_licence: '', trading_name: '' })
  expect(await agencyOf()).toBeNull()
})
