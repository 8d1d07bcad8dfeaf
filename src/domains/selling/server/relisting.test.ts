import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow } from '#domains/auctions/common/bidding.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import {
  createListing,
  deleteListing,
  getOwnListing,
  listOwnListings,
} from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { getListingHistory, relistListing } from '#domains/selling/common/selling.ts'
import { addFavourite, listFavourites, setFavouriteNote } from '#domains/watchlist/common/watching.ts'
import { aBidOn, anUnsoldAuction, edit, letItEnd } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { requestApprovalFor } from '#test/harness/market/moderation.ts'
import { aPicture } from '#test/harness/doubles/pictures.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

test('an unsold auction is relisted unchanged, with its watchers and their notes', async () => {
  const { id, seller } = await aLiveAuction(app, { reserve_price_cents: 9000, buy_now_price_cents: 12_000 })
  const watcher = await aMember(app)
  await app.as(watcher).call(addFavourite, { listing_id: id })
  await app.as(watcher).call(setFavouriteNote, { listing_id: id, note: 'Ask about the frame' })
  await aBidOn(app, id, 3000)
  await letItEnd(app, id)
  const row = (await app.as(seller).call(listOwnListings, { status: 'unsold' })).items[0]
  expect(row).toMatchObject({ id, may_relist: true })

  const again = await app.as(seller).call(relistListing, { id, as_it_was: true })
  expect(again).toMatchObject({ status: 'active', type: 'general', closes_at: expect.any(String) })
  await app.settle()
  const [was, is] = [
    await app.as(null).call(getListing, { id }),
    await app.as(null).call(getListing, { id: again.id }),
  ]
  expect(is).toMatchObject({
    title: was.title,
    description: was.description,
    start_price_cents: 1000,
    price_cents: 1000,
    buy_now_price_cents: 12_000,
    reserve_state: 'not_met',
    bid_count: 0,
    watchers: 2,
  })
  const { items } = await app.as(watcher).call(listFavourites, {})
  expect(items.map(({ listing, note }) => [listing.id, note])).toEqual([
    [again.id, 'Ask about the frame'],
    [id, 'Ask about the frame'],
  ])
  const notices = await app.as(watcher).call(listNotifications, {})
  expect(notices.items).toMatchObject([{ kind: 'relisted', link: `/general/${again.id}/detail` }])
  expect((await app.as(seller).call(listOwnListings, { status: 'unsold' })).items[0]).toMatchObject({
    may_relist: false,
  })
})

test('the page shows the whole chain of relistings', async () => {
  const first = await anUnsoldAuction(app)
  const { seller } = first
  const second = await app.as(seller).call(relistListing, { id: first.id })
  await edit(app, seller, second.id, { start_price_cents: 800, reserve_price_cents: 6000 })
  await app.as(seller).call(setListingStatus, { id: second.id, status: 'active' })
  await aBidOn(app, second.id, 2000)
  await letItEnd(app, second.id)
  const third = await app.as(seller).call(relistListing, { id: second.id, as_it_was: true })
  const history = await app.as(null).call(getListingHistory, { id: third.id })
  const { starts_at } = await app.as(null).call(getListing, { id: first.id })
  expect(history).toMatchObject({
    first_listed_at: starts_at,
    earlier: [
      { id: second.id, outcome: 'unsold', asked_cents: 800, reached_cents: 800, bid_count: 1 },
      { id: first.id, outcome: 'unsold', asked_cents: 1000, reached_cents: null, bid_count: 0 },
    ],
    later: null,
  })
  expect(await app.as(null).call(getListingHistory, { id: first.id })).toMatchObject({
    earlier: [],
    later: { id: second.id, type: 'general' },
  })
})

test('a relisting opened as a draft keeps everything, is private, and can be deleted', async () => {
  const { id, seller } = await anUnsoldAuction(app)
  const draft = await app.as(seller).call(relistListing, { id })
  expect(draft).toMatchObject({ status: 'draft', closes_at: null })
  const [was, is] = [
    await app.as(seller).call(getOwnListing, { id }),
    await app.as(seller).call(getOwnListing, { id: draft.id }),
  ]
  const { id: _, status: __, version: ___, updated_at: ____, closes_at: _____, ...stored } = was
  expect(is).toMatchObject(stored)
  expect(await app.as(null).call(getListingHistory, { id })).toMatchObject({ later: null })
  expect(await app.as(null).call(getListingHistory, { id: draft.id })).toMatchObject({ key: 'not_found' })
  expect(await app.as(seller).call(relistListing, { id })).toMatchObject({
    status: 409,
    key: 'already_relisted',
  })
  await app.as(seller).call(deleteListing, { id: draft.id })
  expect(await app.as(seller).call(relistListing, { id })).toMatchObject({ status: 'draft' })
})

