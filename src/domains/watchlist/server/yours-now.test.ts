import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { addFavourite } from '#domains/watchlist/common/watching.ts'
import { listYoursNow } from '#domains/watchlist/common/yours-now.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { aBidOn } from '#test/harness/market/listing-life.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aTrade } from '#test/harness/market/reviews.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const read = async (person: Person) => {
  const { items } = await app.as(person).call(listYoursNow, {})
  return items.map(({ kind, listing, trade_id }) => [kind, listing.id, trade_id])
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

async function anAuction(hours: number): Promise<ListingId> {
  const { id } = await aLiveAuction(app)
  const closes = { closes_at: inHours(hours) }
  await app.platform.db.updateTable('deals').set(closes).where('listing_id', '=', id).execute()
  await app.platform.db.updateTable('listings').set(closes).where('id', '=', id).execute()
  return id
}

const watch = (person: Person, id: ListingId) => app.as(person).call(addFavourite, { listing_id: id })

const bid = (person: Person, id: ListingId) =>
  app.as(person).call(placeBid, { listing_id: id, max_cents: 30_00 })

const setTrade = (id: number, to: { status: 'paid' | 'sent'; payment_confirmed?: boolean }) =>
  app.platform.db.updateTable('trades').set(to).where('id', '=', id).execute()

const setDelivery = (
  id: number,
  to: { method: 'pickup' | 'as_agreed' | null; delivery_cents: number | null },
) => app.platform.db.updateTable('trade_terms').set(to).where('trade_id', '=', id).execute()

test('listYoursNow orders outbid, closing, to pay and to send, and each by what is due first', async () => {
  const { trade_id: sale, seller: me, listing_id: sold } = await aTrade(app)
  await setDelivery(sale, { method: 'as_agreed', delivery_cents: 0 })
  await setTrade(sale, { status: 'paid', payment_confirmed: true })
  const { trade_id: purchase, listing_id: bought } = await aTrade(app, { buyer: me })
  await setDelivery(purchase, { method: 'pickup', delivery_cents: 0 })
  const [later, sooner, lost] = [await anAuction(20), await anAuction(2), await anAuction(40)]
  await watch(me, later)
  await watch(me, sooner)
  await bid(me, lost)
  await aBidOn(app, lost, 90_00)
  expect(await read(me)).toEqual([
    ['outbid', lost, null],
    ['closing', sooner, null],
    ['closing', later, null],
    ['pay', bought, purchase],
    ['send', sold, sale],
  ])
})

test('listYoursNow shows a lead only once it closes within a day, and nothing that is over', async () => {
  const me = await aMember(app)
  const [near, far, over] = [await anAuction(3), await anAuction(30), await anAuction(3)]
  await bid(me, near)
  await bid(me, far)
  await watch(me, over)
  await app.platform.db
    .updateTable('deals')
    .set({ closes_at: inHours(-1) })
    .where('listing_id', '=', over)
    .execute()
  expect(await read(me)).toEqual([['closing', near, null]])
})

test.each([
  ['a purchase without a delivery', { method: null, delivery_cents: null }, 'agreed'],
  ['a sale to be picked up', { method: 'pickup', delivery_cents: 0 }, 'paid'],
] as const)('listYoursNow leaves out %s', async (_, delivery, status) => {
  const { trade_id: id, seller, buyer } = await aTrade(app)
  await setDelivery(id, delivery)
  if (status === 'paid') await setTrade(id, { status, payment_confirmed: true })
  expect(await read(status === 'paid' ? seller : buyer)).toEqual([])
})

test('listYoursNow returns at most ten', async () => {
  const me = await aMember(app)
  for (let count = 0; count < 11; count += 1) await watch(me, await anAuction(1 + count))
  expect(await read(me)).toHaveLength(10)
})
