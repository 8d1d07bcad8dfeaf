import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import {
  addFavourite,
  getWatchChoices,
  listFavourites,
  removeFavourite,
  setFavouriteNote,
  setWatchChoices,
} from '#domains/watchlist/common/watching.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { transact } from '#platform/server/database/db.ts'
import { letItEnd } from '#test/harness/market/listing-life.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { readExport } from '#test/harness/read-export.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { lockWatching } from './bid-watching.queries.ts'
import { watchBidListing } from './bid-watching.service.ts'
import { forgetFavourites } from './watching.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

async function bid(person: Person, listingId: ListingId, maxCents: number) {
  const reply = await app.as(person).call(placeBid, { listing_id: listingId, max_cents: maxCents })
  await app.settle()
  return reply
}

const watched = async (person: Person) => (await app.as(person).call(listFavourites, {})).items
const watchedIds = async (person: Person) => (await watched(person)).map(({ listing }) => listing.id)

async function unwatch(person: Person, listingId: ListingId) {
  const favourite = (await watched(person)).find(({ listing }) => listing.id === listingId)
  return await app.as(person).call(removeFavourite, { id: favourite!.id })
}

/** Its bidder has been outbid, so they may take it off their list. */
async function anOutbid() {
  const { id } = await aLiveAuction(app)
  const [bidder, other] = [await aMember(app), await aMember(app)]
  await bid(bidder, id, 2_000)
  await bid(other, id, 3_000)
  return { id, bidder }
}

const unwatchedBy = async ({ id }: Person) =>
  await app.platform.db
    .selectFrom('unwatched_auctions')
    .select('listing_id')
    .where('account_id', '=', id)
    .execute()

test('a bid puts the auction on the bidder’s watchlist, once', async () => {
  const { id } = await aLiveAuction(app)
  const bidder = await aMember(app)
  await bid(bidder, id, 2_000)
  expect(await watched(bidder)).toMatchObject([
    { listing: { id, watchers: 1 }, standing: 'leading', note: '', changes: [] },
  ])
  await bid(bidder, id, 3_000)
  await bid(bidder, id, 4_000)
  expect(await watchedIds(bidder)).toEqual([id])
  expect(await app.as(null).call(getListing, { id })).toMatchObject({ watchers: 1 })
})

test('a refused bid puts nothing on the watchlist', async () => {
  const { id } = await aLiveAuction(app)
  const bidder = await aMember(app)
  expect(await bid(bidder, id, 500)).toMatchObject({ key: 'bid_too_low' })
  expect(await watchedIds(bidder)).toEqual([])
})

test('a bid leaves an auction that is watched already as it is', async () => {
  const { id } = await aLiveAuction(app)
  const bidder = await aMember(app)
  const { id: favouriteId } = await app.as(bidder).call(addFavourite, { listing_id: id })
  await app.as(bidder).call(setFavouriteNote, { listing_id: id, note: 'Up to 40' })
  await bid(bidder, id, 2_000)
  expect(await watched(bidder)).toMatchObject([{ id: favouriteId, note: 'Up to 40' }])
})

test('a later bid doesn’t put back an auction that its bidder removed', async () => {
  const { id, bidder } = await anOutbid()
  expect(await unwatch(bidder, id)).toEqual({ ok: true })
  await bid(bidder, id, 5_000)
  expect(await watchedIds(bidder)).toEqual([])
})

test('the first bid doesn’t put back an auction that was watched and removed before', async () => {
  const { id } = await aLiveAuction(app)
  const bidder = await aMember(app)
  await app.as(bidder).call(addFavourite, { listing_id: id })
  await unwatch(bidder, id)
  await bid(bidder, id, 2_000)
  expect(await watchedIds(bidder)).toEqual([])
  await app.as(bidder).call(addFavourite, { listing_id: id })
  expect(await watchedIds(bidder)).toEqual([id])
})

test('a bid that is handled during a removal doesn’t put the auction back', async () => {
  const { id } = await aLiveAuction(app)
  const bidder = await aMember(app)
  const { db } = app.platform
  let handled = Promise.resolve()
  await transact(db, async (removing) => {
    await lockWatching(removing, bidder.id, id)
    handled = transact(db, (tx) => watchBidListing(tx, bidder.id, id))
    await expect.poll(async () => await countWaiting()).toBe(1)
    await removing
      .insertInto('unwatched_auctions')
      .values({ account_id: bidder.id, listing_id: id })
      .execute()
  })
  await handled
  expect(await watchedIds(bidder)).toEqual([])
})

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`.execute(
    app.platform.db,
  )
  return rows[0]!.count
}

test('a bid isn’t watched while its bidder has that switched off', async () => {
  const [first, second] = [await aLiveAuction(app), await aLiveAuction(app)]
  const bidder = await aMember(app)
  const as = app.as(bidder)
  expect(await as.call(getWatchChoices, {})).toEqual({ watches_bids: true })
  expect(await as.call(setWatchChoices, { watches_bids: false })).toEqual({ watches_bids: false })
  expect(await as.call(getWatchChoices, {})).toEqual({ watches_bids: false })
  await bid(bidder, first.id, 2_000)
  expect(await watchedIds(bidder)).toEqual([])
  await as.call(setWatchChoices, { watches_bids: true })
  await bid(bidder, second.id, 2_000)
  expect(await watchedIds(bidder)).toEqual([second.id])
})

test('a removal is forgotten when the auction ends, and isn’t stored after that', async () => {
  const { id, bidder } = await anOutbid()
  const other = await anOutbid()
  await unwatch(bidder, id)
  expect(await unwatchedBy(bidder)).toEqual([{ listing_id: id }])
  await letItEnd(app, id)
  expect(await unwatchedBy(bidder)).toEqual([])
  await letItEnd(app, other.id)
  await unwatch(other.bidder, other.id)
  expect(await unwatchedBy(other.bidder)).toEqual([])
})

test('the export has the choice and the removed auctions', async () => {
  const { id, bidder } = await anOutbid()
  await unwatch(bidder, id)
  await app.as(bidder).call(setWatchChoices, { watches_bids: false })
  const { list, files } = await readExport(app, bidder)
  expect(list('unwatched')).toMatchObject([{ listing_id: id, title: 'Cinelli Tutto commuter, 54 cm' }])
  expect(list('watch-choices')).toMatchObject([{ watches_bids: false }])
  expect(files.get('README.txt')!.toString()).toMatch(/^unwatched\.json .*\nwatch-choices\.json /m)
})

test('a deleted account’s choice and removals are forgotten, and nothing is watched for it', async () => {
  const { id, bidder } = await anOutbid()
  await unwatch(bidder, id)
  await app.as(bidder).call(setWatchChoices, { watches_bids: true })
  const { db } = app.platform
  await db.updateTable('accounts').set({ status: 'deleted' }).where('id', '=', bidder.id).execute()
  await transact(db, (tx) => forgetFavourites(tx, bidder.id))
  expect(await unwatchedBy(bidder)).toEqual([])
  await transact(db, (tx) => watchBidListing(tx, bidder.id, id))
  const left = await db.selectFrom('favourites').select('id').where('account_id', '=', bidder.id).execute()
  const choices = await db
    .selectFrom('watch_choices')
    .select('at')
    .where('account_id', '=', bidder.id)
    .execute()
  expect([left, choices]).toEqual([[], []])
})
