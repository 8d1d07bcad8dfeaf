import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, placeBid } from '#domains/auctions/common/bidding.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { deleteMember, putMemberStatus } from '#domains/accounts/common/members/members.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { deleteListing, getOwnListing, listOwnListings } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { addFavourite } from '#domains/watchlist/common/watching.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { closeNextDue } from '#test/harness/auctions/close-next-due.ts'
import { sentTo } from '#test/harness/doubles/mail.ts'
import { aFixedPriceListing, aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin', first_name: 'Hana', last_name: 'Parata' })
})
afterAll(() => app[Symbol.asyncDispose]())

const reason = 'The photos are from somewhere else.'
const suspend = (id: number, who = admin) =>
  app.as(who).call(setListingStatus, { id, status: 'suspended', reason })
const reinstate = (id: number, who = admin) =>
  app.as(who).call(setListingStatus, { id, status: 'active', reason: 'It is all right after all.' })
const account = async (id: number, status: 'active' | 'suspended') => {
  await app.as(admin).call(putMemberStatus, { id, status, reason: 'Under review' })
  await app.settle()
}
const see = (id: number) => app.as(null).call(getListing, { id })
const dealOf = (id: ListingId) =>
  app.platform.db.selectFrom('deals').selectAll().where('listing_id', '=', id).executeTakeFirstOrThrow()
const newestOf = async (who: Person) => (await app.as(who).call(listNotifications, {})).items[0]

test('a suspension shows its reason to the seller, notifies others, and is lifted', async () => {
  const title = 'Kauri sideboard of the thirties'
  const auction = await aLiveAuction(app, { title })
  const [bidder, watcher] = [await aMember(app), await aMember(app, { email: 'watcher.l1@example.nz' })]
  await app.as(bidder).call(placeBid, { listing_id: auction.id, max_cents: 5000 })
  await app.as(watcher).call(addFavourite, { listing_id: auction.id })
  await app.as(bidder).call(addFavourite, { listing_id: auction.id })
  const before = await dealOf(auction.id)

  expect(await suspend(auction.id)).toMatchObject({ status: 'suspended' })
  await app.settle()
  for (const who of [null, bidder, watcher]) {
    expect(await app.as(who).call(getListing, { id: auction.id })).toMatchObject({ key: 'not_found' })
  }
  expect((await app.as(null).call(searchListings, { q: title })).items).toEqual([])
  expect(await app.as(auction.seller).call(getOwnListing, { id: auction.id })).toMatchObject({
    status: 'suspended',
    status_reason: reason,
  })
  const table = await app.as(auction.seller).call(listOwnListings, { status: 'suspended' })
  expect(table).toMatchObject({ items: [{ status_reason: reason }], counts: { suspended: 1 } })
  const notices = await newestOf(auction.seller)
  expect(notices).toMatchObject({ kind: 'moderation', link: `/isell?status=suspended&appeal=${auction.id}` })
  expect(notices!.body).toContain(reason)
  expect(await newestOf(bidder)).toMatchObject({
    kind: 'suspended',
    body: expect.stringMatching(/Its time is paused.*Your bid still counts/),
  })
  const watched = await newestOf(watcher)
  expect(watched!.kind).toBe('suspended')
  expect(watched!.body).not.toMatch(/Your bid|photos/)
  expect((await sentTo(app, 'watcher.l1@example.nz'))[0]!.subject).toBe(`Listing on hold: ${title}`)
  const bidderNotices = await app.as(bidder).call(listNotifications, {})
  expect(bidderNotices.items.filter(({ kind }) => kind === 'suspended')).toHaveLength(1)

  expect(await reinstate(auction.id)).toMatchObject({ status: 'active' })
  await app.settle()
  expect(await see(auction.id)).toMatchObject({ status: 'active', bid_count: 1 })
  const after = await dealOf(auction.id)
  const { at, lifted_at, lifted_by } = await app.platform.db
    .selectFrom('listing_suspensions')
    .selectAll()
    .where('listing_id', '=', auction.id)
    .executeTakeFirstOrThrow()
  expect(lifted_by).toBe(admin.id)
  expect(after.closes_at!.getTime() - before.closes_at!.getTime()).toBe(lifted_at!.getTime() - at.getTime())
  expect(after).toMatchObject({ leader_id: bidder.id, leader_max_cents: 5000, closed_at: null })
  expect(await newestOf(auction.seller)).toMatchObject({
    title: expect.stringMatching(/^Listing reinstated/),
  })
  expect(await newestOf(watcher)).toMatchObject({ title: expect.stringMatching(/^Live again/) })
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'listing', subject_id: auction.id })
  expect(items.map(({ action, actor_name, before: was }) => [action, actor_name, was])).toEqual([
    ['listing.reinstated', 'Hana Parata', { status: 'suspended' }],
    ['listing.suspended', 'Hana Parata', { status: 'active' }],
  ])
})

