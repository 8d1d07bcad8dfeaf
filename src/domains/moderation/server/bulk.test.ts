import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { listConversations } from '#domains/chat/common/chat.ts'
import { listSupportRequests } from '#domains/chat/common/support.ts'
import { planMembers, getMember } from '#domains/accounts/common/members/members.ts'
import { decideListings, moveListings, planListings } from '#domains/moderation/common/moderation.ts'
import { decideMembers, listOwnWarnings } from '#domains/moderation/common/warnings.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { getReview, decideReviews, planReviews } from '#domains/reviews/common/reviews.ts'
import { getOwnListing } from '#domains/selling/common/own-listings.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aPendingListing, requestApprovalFor } from '#test/harness/market/moderation.ts'
import { aMember } from '#test/harness/market/people.ts'
import { bothWrote } from '#test/harness/market/reviews.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const reason = 'A raid.'
const countNotices = async (person: Person) => {
  await app.settle()
  return (await app.as(person).call(listNotifications, {})).items.length
}

test('planListings shows what would happen to all matches, and why not to the rest', async () => {
  const seller = await aMember(app)
  const live = await aLiveAuction(app, { seller })
  const other = await aFixedPriceListing(app, { seller, price_cents: 700 })
  await requestApprovalFor(app, admin, 'everybody')
  const pending = await aPendingListing(app, seller)
  await requestApprovalFor(app, admin, 'nobody')
  const plan = await app.as(admin).call(planListings, { seller: seller.id, act: 'suspend' })
  expect(plan).toMatchObject({ total: 3, cannot: [{ why: expect.stringMatching(/approval/), count: 1 }] })
  expect(plan.ids.toSorted((a, b) => a - b)).toEqual([live.id, other.id].toSorted((a, b) => a - b))
  const back = await app.as(admin).call(planListings, { seller: seller.id, act: 'send_back' })
  expect(back.ids).toEqual([pending.id])
  const sent = await app.as(admin).call(decideListings, { ids: back.ids, status: 'draft', reason })
  expect(sent).toMatchObject({ decided: [{ id: pending.id, status: 'draft' }], refused: [] })
})

test('a bulk request repeated under one key acts once, and returns the same answer', async () => {
  const seller = await aMember(app)
  const ids = [await aLiveAuction(app, { seller }), await aLiveAuction(app, { seller })].map(({ id }) => id)
  const input = { ids, status: 'suspended' as const, reason }
  const idempotencyKey = { idempotencyKey: 'the-first-piece' }
  // Simulates a connection lost after the first of them.
  const [first, again] = await Promise.all([
    app.as(admin).call(decideListings, input, idempotencyKey),
    app.as(admin).call(decideListings, input, idempotencyKey),
  ])
  expect(first.decided.map(({ id }) => id)).toEqual(ids)
  expect(again).toEqual(first)
  expect(await app.as(admin).call(decideListings, input, idempotencyKey)).toEqual(first)
  const log = await app.as(admin).call(listAudit, { subject_kind: 'listing', subject_id: ids[0] })
  expect(log.items.map(({ action }) => action)).toEqual(['listing.suspended'])
  const notices = await countNotices(seller)
  await app.as(admin).call(decideListings, input, idempotencyKey)
  expect(await countNotices(seller)).toBe(notices)
})

test('live listings move to another category and back to where each was', async () => {
  const seller = await aMember(app)
  const listing = await aLiveAuction(app, { seller })
  const elsewhere = await aFixedPriceListing(app, { seller, price_cents: 900 })
  const { rows } = await app.platform.pool.query<{ id: number }>(
    `select k.id from categories k where k.type = 'general' and k.id <> $1
        and not exists (select from categories c where c.parent_id = k.id) order by k.id limit 1`,
    [(await app.as(seller).call(getOwnListing, { id: listing.id })).category_id],
  )
  const to = rows[0]!.id
  const before = (await app.as(seller).call(getOwnListing, { id: listing.id })).category_id!
  const moves = [listing.id, elsewhere.id].map((id) => ({ id, category_id: to }))
  const moved = await app.as(admin).call(moveListings, { moves, reason })
  expect(moved).toMatchObject({ decided: [{ id: listing.id, before }, { id: elsewhere.id }], refused: [] })
  expect(await app.as(seller).call(getOwnListing, { id: listing.id })).toMatchObject({ category_id: to })
  const back = moved.decided.map((one) => ({ id: one.id, category_id: one.before! }))
  await app.as(admin).call(moveListings, { moves: back, reason: 'Moved by mistake.' })
  expect(await app.as(seller).call(getOwnListing, { id: listing.id })).toMatchObject({ category_id: before })
})

