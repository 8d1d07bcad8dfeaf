import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import {
  addFavourite,
  listFavourites,
  markSeen,
  removeFavourite,
} from '#domains/watchlist/common/watching.ts'
import { aBidOn, edit, letItEnd } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

async function aWatcherOf(listingId: number) {
  const person = await aMember(app)
  const me = app.as(person)
  await me.call(addFavourite, { listing_id: listingId })
  return { person, me }
}

const onlyOne = async (person: Person) => {
  const { items } = await app.as(person).call(listFavourites, {})
  expect(items).toHaveLength(1)
  return items[0]!
}

const versionsOf = ({ listing, version }: Awaited<ReturnType<typeof onlyOne>>) => ({
  listing_id: listing.id,
  deal_version: listing.deal_version,
  version,
})

test('an auction’s changes since my last view are shown until I view them', async () => {
  const { id, seller } = await aLiveAuction(app, { start_price_cents: 10_00, reserve_price_cents: 40_00 })
  const { person, me } = await aWatcherOf(id)
  expect((await onlyOne(person)).changes).toEqual([])

  await edit(app, seller, id, {
    description: 'Ridden to work and back. New tyres.\nA lock comes with it.',
    start_price_cents: 8_00,
  })
  await aBidOn(app, id, 30_00)
  await aBidOn(app, id, 50_00)
  const changed = await onlyOne(person)
  expect(changed.changes).toEqual([
    { kind: 'bids', count: 2 },
    { kind: 'price', from_cents: 10_00, to_cents: 40_00 },
    { kind: 'reserve', state: 'met' },
    { kind: 'edited', lines: ['Added to the description: “A lock comes with it.”'] },
  ])
  expect((await onlyOne(person)).changes).toEqual(changed.changes)

  expect(await me.call(markSeen, { items: [versionsOf(changed)] })).toEqual({ ok: true })
  const seen = await onlyOne(person)
  expect(seen.changes).toEqual([])
  expect(Date.parse(seen.looked_at)).toBeGreaterThan(Date.parse(changed.looked_at))

  await letItEnd(app, id)
  expect(await onlyOne(person)).toMatchObject({
    changes: [{ kind: 'ended', how: 'sold' }],
    sold_for_cents: 40_00,
    standing: 'none',
  })
})

test('a change between reading and marking as seen stays new', async () => {
  const { id, seller } = await aLiveAuction(app)
  const { person, me } = await aWatcherOf(id)
  await aBidOn(app, id, 30_00)
  const read = await onlyOne(person)
  await aBidOn(app, id, 50_00)
  await me.call(markSeen, { items: [versionsOf(read)] })
  expect((await onlyOne(person)).changes[0]).toEqual({ kind: 'bids', count: 2 })

  await me.call(markSeen, { items: [versionsOf(await onlyOne(person))] })
  const again = await onlyOne(person)
  await edit(app, seller, id, { description: 'Ridden to work and back. New tyres.\nTwo keys.' })
  await me.call(markSeen, { items: [versionsOf(again)] })
  expect((await onlyOne(person)).changes).toEqual([
    { kind: 'edited', lines: ['Added to the description: “Two keys.”'] },
  ])
})

test('each member has their own views, and can’t mark another’s', async () => {
  const { id } = await aLiveAuction(app)
  const [one, other] = [await aWatcherOf(id), await aWatcherOf(id)]
  const stranger = await aMember(app)
  await aBidOn(app, id, 30_00)
  const seen = versionsOf(await onlyOne(one.person))
  await one.me.call(markSeen, { items: [seen] })
  expect(await app.as(stranger).call(markSeen, { items: [seen] })).toEqual({ ok: true })
  expect((await onlyOne(one.person)).changes).toEqual([])
  expect((await onlyOne(other.person)).changes).toEqual([{ kind: 'bids', count: 1 }])
})

test('a lower price is a change, and watchers are notified once', async () => {
  const { id, seller } = await aFixedPriceListing(app, { price_cents: 50_00 })
  const { person } = await aWatcherOf(id)
  await edit(app, seller, id, { buy_now_price_cents: 60_00 })
  await edit(app, seller, id, { buy_now_price_cents: 45_00, description: 'Glazed in Nelson, by the sea.' })
  await app.settle()
  expect((await onlyOne(person)).changes).toEqual([
    { kind: 'price', from_cents: 50_00, to_cents: 45_00 },
    { kind: 'edited', lines: ['Changed the description'] },
  ])
  const { items } = await app.as(person).call(listNotifications, {})
  expect(items.map(({ kind, body }) => [kind, body])).toEqual([
    [
      'reduced',
      'The price of “Hand-thrown bowl”, on your watchlist, is now NZ$\u00a045. It was NZ$\u00a060.',
    ],
  ])
})

test('a withdrawal is a change', async () => {
  const { id, seller } = await aLiveAuction(app)
  const { person } = await aWatcherOf(id)
  await app.as(seller).call(setListingStatus, { id, status: 'withdrawn' })
  expect((await onlyOne(person)).changes).toEqual([{ kind: 'ended', how: 'withdrawn' }])
})

test('the list shows my status, and an auction that I lead stays on it', async () => {
  const { id } = await aLiveAuction(app)
  const { person, me } = await aWatcherOf(id)
  expect(await onlyOne(person)).toMatchObject({ standing: 'none', my_max_cents: null })
  await me.call(placeBid, { listing_id: id, max_cents: 30_00 })
  const leading = await onlyOne(person)
  expect(leading).toMatchObject({ standing: 'leading', my_max_cents: 30_00 })
  expect(await me.call(removeFavourite, { id: leading.id })).toMatchObject({
    status: 409,
    key: 'leading_bidder',
  })
  await aBidOn(app, id, 50_00)
  expect(await onlyOne(person)).toMatchObject({ standing: 'outbid', my_max_cents: 30_00 })
  expect(await me.call(removeFavourite, { id: leading.id })).toEqual({ ok: true })
})

test('open and closed listings are separate, in the requested order', async () => {
  const person = await aMember(app)
  const me = app.as(person)
  const [dear, cheap, over] = [
    await aFixedPriceListing(app, { price_cents: 80_00 }),
    await aFixedPriceListing(app, { price_cents: 20_00 }),
    await aLiveAuction(app),
  ]
  for (const { id } of [dear, cheap, over]) await me.call(addFavourite, { listing_id: id })
  await letItEnd(app, over.id)
  const ids = async (query: { state?: 'open' | 'closed'; sort?: 'latest' | 'price_low' | 'price_high' }) => {
    const { items, ...counts } = await me.call(listFavourites, query)
    expect(counts).toMatchObject({ open_count: 2, closed_count: 1, total: query.state === 'closed' ? 1 : 2 })
    return items.map(({ listing }) => listing.id)
  }
  expect(await ids({ state: 'open', sort: 'price_low' })).toEqual([cheap.id, dear.id])
  expect(await ids({ state: 'open', sort: 'price_high' })).toEqual([dear.id, cheap.id])
  expect(await ids({ state: 'open', sort: 'latest' })).toEqual([cheap.id, dear.id])
  expect(await ids({ state: 'closed' })).toEqual([over.id])
})
