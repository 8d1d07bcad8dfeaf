import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addFavourite,
  listFavouriteIds,
  listFavourites,
  removeFavourite,
  setFavouriteNote,
} from '#domains/watchlist/common/watching.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { LiveMessage } from '#platform/common/live.ts'
import type { Listings } from '#platform/server/database/db-types.ts'
import { aMember } from '#test/harness/market/people.ts'
import { transact } from '#platform/server/database/db.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { forgetFavourites } from './watching.service.ts'

let app: TestApp
let seller: Person
let suburb: string

beforeAll(async () => {
  app = await createTestApp()
  seller = await aMember(app)
  ;({ slug: suburb } = await app.platform.db
    .selectFrom('suburbs')
    .select('slug')
    .limit(1)
    .executeTakeFirstOrThrow())
})
afterAll(() => app[Symbol.asyncDispose]())

type Status = NonNullable<Listings['status']['__insert__']>

interface Wishes {
  status?: Status
  closesInMinutes?: number | null
  leader_id?: AccountId
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

async function aListing({ status = 'active', closesInMinutes = 60, leader_id }: Wishes = {}) {
  const closesAt = closesInMinutes === null ? null : inMinutes(closesInMinutes)
  const { id } = await app.platform.db
    .insertInto('listings')
    .values({
      type: 'general',
      seller_id: seller.id,
      status,
      title: 'Bicycle',
      condition: 'used',
      suburb,
      closes_at: closesAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (status === 'draft') return id
  await app.platform.db
    .insertInto('deals')
    .values({
      listing_id: id,
      kind: 'auction',
      seller_id: seller.id,
      start_price_cents: 1_000,
      price_cents: 1_000,
      closes_at: closesAt,
      closed_at: status === 'active' ? null : closesAt,
      leader_id: leader_id ?? null,
      leader_max_cents: leader_id ? 2_000 : null,
      bid_count: leader_id ? 1 : 0,
    })
    .execute()
  return id
}

const watchersChangedFacts = async (listingId: number) => {
  const facts = await app.platform.db
    .selectFrom('outbox_events')
    .select('payload')
    .where('name', '=', 'watching.watchers-changed')
    .execute()
  return facts.filter(({ payload }) => (payload as { listing_id: number }).listing_id === listingId).length
}

test('a watched listing is on the list until it is removed', async () => {
  const listingId = await aListing()
  const me = app.as(await aMember(app))
  const added = await me.call(addFavourite, { listing_id: listingId })
  expect(added).toEqual({ id: expect.any(Number), listing_id: listingId, watchers: 1 })
  expect(await me.call(listFavouriteIds, {})).toEqual({ items: [{ id: added.id, listing_id: listingId }] })
  expect(await me.call(listFavourites, {})).toMatchObject({
    items: [{ id: added.id, note: '', listing: { id: listingId, title: 'Bicycle', watchers: 1 } }],
    total: 1,
    page: 1,
    limit: 20,
  })
  expect(await me.call(removeFavourite, { id: added.id })).toEqual({ ok: true })
  expect(await me.call(listFavourites, {})).toMatchObject({ items: [], total: 0 })
  expect(await me.call(removeFavourite, { id: added.id })).toMatchObject({ key: 'not_found' })
  expect(await watchersChangedFacts(listingId)).toBe(2)
})

test('24 parallel additions make one favourite, with one event', async () => {
  const listingId = await aListing()
  const me = app.as(await aMember(app))
  const replies = await Promise.all(
    Array.from({ length: 24 }, () => me.call(addFavourite, { listing_id: listingId })),
  )
  expect(new Set(replies.map((reply) => reply.id)).size).toBe(1)
  expect(replies.every((reply) => reply.watchers === 1)).toBe(true)
  expect((await me.call(listFavouriteIds, {})).items).toHaveLength(1)
  expect(await watchersChangedFacts(listingId)).toBe(1)
})

test('two people watching are two watchers', async () => {
  const listingId = await aListing()
  await app.as(await aMember(app)).call(addFavourite, { listing_id: listingId })
  expect(await app.as(await aMember(app)).call(addFavourite, { listing_id: listingId })).toMatchObject({
    watchers: 2,
  })
})

test('the watcher count is right after parallel changes and deleted accounts', async () => {
  const { db } = app.platform
  const listings = [await aListing(), await aListing()]
  const people = await Promise.all(Array.from({ length: 12 }, () => aMember(app)))
  const rounds = people.flatMap((person, n) =>
    listings.map(async (listingId) => {
      const { id } = await app.as(person).call(addFavourite, { listing_id: listingId })
      if (n % 3 === 0) await app.as(person).call(removeFavourite, { id })
    }),
  )
  await Promise.all(rounds)
  await Promise.all([1, 2].map((n) => transact(db, (tx) => forgetFavourites(tx, people[n]!.id))))
  const watching = await db.selectFrom('favourites').select('listing_id').execute()
  for (const listingId of listings) {
    const { watchers } = await app.as(people[3]!).call(addFavourite, { listing_id: listingId })
    expect(watchers).toBe(watching.filter((one) => one.listing_id === listingId).length + 1)
    expect(watchers).toBe(7)
  }
})

test('parallel adding and removing ends in a state that matches the answers', async () => {
  const listingId = await aListing()
  const me = app.as(await aMember(app))
  const { id } = await me.call(addFavourite, { listing_id: listingId })
  await Promise.all([
    ...Array.from({ length: 6 }, () => me.call(removeFavourite, { id })),
    ...Array.from({ length: 6 }, () => me.call(addFavourite, { listing_id: listingId })),
  ])
  const { id: last } = await me.call(addFavourite, { listing_id: listingId })
  expect((await me.call(listFavouriteIds, {})).items).toEqual([{ id: last, listing_id: listingId }])
})

test.each<Status>(['draft', 'suspended', 'pending'])(
  'a listing that is %s can’t be watched',
  async (status) => {
    const listingId = await aListing({ status })
    expect(await app.as(await aMember(app)).call(addFavourite, { listing_id: listingId })).toMatchObject({
      key: 'not_found',
    })
  },
)

test('open ones come first by closing time, then closed ones, the latest first', async () => {
  const me = app.as(await aMember(app))
  const wishes: Wishes[] = [
    { status: 'sold', closesInMinutes: -60 },
    { closesInMinutes: null },
    { closesInMinutes: 90 },
    { status: 'unsold', closesInMinutes: -5 },
    { closesInMinutes: 10 },
  ]
  const ids: number[] = []
  for (const wish of wishes) {
    const listingId = await aListing(wish)
    ids.push(listingId)
    await me.call(addFavourite, { listing_id: listingId })
  }
  const [sold, untilSold, later, unsold, soon] = ids
  const order = (await me.call(listFavourites, {})).items.map(({ listing }) => listing.id)
  expect(order).toEqual([soon, later, untilSold, unsold, sold])
  const secondPage = await me.call(listFavourites, { page: 2, limit: 2 })
  expect(secondPage.items.map(({ listing }) => listing.id)).toEqual([untilSold, unsold])
  expect(secondPage.total).toBe(5)
})

test('a suspended listing is left out', async () => {
  const listingId = await aListing()
  const me = app.as(await aMember(app))
  await me.call(addFavourite, { listing_id: listingId })
  await app.platform.db
    .updateTable('listings')
    .set({ status: 'suspended' })
    .where('id', '=', listingId)
    .execute()
  expect(await me.call(listFavourites, {})).toMatchObject({ items: [], total: 0 })
})

test('the highest bidder can’t remove the auction until it is over', async () => {
  const leader = await aMember(app)
  const listingId = await aListing({ leader_id: leader.id })
  const { id } = await app.as(leader).call(addFavourite, { listing_id: listingId })
  expect(await app.as(leader).call(removeFavourite, { id })).toMatchObject({
    status: 409,
    key: 'leading_bidder',
  })
  await app.platform.db
    .updateTable('deals')
    .set({ closed_at: new Date() })
    .where('listing_id', '=', listingId)
    .execute()
  expect(await app.as(leader).call(removeFavourite, { id })).toEqual({ ok: true })
})

test('a note is private', async () => {
  const listingId = await aListing()
  const [me, other] = [app.as(await aMember(app)), app.as(await aMember(app))]
  const note = 'Ask about the brakes.\nUp to $150'
  expect(await me.call(setFavouriteNote, { listing_id: listingId, note })).toMatchObject({ key: 'not_found' })
  await me.call(addFavourite, { listing_id: listingId })
  const { id } = await other.call(addFavourite, { listing_id: listingId })
  expect(await me.call(setFavouriteNote, { listing_id: listingId, note })).toEqual({ ok: true })
  expect((await me.call(listFavourites, {})).items[0]).toMatchObject({ note })
  expect((await other.call(listFavourites, {})).items[0]).toMatchObject({ note: '' })

  expect(await me.call(removeFavourite, { id })).toMatchObject({ key: 'not_found' })
  expect((await other.call(listFavouriteIds, {})).items).toHaveLength(1)
})

test('watching again keeps the note', async () => {
  const listingId = await aListing()
  const me = app.as(await aMember(app))
  await me.call(addFavourite, { listing_id: listingId })
  await me.call(setFavouriteNote, { listing_id: listingId, note: 'Nice' })
  await me.call(addFavourite, { listing_id: listingId })
  expect((await me.call(listFavourites, {})).items[0]).toMatchObject({ note: 'Nice' })
})

test('viewers of the listing get a new number of watchers live', async () => {
  const listingId = await aListing()
  const received = new Promise<LiveMessage>((resolve) => {
    const stop = app.platform.live.subscribe({ states: [], news: [`listing:${listingId}`] }, (message) => {
      stop()
      resolve(message)
    })
  })
  await app.as(await aMember(app)).call(addFavourite, { listing_id: listingId })
  expect(await received).toMatchObject({ kind: 'listing', listing: { listing_id: listingId, watchers: 1 } })
})

test('visitors and admins have no list', async () => {
  expect(await app.as(null).call(listFavouriteIds, {})).toMatchObject({ key: 'unauthenticated' })
  const admin = await aMember(app, { type: 'admin' })
  expect(await app.as(admin).call(listFavouriteIds, {})).toMatchObject({ key: 'forbidden' })
})