test('members are warned, suspended and reinstated in bulk, without admins', async () => {
  const people = [
    await aMember(app, { last_name: 'Bulkworthy' }),
    await aMember(app, { last_name: 'Bulkworthy' }),
  ]
  const ids = people.map(({ id }) => id)
  const plan = await app.as(admin).call(planMembers, { q: 'Bulkworthy', act: 'suspend' })
  expect(plan.ids.toSorted((a, b) => a - b)).toEqual(ids)
  const admins = await app.as(admin).call(planMembers, { type: 'admin', act: 'warn' })
  expect(admins).toMatchObject({ ids: [], cannot: [{ count: admins.total }] })
  const decide = (act: 'warn' | 'suspend' | 'reinstate', of = ids) =>
    app.as(admin).call(decideMembers, { ids: of, act, reason })
  expect(await decide('warn', [...ids, admin.id])).toMatchObject({
    decided: ids.map((id) => ({ id })),
    refused: [{ id: admin.id }],
  })
  expect(await app.as(people[0]!).call(listOwnWarnings, {})).toMatchObject({
    items: [{ reason }],
    strikes: 0,
  })
  await decide('suspend')
  expect(await app.as(admin).call(getMember, { id: ids[0]! })).toMatchObject({ status: 'suspended' })
  expect(await decide('suspend')).toMatchObject({ decided: [], refused: ids.map((id) => ({ id })) })
  await decide('reinstate')
  expect(await app.as(admin).call(getMember, { id: ids[0]! })).toMatchObject({ status: 'active' })
})

test('a bulk message from Hoko support creates no waiting request', async () => {
  const people = [
    await aMember(app, { last_name: 'Noticeworthy' }),
    await aMember(app, { last_name: 'Noticeworthy' }),
    await aMember(app, { last_name: 'Noticeworthy' }),
  ]
  const [first, , gone] = people.map(({ id }) => id) as [AccountId, AccountId, AccountId]
  await app.as(admin).call(decideMembers, { ids: [gone], act: 'suspend', reason })
  const plan = await app.as(admin).call(planMembers, { q: 'Noticeworthy', act: 'message' })
  expect(plan).toMatchObject({ total: 3, cannot: [{ count: 1 }] })
  expect(plan.ids).toHaveLength(2)
  const text = 'Courier prices change on Monday.'
  const sent = await app
    .as(admin)
    .call(decideMembers, { ids: [...plan.ids, gone], act: 'message', reason: text })
  expect(sent).toMatchObject({ refused: [{ id: gone }] })
  expect(sent.decided).toHaveLength(2)
  const { items } = await app.as(people[0]!).call(listConversations, {})
  expect(items).toMatchObject([{ last_message: { text } }])
  const waiting = await app.as(admin).call(listSupportRequests, { show: 'waiting' })
  expect(waiting).toMatchObject({ items: [] })
  const audit = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: first })
  expect(audit.items[0]).toMatchObject({ action: 'support.notice-sent', after: { text } })
})

test('reviews are removed and restored in bulk', async () => {
  const { ofSeller } = await bothWrote(app)
  const ids = [ofSeller.id]
  const q = String(ofSeller.id)
  expect(await app.as(admin).call(planReviews, { q, act: 'put_back' })).toMatchObject({ ids: [] })
  await app.as(admin).call(decideReviews, { ids, act: 'remove', reason })
  expect(await app.as(admin).call(planReviews, { q, act: 'put_back' })).toMatchObject({ ids })
  const back = await app.as(admin).call(decideReviews, { ids, act: 'put_back', reason })
  expect(back).toMatchObject({ decided: [{ id: ofSeller.id }], refused: [] })
  expect(await app.as(null).call(getReview, { id: ofSeller.id })).toMatchObject({ id: ofSeller.id })
})

test('members can’t use bulk actions', async () => {
  const member = await aMember(app)
  expect(await app.as(member).call(planListings, { act: 'suspend' })).toMatchObject({ key: 'forbidden' })
  const ids = [member.id]
  const input = { ids, act: 'warn' as const, reason }
  expect(await app.as(member).call(decideMembers, input)).toMatchObject({ key: 'forbidden' })
})