test('pictures are shared by both, in their order', async () => {
  const seller = await aMember(app)
  const imageIds = [(await aPicture(app, seller)).id, (await aPicture(app, seller)).id]
  const { id } = await aLiveAuction(app, { seller })
  await edit(app, seller, id, { image_ids: imageIds })
  await letItEnd(app, id)
  const draft = await app.as(seller).call(relistListing, { id })
  const idsOf = async (listing: number) =>
    (await app.as(seller).call(getOwnListing, { id: listing })).images.map((image) => image.id)
  expect(await idsOf(draft.id)).toEqual(imageIds)
  await app.as(seller).call(deleteListing, { id: draft.id })
  expect(await idsOf(id)).toEqual(imageIds)
})

test('a withdrawn listing with sales is relisted with the remaining pieces', async () => {
  const { id, seller } = await aFixedPriceListing(app, { quantity: 5 })
  await app.as(await aMember(app)).call(buyNow, { id, quantity: 2 })
  expect(await app.as(seller).call(relistListing, { id })).toMatchObject({ key: 'not_relistable' })
  await app.as(seller).call(setListingStatus, { id, status: 'withdrawn' })
  const again = await app.as(seller).call(relistListing, { id, as_it_was: true })
  expect(await app.as(null).call(getListing, { id: again.id })).toMatchObject({
    quantity_left: 3,
    quantity: 3,
  })
})

test('a live listing, a draft, or somebody else’s can’t be relisted', async () => {
  const { id, seller } = await aLiveAuction(app)
  expect(await app.as(seller).call(relistListing, { id })).toMatchObject({
    status: 409,
    key: 'not_relistable',
  })
  const draft = await app.as(seller).call(createListing, { type: 'general' })
  expect(await app.as(seller).call(relistListing, { id: draft.id })).toMatchObject({ key: 'not_relistable' })
  expect(await app.as(await aMember(app)).call(relistListing, { id })).toMatchObject({ key: 'not_found' })
})

test('a listing is relisted automatically as often as chosen, once each', async () => {
  const { id, seller } = await aLiveAuction(app)
  await edit(app, seller, id, { auto_relist_left: 2 })
  await letItEnd(app, id)
  await app.settle()
  const live = async () => (await app.as(seller).call(listOwnListings, { status: 'active' })).items
  const [second] = await live()
  expect(await app.as(seller).call(getOwnListing, { id: second!.id })).toMatchObject({ auto_relist_left: 1 })
  await letItEnd(app, second!.id)
  const [third] = await live()
  expect(await app.as(seller).call(getOwnListing, { id: third!.id })).toMatchObject({ auto_relist_left: 0 })
  await letItEnd(app, third!.id)
  expect(await live()).toEqual([])
  const { earlier } = await app.as(null).call(getListingHistory, { id: third!.id })
  expect(earlier.map((one) => one.id)).toEqual([second!.id, id])
  const { items } = await app.as(seller).call(listNotifications, { limit: 50 })
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(['relisted', 'relisted', 'unsold'])
  const over = (await app.as(seller).call(listOwnListings, { status: 'unsold' })).items
  expect(over.map((row) => row.relisted_as)).toEqual([null, third!.id, second!.id])
})

test('an automatic relisting that can’t go live becomes a draft', async () => {
  const { id, seller } = await aLiveAuction(app)
  await edit(app, seller, id, { auto_relist_left: 1 })
  const { db } = app.platform
  await db.updateTable('listings').set({ category_id: null }).where('id', '=', id).execute()
  await letItEnd(app, id)
  const { items, counts } = await app.as(seller).call(listOwnListings, { status: 'draft' })
  expect([items.length, counts.active]).toEqual([1, 0])
  const notices = await app.as(seller).call(listNotifications, {})
  expect(notices.items[0]).toMatchObject({ kind: 'relisted', title: expect.stringMatching(/^Not relisted/) })
})

test('an automatic relisting waits for approval if required, and is then shown', async () => {
  const { id, seller } = await aLiveAuction(app)
  await edit(app, seller, id, { auto_relist_left: 1 })
  const admin = await aMember(app, { type: 'admin' })
  await requestApprovalFor(app, admin, 'everybody')
  await letItEnd(app, id)
  const [waiting] = (await app.as(seller).call(listOwnListings, { status: 'pending' })).items
  expect(await app.as(null).call(getListingHistory, { id })).toMatchObject({ later: null })
  const notices = await app.as(seller).call(listNotifications, {})
  expect(notices.items[0]).toMatchObject({
    kind: 'relisted',
    title: expect.stringMatching(/^Waiting for approval/),
  })
  await app.as(admin).call(setListingStatus, { id: waiting!.id, status: 'active' })
  expect(await app.as(null).call(getListingHistory, { id })).toMatchObject({ later: { id: waiting!.id } })
  await requestApprovalFor(app, admin, 'nobody')
})

test('more than six automatic relistings are refused', async () => {
  const seller = await aMember(app)
  expect(await app.as(seller).call(createListing, { type: 'general', auto_relist_left: 7 })).toMatchObject({
    errors: { auto_relist_left: expect.any(String) },
  })
})
