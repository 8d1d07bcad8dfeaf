import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { ledgerFaults } from '#test/harness/auctions/ledger-faults.ts'
import { aFixedPriceListing, aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { startClosings } from './closing.service.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app[Symbol.asyncDispose]())

const closingsOf = async (ids: ListingId[]) =>
  await app.platform.db
    .selectFrom('auction_closings')
    .select(['listing_id', 'outcome', 'price_cents'])
    .where('listing_id', 'in', ids)
    .orderBy('listing_id')
    .execute()

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10))
}

test('auctions due together are closed together, each with its own outcome', async () => {
  const { db, log } = app.platform
  const seller = await aMember(app)
  const [bidder, other] = [await aMember(app), await aMember(app)]
  const none = await aLiveAuction(app, { seller })
  const short = await aLiveAuction(app, { seller, reserve_price_cents: 90_000 })
  const sold = await aLiveAuction(app, { seller })
  const priced = await aFixedPriceListing(app, { seller })
  await app.as(other).call(placeBid, { listing_id: short.id, max_cents: 3000 })
  await app.as(other).call(placeBid, { listing_id: sold.id, max_cents: 3000 })
  await app.as(bidder).call(placeBid, { listing_id: sold.id, max_cents: 5000 })
  const ids = [none.id, short.id, sold.id, priced.id]
  for (const id of ids) await moveClosing(app, id, -1)

  const closings = startClosings(db, 'one', log)
  await until(async () => (await closingsOf(ids)).length === ids.length)
  await closings.stop()

  expect(await closingsOf(ids)).toEqual([
    { listing_id: none.id, outcome: 'unsold', price_cents: null },
    { listing_id: short.id, outcome: 'unsold', price_cents: 1000 },
    { listing_id: sold.id, outcome: 'sold', price_cents: 3100 },
    { listing_id: priced.id, outcome: 'unsold', price_cents: null },
  ])
  const listings = await db.selectFrom('listings').select(['id', 'status']).where('id', 'in', ids).execute()
  expect(Object.fromEntries(listings.map(({ id, status }) => [id, status]))).toEqual({
    [none.id]: 'unsold',
    [short.id]: 'unsold',
    [sold.id]: 'sold',
    [priced.id]: 'unsold',
  })
  const trades = await db.selectFrom('trades').selectAll().where('listing_id', 'in', ids).execute()
  expect(trades).toMatchObject([{ listing_id: sold.id, buyer_id: bidder.id, price_cents: 3100, how: 'won' }])
  expect(await ledgerFaults(db, [none.id, short.id, sold.id])).toEqual([])
  await app.settle()
  const notices = await db
    .selectFrom('notifications')
    .select(['account_id', 'kind'])
    .where('listing_id', '=', sold.id)
    .where('kind', '<>', 'outbid')
    .orderBy('account_id')
    .execute()
  expect(notices.map(({ account_id }) => account_id)).toEqual([seller.id, bidder.id, other.id])
})

test('an auction that can’t be closed blocks no other, and is closed once it can be', async () => {
  const { db, log } = app.platform
  const seller = await aMember(app)
  const auctions = await Promise.all(Array.from({ length: 8 }, () => aLiveAuction(app, { seller })))
  const ids = auctions.map(({ id }) => id).toSorted((a, b) => a - b)
  const stuck = ids[0]!
  await sql
    .raw(`
    create function refuse_closing() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create trigger refuse_closing before insert on auction_closings
      for each row when (new.listing_id = ${stuck}) execute function refuse_closing()`)
    .execute(db)
  for (const [n, id] of ids.entries()) await moveClosing(app, id, n - 1000)
  const errors: object[] = []
  const closings = startClosings(db, 'one', { ...log, error: (details) => void errors.push(details) })
  await until(async () => (await closingsOf(ids)).length === ids.length - 1)
  expect((await closingsOf(ids)).map(({ listing_id }) => listing_id)).toEqual(ids.slice(1))
  expect(errors).toContainEqual(expect.objectContaining({ listing_ids: [stuck] }))
  await sql`drop trigger refuse_closing on auction_closings`.execute(db)
  await until(async () => (await closingsOf([stuck])).length === 1)
  await closings.stop()
})
