import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { putProfile } from '#domains/accounts/common/accounts.ts'
import { suspendMember } from '#domains/accounts/common/members/members.ts'
import {
  countFollowers,
  followSeller,
  listFollowedSellerIds,
  listFollowedSellers,
  maxFollows,
  unfollowSeller,
} from '#domains/follows/common/follows.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { listNotifications, putNotificationChoices } from '#domains/messaging/common/notifications.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { transact } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { sentTo } from '#test/harness/doubles/mail.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { notifyFollowers } from './news.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const follow = (me: Person, seller: Person) => app.as(me).call(followSeller, { seller_id: seller.id })

async function notifyIn(minutes: number) {
  await app.settle()
  await notifyFollowers(app.platform.db, new Date(Date.now() + minutes * 60_000))
  await app.settle()
}

const noticesOf = async (person: Person) =>
  (await app.as(person).call(listNotifications, {})).items.filter(
    ({ kind }) => kind === 'followed_seller_listed',
  )

test('a followed seller is on the list until unfollowed, and only they see the count', async () => {
  const [me, seller] = [await aMember(app), await aMember(app)]
  await app.as(seller).call(putProfile, {
    seller_kind: 'in_trade',
    trading_name: 'Cuba Cycles',
    nzbn: '9429039501974',
    address: '12 Cuba Street',
  })
  await aLiveAuction(app, { seller })
  expect(await follow(me, seller)).toEqual({ seller_id: seller.id })
  await follow(me, seller)
  expect(await app.as(me).call(listFollowedSellerIds, {})).toEqual({ ids: [seller.id] })
  expect(await app.as(me).call(listFollowedSellers, {})).toMatchObject({
    total: 1,
    items: [{ id: seller.id, name: 'Cuba Cycles', avatar: null, has_page: true, live_count: 1 }],
  })
  expect(await app.as(seller).call(countFollowers, {})).toEqual({ followers: 1 })
  expect(await app.as(me).call(countFollowers, {})).toEqual({ followers: 0 })
  await app.as(me).call(unfollowSeller, { id: seller.id })
  await app.as(me).call(unfollowSeller, { id: seller.id })
  expect(await app.as(me).call(listFollowedSellers, {})).toMatchObject({ total: 0, items: [] })
})

/** One more follow would be too many. */
async function followManyMore(me: Person) {
  await sql`
    with made as (
      insert into accounts (type, status, first_name, last_name, display_name, email, phone_number, password_hash)
      select 'user', 'active', 'Many', 'Kahu', 'Many K.', 'many' || n || '@example.nz', '+64211' || 200000 + n, password_hash
        from accounts, generate_series(1, ${maxFollows - 1}) n where accounts.id = ${me.id} returning id)
    insert into seller_follows select ${me.id}, id, clock_timestamp() from made`.execute(app.platform.db)
}

test('followSeller refuses oneself, an unknown account, an admin and more than 500', async () => {
  const [me, seller, other] = [await aMember(app), await aMember(app), await aMember(app)]
  const admin = await aMember(app, { type: 'admin' })
  expect(await follow(me, me)).toMatchObject({ key: 'own_seller' })
  expect(await follow(me, admin)).toMatchObject({ key: 'not_found' })
  expect(await follow(me, { ...me, id: 999_999 as AccountId })).toMatchObject({ key: 'not_found' })
  await follow(me, seller)
  await followManyMore(me)
  expect(await follow(me, other)).toMatchObject({ key: 'follows_full' })
  await follow(me, seller)
})

test('followers are notified of one listing with its price, on the channels they chose', async () => {
  const [seller, me] = [await aMember(app), await aMember(app, { email: 'follower@example.nz' })]
  const quiet = await aMember(app, { email: 'quiet-follower@example.nz' })
  await follow(me, seller)
  await follow(quiet, seller)
  await app.as(quiet).call(putNotificationChoices, {
    items: [{ kind: 'followed_seller_listed', in_app: true, push: false, email: false }],
  })
  const { id } = await aLiveAuction(app, { seller, title: 'Brass lamp' })
  await notifyIn(1)
  expect(await noticesOf(me)).toEqual([])
  await notifyIn(3)
  await notifyIn(4)
  expect(await noticesOf(me)).toMatchObject([
    { body: expect.stringMatching(/“Brass lamp”: Starts at NZ\$\s10\.$/), link: `/general/${id}/detail` },
  ])
  expect(await noticesOf(quiet)).toHaveLength(1)
  expect(await noticesOf(seller)).toEqual([])
  expect(await sentTo(app, 'follower@example.nz')).toHaveLength(1)
  expect(await sentTo(app, 'quiet-follower@example.nz')).toHaveLength(0)
})