test('a suspended listing takes no bid, purchase, withdrawal or closing', async () => {
  const [auction, fixed, bidder] = [
    await aLiveAuction(app),
    await aFixedPriceListing(app),
    await aMember(app),
  ]
  await suspend(auction.id)
  await suspend(fixed.id)
  const bid = { listing_id: auction.id, max_cents: 9000 }
  expect(await app.as(bidder).call(placeBid, bid)).toMatchObject({ key: 'not_found' })
  expect(await app.as(bidder).call(buyNow, { id: fixed.id })).toMatchObject({ key: 'not_found' })
  const withdraw = { id: auction.id, status: 'withdrawn' as const, reason: 'Given away.' }
  expect(await app.as(auction.seller).call(setListingStatus, withdraw)).toMatchObject({
    key: 'listing_not_editable',
    message: expect.stringMatching(/suspended/),
  })
  expect(await app.as(auction.seller).call(deleteListing, { id: auction.id })).toMatchObject({
    key: 'listing_not_editable',
    message: expect.stringMatching(/suspended/),
  })
  await moveClosing(app, auction.id, -60_000)
  expect(await closeNextDue(app.platform.db, 'test')).toBe(false)
  expect(await app.as(auction.seller).call(getOwnListing, { id: auction.id })).toMatchObject({
    status: 'suspended',
  })
  await moveClosing(app, auction.id, 60_000)
  await reinstate(fixed.id)
  expect(await app.as(bidder).call(buyNow, { id: fixed.id })).toHaveProperty('trade_id')
  await reinstate(auction.id)
  expect(await app.as(bidder).call(placeBid, bid)).toMatchObject({ standing: 'leading' })
})

test('a status change outside the table of moves is refused', async () => {
  const auction = await aLiveAuction(app)
  expect(await reinstate(auction.id)).toMatchObject({ status: 409, message: expect.stringMatching(/live/) })
  const sentBack = { id: auction.id, status: 'draft' as const, reason: 'Say more.' }
  expect(await app.as(admin).call(setListingStatus, sentBack)).toMatchObject({ status: 409 })
  const withdrawn = { id: auction.id, status: 'withdrawn' as const, reason: 'Gone.' }
  expect(await app.as(admin).call(setListingStatus, withdrawn)).toMatchObject({ status: 409 })
  expect(await suspend(auction.id)).toMatchObject({ status: 'suspended' })
  expect(await suspend(auction.id)).toMatchObject({ status: 409, message: expect.stringMatching(/already/) })
  const silent = { id: auction.id, status: 'active' as const, reason: '  ' }
  expect(await app.as(admin).call(setListingStatus, silent)).toMatchObject({ key: 'validation_failed' })
  expect(await suspend(999_999_999)).toMatchObject({ status: 404 })

  const ended = await aLiveAuction(app)
  await moveClosing(app, ended.id, -1)
  expect(await suspend(ended.id)).toMatchObject({ status: 409, key: 'listing_closed' })
  await closeNextDue(app.platform.db, 'test')
  expect(await suspend(ended.id)).toMatchObject({ status: 409, message: expect.stringMatching(/ended/) })
})

test('only an admin suspends or reinstates', async () => {
  const auction = await aLiveAuction(app)
  expect(await suspend(auction.id, auction.seller)).toMatchObject({ status: 409 })
  expect(await suspend(auction.id, await aMember(app))).toMatchObject({ status: 404 })
  expect(await see(auction.id)).toMatchObject({ status: 'active' })
  await suspend(auction.id)
  expect(await reinstate(auction.id, auction.seller)).toMatchObject({ status: 409 })
  expect(await reinstate(auction.id, await aMember(app))).toMatchObject({ status: 404 })
  expect(await see(auction.id)).toMatchObject({ key: 'not_found' })
})

test.each([
  [
    'the listing first, then the account; the account lifted first',
    ['admin', 'account'],
    ['account', 'admin'],
  ],
  [
    'the listing first, then the account; the listing lifted first',
    ['admin', 'account'],
    ['admin', 'account'],
  ],
  [
    'the account first, then the listing; the account lifted first',
    ['account', 'admin'],
    ['account', 'admin'],
  ],
  [
    'the account first, then the listing; the listing lifted first',
    ['account', 'admin'],
    ['admin', 'account'],
  ],
])('two causes of a pause: %s; the listing resumes with the last', async (_name, causes, lifted) => {
  const auction = await aLiveAuction(app)
  const before = await dealOf(auction.id)
  for (const cause of causes) {
    if (cause === 'admin') expect(await suspend(auction.id)).toMatchObject({ status: 'suspended' })
    else await account(auction.seller.id, 'suspended')
  }
  const since = (await dealOf(auction.id)).closed_at!
  const [first, last] = lifted
  const lift = async (cause: string | undefined) =>
    cause === 'admin' ? await reinstate(auction.id) : await account(auction.seller.id, 'active')
  const reply = await lift(first)
  if (first === 'admin') expect(reply).toMatchObject({ status: 'suspended' })
  expect(await see(auction.id)).toMatchObject({ key: 'not_found' })
  await lift(last)
  expect(await see(auction.id)).toMatchObject({ status: 'active' })
  const after = await dealOf(auction.id)
  const { lifted_at } = await app.platform.db
    .selectFrom('listing_suspensions')
    .select('lifted_at')
    .where('listing_id', '=', auction.id)
    .orderBy('lifted_at', 'desc')
    .executeTakeFirstOrThrow()
  const pausedMs = lifted_at!.getTime() - since.getTime()
  expect(after.closes_at!.getTime() - before.closes_at!.getTime()).toBe(pausedMs)
})

test('an admin can’t reinstate a listing paused only with its account', async () => {
  const auction = await aLiveAuction(app)
  await account(auction.seller.id, 'suspended')
  expect(await reinstate(auction.id)).toMatchObject({
    status: 409,
    message: expect.stringMatching(/with its seller’s account/),
  })
})

test('a suspended listing is withdrawn when its seller is deleted', async () => {
  const auction = await aLiveAuction(app)
  await suspend(auction.id)
  await app.as(admin).call(deleteMember, { id: auction.seller.id, reason: 'Asked to be gone' })
  await app.settle()
  expect(await see(auction.id)).toMatchObject({ status: 'withdrawn' })
  expect(await reinstate(auction.id)).toMatchObject({ status: 409 })
})
