import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getListingNumbers } from '#domains/listings/common/listings.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { addFavourite, removeFavourite } from '#domains/watchlist/common/watching.ts'
import { aBidOn, letItEnd } from '#test/harness/market/listing-life.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { foldViews } from './viewing.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

let lookups = 0

async function viewListing(id: number): Promise<void> {
  const reply = await app.server.inject({
    method: 'PATCH',
    url: `/api/listing-views/${id}`,
    remoteAddress: `203.0.113.${(lookups += 1)}`,
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  })
  expect(reply.statusCode).toBe(200)
}

async function passDays(id: number, days: number): Promise<void> {
  const by = sql`${days} * interval '1 day'`
  const { db } = app.platform
  await sql`update listings set starts_at = starts_at - ${by} where id = ${id}`.execute(db)
  await sql`update listing_views set day = day - ${days}::int where listing_id = ${id}`.execute(db)
  await sql`update listing_view_days set day = day - ${days}::int where listing_id = ${id}`.execute(db)
  await sql`update favourites set watched_at = watched_at - ${by} where listing_id = ${id}`.execute(db)
  await sql`update watch_removals set watched_at = watched_at - ${by}, ended_at = ended_at - ${by}
             where listing_id = ${id}`.execute(db)
  await sql`update bids set placed_at = placed_at - ${by} where listing_id = ${id}`.execute(db)
  await sql`update deals set closed_at = closed_at - ${by} where listing_id = ${id}`.execute(db)
}

const dayAgo = async (days: number) => {
  const { rows } = await sql<{ day: string }>`
    select ((clock_timestamp() at time zone 'Pacific/Auckland')::date - ${days}::int)::text as day`.execute(
    app.platform.db,
  )
  return rows[0]!.day
}

test('each day since going live has its views, watchers and bids, including quiet days', async () => {
  const { id, seller } = await aLiveAuction(app)
  const [mere, rangi] = [await aMember(app), await aMember(app)]
  await viewListing(id)
  await viewListing(id)
  await app.as(mere).call(addFavourite, { listing_id: id })
  const { id: watched } = await app.as(rangi).call(addFavourite, { listing_id: id })
  await aBidOn(app, id, 2000)
  await passDays(id, 1)
  await app.as(rangi).call(removeFavourite, { id: watched })
  await passDays(id, 2)
  await foldViews(app.platform.db)
  await viewListing(id)
  await aBidOn(app, id, 3000)
  await aBidOn(app, id, 4000)
  const [first, second, third, today] = [await dayAgo(3), await dayAgo(2), await dayAgo(1), await dayAgo(0)]
  expect(await app.as(seller).call(getListingNumbers, { id })).toEqual({
    days: [
      { day: first, views: 2, watchers: 2, bids: 1 },
      { day: second, views: 0, watchers: 1, bids: 0 },
      { day: third, views: 0, watchers: 1, bids: 0 },
      { day: today, views: 1, watchers: 1, bids: 2 },
    ],
    views: 3,
    other_views: 0,
    watchers: 1,
    bids: 3,
  })
})

test('folding views again or late counts nothing twice', async () => {
  const { id, seller } = await aLiveAuction(app)
  await viewListing(id)
  await passDays(id, 1)
  await viewListing(id)
  await passDays(id, 1)
  const before = await app.as(seller).call(getListingNumbers, { id })
  expect(before.days.map(({ views }) => views)).toEqual([1, 1, 0])
  await Promise.all([foldViews(app.platform.db), foldViews(app.platform.db)])
  await foldViews(app.platform.db)
  expect(await app.as(seller).call(getListingNumbers, { id })).toEqual(before)
})

test('an ended listing’s days stop on its last day, and later views are counted separately', async () => {
  const { id, seller } = await aLiveAuction(app)
  await viewListing(id)
  await letItEnd(app, id)
  await passDays(id, 3)
  await viewListing(id)
  expect(await app.as(seller).call(getListingNumbers, { id })).toMatchObject({
    days: [{ day: await dayAgo(3), views: 1, watchers: 0, bids: 0 }],
    views: 2,
    other_views: 1,
  })
})

test('one line counts as fifty viewers at most, whatever its browsers and addresses', async () => {
  const { id, seller } = await aLiveAuction(app)
  const view = (remoteAddress: string, version: number) =>
    app.server.inject({
      method: 'PATCH',
      url: `/api/listing-views/${id}`,
      remoteAddress,
      headers: { 'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Firefox/${version}.0` },
    })
  const views = async () => (await app.as(seller).call(getListingNumbers, { id })).views
  for (let n = 0; n < 70; n += 1) await view('203.0.113.250', n)
  expect(await views()).toBe(50)
  for (let n = 0; n < 30; n += 1) await view(`2001:db8:9:9::${n + 1}`, 1)
  expect(await views()).toBe(51)
  await view('203.0.113.251', 1)
  await view('203.0.113.251', 1)
  expect(await views()).toBe(52)
})

test('a day is a calendar day in Auckland', async () => {
  const { id, seller } = await aLiveAuction(app)
  await aBidOn(app, id)
  const { db } = app.platform
  const at = (moment: string) => sql`(${moment}::timestamp at time zone 'Pacific/Auckland')`
  await sql`update listings set starts_at = ${at('2026-09-26 23:58')} where id = ${id}`.execute(db)
  await sql`update bids set placed_at = ${at('2026-09-27 00:02')} where listing_id = ${id}`.execute(db)
  await sql`update deals set closed_at = ${at('2026-09-28 12:00')} where listing_id = ${id}`.execute(db)
  await sql`update listings set status = 'unsold' where id = ${id}`.execute(db)
  const { days } = await app.as(seller).call(getListingNumbers, { id })
  // The clocks go forward on the 27th, which has 23 hours.
  expect(days.map(({ day, bids }) => [day, bids])).toEqual([
    ['2026-09-26', 0],
    ['2026-09-27', 1],
    ['2026-09-28', 0],
  ])
})

test('only the seller and admins see the numbers; others get not found', async () => {
  const { id, seller } = await aLiveAuction(app)
  const admin = await aMember(app, { type: 'admin' })
  expect(await app.as(admin).call(getListingNumbers, { id })).toEqual(
    await app.as(seller).call(getListingNumbers, { id }),
  )
  const stranger = app.as(await aMember(app))
  const { request_id: _, ...notMine } = await stranger.call(getListingNumbers, { id })
  const { request_id: __, ...notThere } = await stranger.call(getListingNumbers, { id: 999_999_999 })
  expect(notMine).toEqual(notThere)
  expect(notMine).toMatchObject({ status: 404, key: 'not_found' })
  expect(await app.as(null).call(getListingNumbers, { id })).toMatchObject({ key: 'unauthenticated' })
  const draft = await app.as(seller).call(createListing, { type: 'general' })
  expect(await app.as(seller).call(getListingNumbers, { id: draft.id })).toEqual({
    days: [],
    views: 0,
    other_views: 0,
    watchers: 0,
    bids: 0,
  })
})
