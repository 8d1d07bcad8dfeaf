import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { putProfile } from '#domains/accounts/common/accounts.ts'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { listListingCards } from '#domains/search/common/search.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { addFavourite } from '#domains/watchlist/common/watching.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let twoNodes: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { hasCaches: true })
  twoNodes = await createTestApp({}, { nodes: 2, hasCaches: true })
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await twoNodes[Symbol.asyncDispose]()
})

const cardOf = async (of: TestApp, id: number) =>
  (await of.as(null).call(listListingCards, { ids: String(id) })).items[0]
const viewListing = async (of: TestApp, id: number) => await of.as(null).call(getListing, { id })

test('the author of a change gets fresh cards and listings', async () => {
  const { id, seller } = await aLiveAuction(app)
  const buyer = await aMember(app)
  const view = async () => [await cardOf(app, id), await viewListing(app, id)]
  await view()

  await app.as(buyer).call(placeBid, { listing_id: id, amount_cents: 10_000 })
  expect(await view()).toMatchObject([{ bid_count: 1 }, { bid_count: 1 }])

  await app.as(buyer).call(addFavourite, { listing_id: id })
  expect(await view()).toMatchObject([{ watchers: 1 }, { watchers: 1 }])

  const place = { region: 'wellington', suburb: 'te-aro', address: '' }
  await app.as(seller).call(putProfile, { ...place, seller_kind: 'in_trade', trading_name: 'Ōtaki Cycles' })
  expect(await view()).toMatchObject([{ seller_name: 'Ōtaki Cycles' }, { seller_name: 'Ōtaki Cycles' }])

  const admin = await aMember(app, { type: 'admin' })
  await app.as(admin).call(setListingStatus, { id, status: 'suspended', reason: 'Looked at again' })
  expect(await view()).toMatchObject([undefined, { status: 404 }])
})

test('another node’s cache is invalidated as soon as it gets the change', async () => {
  const { id } = await aLiveAuction(twoNodes)
  const buyer = await aMember(twoNodes)
  for (let each = 0; each < 4; each += 1) await cardOf(twoNodes, id)
  await twoNodes.as(buyer).call(placeBid, { listing_id: id, amount_cents: 10_000 })
  await vi.waitFor(async () => {
    const cards = [await cardOf(twoNodes, id), await cardOf(twoNodes, id)]
    expect(cards).toMatchObject([{ bid_count: 1 }, { bid_count: 1 }])
  })
})