test('several listings come in one notice, and those within the next hour in another', async () => {
  const [seller, me] = [await aMember(app), await aMember(app)]
  await follow(me, seller)
  for (const title of ['First', 'Second', 'Third', 'Fourth']) await aLiveAuction(app, { seller, title })
  await notifyIn(3)
  await aFixedPriceListing(app, { seller })
  await notifyIn(30)
  expect(await noticesOf(me)).toMatchObject([
    {
      title: expect.stringMatching(/^4 new listings from /),
      body: expect.stringMatching(/“Fourth”, “Third” and 2 others\.$/),
      link: `/seller-detail/${seller.id}`,
    },
  ])
  await notifyIn(64)
  expect(await noticesOf(me)).toHaveLength(2)
})

test('two workers notify followers once', async () => {
  const [seller, me] = [await aMember(app), await aMember(app)]
  await follow(me, seller)
  await aLiveAuction(app, { seller })
  await app.settle()
  const later = new Date(Date.now() + 180_000)
  await Promise.all([1, 2, 3].map(() => notifyFollowers(app.platform.db, later)))
  await app.settle()
  expect(await noticesOf(me)).toHaveLength(1)
})

async function block(seller: Person, whom: AccountId, listingId: ListingId) {
  await app.platform.db
    .insertInto('blocks')
    .values({ seller_id: seller.id, account_id: whom, listing_id: listingId, at: new Date() })
    .execute()
}

test('followers hear nothing of a seller who blocks them, whom they block, or who is suspended', async () => {
  const [seller, blocked, blocking, free] = await Promise.all([1, 2, 3, 4].map(() => aMember(app)))
  if (!seller || !blocked || !blocking || !free) throw new Error('No members.')
  for (const one of [blocked, blocking, free]) await follow(one, seller)
  const own = await aLiveAuction(app, { seller: blocking })
  await block(blocking, seller.id, own.id)
  const { id } = await aLiveAuction(app, { seller })
  await block(seller, blocked.id, id)
  await notifyIn(3)
  expect(
    await Promise.all([blocked, blocking, free].map(async (one) => (await noticesOf(one)).length)),
  ).toEqual([0, 0, 1])
  await aLiveAuction(app, { seller })
  await app.settle()
  await app.as(await aMember(app, { type: 'admin' })).call(suspendMember, {
    id: seller.id,
    kind: 'whole',
    until: null,
    reason: 'Sold stolen goods.',
  })
  await notifyIn(120)
  expect(await noticesOf(free)).toHaveLength(1)
})

test('a listing withdrawn before its notice, and one from before the follow, are not announced', async () => {
  const [seller, me, late] = [await aMember(app), await aMember(app), await aMember(app)]
  await follow(me, seller)
  const { id } = await aLiveAuction(app, { seller, title: 'Given away' })
  await app.settle()
  await app.as(seller).call(setListingStatus, { id, status: 'withdrawn', reason: 'Given away.' })
  await notifyIn(3)
  expect(await noticesOf(me)).toEqual([])
  await aLiveAuction(app, { seller, title: 'For sale' })
  await app.settle()
  await follow(late, seller)
  await notifyIn(3)
  expect(await noticesOf(me)).toHaveLength(1)
  expect(await noticesOf(late)).toEqual([])
})

test('deleting an account removes its follows and its followers', async () => {
  const [me, seller, other] = [await aMember(app), await aMember(app), await aMember(app)]
  await follow(me, seller)
  await follow(other, me)
  await transact(app.platform.db, (tx) => recordEvent(tx, accountDeleted, { account_id: me.id }))
  await app.settle()
  expect(await app.as(seller).call(countFollowers, {})).toEqual({ followers: 0 })
  expect(await app.as(other).call(listFollowedSellers, {})).toMatchObject({ total: 0 })
})
