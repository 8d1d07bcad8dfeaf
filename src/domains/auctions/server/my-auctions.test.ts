import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, listMyAuctions, voidBidder } from '#domains/auctions/common/bidding.ts'
import { aBidOn, letItEnd } from '#test/harness/market/listing-life.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const lostBy = async (person: Person) => {
  const { items } = await app.as(person).call(listMyAuctions, { standing: 'lost' })
  return items.map(({ listing, went_for_cents, was_voided }) => [listing.id, went_for_cents, was_voided])
}

test('listMyAuctions shows the final price of a lost auction, by a higher bid or buy now', async () => {
  const { id } = await aLiveAuction(app, { start_price_cents: 10_00 })
  const outbid = await aBidOn(app, id, 30_00)
  await aBidOn(app, id, 50_00)
  await letItEnd(app, id)
  expect(await lostBy(outbid)).toEqual([[id, 31_00, false]])

  const wanted = { start_price_cents: 10_00, reserve_price_cents: 80_00, buy_now_price_cents: 90_00 }
  const { id: bought } = await aLiveAuction(app, wanted)
  const slower = await aBidOn(app, bought, 30_00)
  await app.as(await aMember(app)).call(buyNow, { id: bought })
  expect(await lostBy(slower)).toEqual([[bought, 90_00, false]])
})

test('listMyAuctions shows no final price without a sale', async () => {
  const { id } = await aLiveAuction(app, { reserve_price_cents: 80_00 })
  const bidder = await aBidOn(app, id, 30_00)
  await letItEnd(app, id)
  expect(await lostBy(bidder)).toEqual([[id, null, false]])
})

test('a voided bidder has lost at once, and gets the reason', async () => {
  const { id, seller } = await aLiveAuction(app)
  const bidder = await aBidOn(app, id, 30_00)
  const { items } = await app.as(bidder).call(listMyAuctions, {})
  expect(items).toMatchObject([{ standing: 'leading', was_voided: false }])
  const bidders = await app.platform.db
    .selectFrom('auction_bidders')
    .select('pseudonym')
    .where('listing_id', '=', id)
    .executeTakeFirstOrThrow()
  await app.as(seller).call(voidBidder, { id, pseudonym: bidders.pseudonym, reason: 'asked' })
  expect(await lostBy(bidder)).toEqual([[id, null, true]])
})
