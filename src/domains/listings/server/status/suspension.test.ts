import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, listMyAuctions, placeBid } from '#domains/auctions/common/bidding.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { deleteMember, putMemberStatus } from '#domains/accounts/common/members/members.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { closeNextDue } from '#test/harness/auctions/close-next-due.ts'
import { aFixedPriceListing, aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { transact } from '#platform/server/database/db.ts'
import { followAccount } from './suspension.service.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

async function setStatus(id: number, status: 'active' | 'suspended') {
  const reply = await app.as(admin).call(putMemberStatus, { id, status, reason: 'Under review' })
  expect(reply).toMatchObject({ status })
  await app.settle()
}

const see = (id: number) => app.as(null).call(getListing, { id })
const dealOf = (id: ListingId) =>
  app.platform.db.selectFrom('deals').selectAll().where('listing_id', '=', id).executeTakeFirstOrThrow()
const found = async (title: string) =>
  (await app.as(null).call(searchListings, { q: title })).items.map(({ id }) => id)

test('a listing is paused and hidden with its seller, and resumes with the time it had left', async () => {
  const title = 'Pounamu hei matau'
  const auction = await aLiveAuction(app, { title, closesInMs: 3_600_000 })
  const [bidder, late] = [await aMember(app), await aMember(app)]
  await app.as(bidder).call(placeBid, { listing_id: auction.id, max_cents: 5000 })
  await app.settle()
  expect(await found(title)).toEqual([auction.id])
  const before = await dealOf(auction.id)

  await setStatus(auction.seller.id, 'suspended')
  expect(await see(auction.id)).toMatchObject({ key: 'not_found' })
  expect(await found(title)).toEqual([])
  expect(await app.as(late).call(placeBid, { listing_id: auction.id, max_cents: 9000 })).toMatchObject({
    key: 'not_found',
  })
  const mine = await app.as(bidder).call(listMyAuctions, {})
  expect(mine.items).toMatchObject([{ standing: 'leading' }])

  await moveClosing(app, auction.id, -60_000)
  expect(await closeNextDue(app.platform.db, 'test')).toBe(false)
  await app.platform.db
    .updateTable('deals')
    .set({ closes_at: before.closes_at })
    .where('listing_id', '=', auction.id)
    .execute()

  await setStatus(auction.seller.id, 'active')
  const after = await dealOf(auction.id)
  const { at, lifted_at } = await app.platform.db
    .selectFrom('listing_suspensions')
    .selectAll()
    .where('listing_id', '=', auction.id)
    .executeTakeFirstOrThrow()
  const pausedMs = lifted_at!.getTime() - at.getTime()
  expect(pausedMs).toBeGreaterThan(0)
  expect(after.closes_at!.getTime() - before.closes_at!.getTime()).toBe(pausedMs)
  expect(after).toMatchObject({ leader_id: bidder.id, leader_max_cents: 5000, bid_count: 1, closed_at: null })
  expect(await found(title)).toEqual([auction.id])
  expect(await app.as(late).call(placeBid, { listing_id: auction.id, max_cents: 9000 })).toMatchObject({
    standing: 'leading',
  })
})

test('a paused fixed-price listing can’t be bought, and can afterwards', async () => {
  const { id, seller } = await aFixedPriceListing(app)
  const buyer = await aMember(app)
  await setStatus(seller.id, 'suspended')
  expect(await app.as(buyer).call(buyNow, { id })).toMatchObject({ key: 'not_found' })
  await setStatus(seller.id, 'active')
  expect(await app.as(buyer).call(buyNow, { id })).toHaveProperty('trade_id')
})

test('ended listings, and those of other sellers, don’t change', async () => {
  const ended = await aLiveAuction(app)
  await moveClosing(app, ended.id, -1000)
  await closeNextDue(app.platform.db, 'test')
  const others = await aLiveAuction(app)
  await setStatus(ended.seller.id, 'suspended')
  expect(await see(ended.id)).toMatchObject({ status: 'unsold' })
  expect(await see(others.id)).toMatchObject({ status: 'active' })
  await setStatus(ended.seller.id, 'active')
  expect(await see(ended.id)).toMatchObject({ status: 'unsold' })
})

test('a suspension undone before the job ran pauses nothing', async () => {
  const auction = await aLiveAuction(app)
  for (const status of ['suspended', 'active'] as const) {
    await app.as(admin).call(putMemberStatus, { id: auction.seller.id, status, reason: 'Under review' })
  }
  await app.settle()
  expect(await see(auction.id)).toMatchObject({ status: 'active' })
})

test('paused listings of an account deleted meanwhile are withdrawn', async () => {
  const auction = await aLiveAuction(app)
  const bidder = await aMember(app)
  await app.as(bidder).call(placeBid, { listing_id: auction.id, max_cents: 5000 })
  await setStatus(auction.seller.id, 'suspended')
  expect(await app.as(admin).call(deleteMember, { id: bidder.id, reason: 'Asked' })).toMatchObject({
    key: 'account_busy',
  })
  await app.as(admin).call(deleteMember, { id: auction.seller.id, reason: 'Asked to be gone' })
  await app.settle()
  expect(await see(auction.id)).toMatchObject({
    status: 'withdrawn',
    withdrawal_reason: 'The seller has left Hoko.',
  })
})

test('a job handles the rest of many listings', async () => {
  const { id: first, seller } = await aLiveAuction(app)
  const { db } = app.platform
  const { rows: more } = await sql<{ id: number }>`
    insert into listings (type, seller_id, status, category_id, title, description, condition, sale_method,
                          start_price_cents, duration_minutes, closes_at, suburb)
    select type, seller_id, status, category_id, title, description, condition, sale_method, start_price_cents,
           duration_minutes, closes_at, suburb from listings, generate_series(1, 51) where id = ${first}
    returning id`.execute(db)
  const ids = more.map(({ id }) => id)
  await sql`
    insert into deals (listing_id, kind, seller_id, start_price_cents, price_cents, closes_at)
    select l.id, d.kind, d.seller_id, d.start_price_cents, d.price_cents, d.closes_at
      from deals d, listings l where d.listing_id = ${first} and l.id = any(${ids}::bigint[])`.execute(db)
  const countOpen = async () => {
    const deals = await db
      .selectFrom('deals')
      .select('closed_at')
      .where('seller_id', '=', seller.id)
      .execute()
    return deals.filter(({ closed_at }) => closed_at === null).length
  }
  await app.settle()
  await sql`update accounts set status = 'suspended' where id = ${seller.id}`.execute(db)
  await transact(db, (tx) => followAccount(tx, seller.id))
  expect(await countOpen()).toBe(2)
  const { rows } =
    await sql`select task_identifier from graphile_worker.jobs where task_identifier = 'follow_account'`.execute(
      db,
    )
  expect(rows).toHaveLength(1)
  await transact(db, (tx) => followAccount(tx, seller.id, ids.at(-3)))
  expect(await countOpen()).toBe(0)
})
