import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getListing } from '#domains/listings/common/listings.ts'
import { deleteMember, putMemberStatus } from '#domains/accounts/common/members/members.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import {
  deleteListing,
  getOwnListing,
  listOwnListings,
  updateListing,
} from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aFullDraft, aPendingListing, requestApprovalFor } from '#test/harness/market/moderation.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin', first_name: 'Hana', last_name: 'Parata' })
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(() => requestApprovalFor(app, admin, 'everybody'))

const move = (
  who: Person,
  id: number,
  status: 'draft' | 'active' | 'suspended' | 'withdrawn',
  reason?: string,
) => app.as(who).call(setListingStatus, { id, status, reason })
const own = (who: Person, id: number) => app.as(who).call(getOwnListing, { id })
const newestOf = async (who: Person) => (await app.as(who).call(listNotifications, {})).items[0]

test('a submitted listing is visible only to its seller and can’t change until it is decided', async () => {
  const { id, seller, version } = await aPendingListing(app)
  await app.settle()
  expect(await app.as(null).call(getListing, { id })).toMatchObject({ key: 'not_found' })
  expect(await app.as(await aMember(app)).call(getListing, { id })).toMatchObject({ key: 'not_found' })
  expect((await app.as(null).call(searchListings, { q: 'Cinelli' })).items).toEqual([])
  const table = await app.as(seller).call(listOwnListings, { status: 'pending' })
  expect(table).toMatchObject({ items: [{ id, status: 'pending' }], counts: { pending: 1, draft: 0 } })
  const change = { id, version: version + 1, title: 'Something else' }
  expect(await app.as(seller).call(updateListing, change)).toMatchObject({ key: 'listing_not_editable' })
  expect(await move(seller, id, 'active')).toMatchObject({ key: 'listing_not_editable' })
  expect(await move(seller, id, 'withdrawn')).toMatchObject({ key: 'listing_not_editable' })
})

test('an approved listing is live, and its duration starts then', async () => {
  const { id, seller } = await aPendingListing(app)
  await app.platform.db.updateTable('listings').set({ duration_minutes: 30 }).where('id', '=', id).execute()
  const before = Date.now()
  const reply = await move(admin, id, 'active')
  expect(reply).toMatchObject({ status: 'active', reason: null })
  const runsMs = Date.parse(reply.closes_at!) - before
  expect(runsMs).toBeGreaterThanOrEqual(30 * 60_000 - 50)
  expect(runsMs).toBeLessThan(31 * 60_000)
  await app.settle()
  expect(await app.as(null).call(getListing, { id })).toMatchObject({ status: 'active' })
  expect(await newestOf(seller)).toMatchObject({ kind: 'moderation', title: 'Your listing is live' })
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'listing', subject_id: id })
  expect(items).toMatchObject([
    { action: 'listing.approved', before: { status: 'pending' }, after: { status: 'active' } },
  ])
  expect(await move(admin, id, 'active')).toMatchObject({ status: 409, key: 'listing_not_editable' })
})

test('a listing sent back with a reason is changed, submitted again and approved', async () => {
  const { id, seller } = await aPendingListing(app)
  expect(await move(admin, id, 'draft')).toMatchObject({
    key: 'validation_failed',
    errors: { reason: expect.stringMatching(/The seller will see it/) },
  })
  expect(await move(admin, id, 'draft', 'Say which frame size.')).toMatchObject({ status: 'draft' })
  await app.settle()
  const note = await newestOf(seller)
  expect(note).toMatchObject({ kind: 'moderation', link: `/general/${id}/edit` })
  expect(note!.body).toContain('Say which frame size.')
  const draft = await own(seller, id)
  expect(draft).toMatchObject({ status: 'draft', status_reason: 'Say which frame size.' })
  const drafts = await app.as(seller).call(listOwnListings, { status: 'draft' })
  expect(drafts.items).toMatchObject([{ id, status_reason: 'Say which frame size.' }])
  const mended = await app
    .as(seller)
    .call(updateListing, { id, version: draft.version, title: 'Cinelli, 54 cm' })
  expect(mended).toMatchObject({ title: 'Cinelli, 54 cm' })
  expect(await move(seller, id, 'active')).toMatchObject({ status: 'pending' })
  expect(await own(seller, id)).toMatchObject({ status_reason: null })
  expect(await move(admin, id, 'active')).toMatchObject({ status: 'active' })
})

test('a listing whose end passed while it waited is sent back with the reason', async () => {
  const closesAt = new Date(Date.now() + 3_600_000).toISOString()
  const { id, seller } = await aPendingListing(app, undefined, { closes_at: closesAt })
  const past = new Date(Date.now() - 1000)
  await app.platform.db.updateTable('listings').set({ closes_at: past }).where('id', '=', id).execute()
  expect(await move(admin, id, 'active')).toMatchObject({
    status: 'draft',
    closes_at: null,
    reason: expect.stringMatching(/closing time you chose passed/),
  })
  await app.settle()
  expect((await newestOf(seller))!.body).toMatch(/closing time you chose passed/)
  expect(
    await app.platform.db.selectFrom('deals').selectAll().where('listing_id', '=', id).execute(),
  ).toEqual([])
})

test('the seller withdraws a submission to edit it, or deletes it', async () => {
  const { id, seller } = await aPendingListing(app)
  expect(await move(seller, id, 'draft')).toMatchObject({ status: 'draft' })
  expect(await own(seller, id)).toMatchObject({ status: 'draft', status_reason: null })
  expect(await move(seller, id, 'draft')).toMatchObject({ status: 409 })
  expect(await move(admin, id, 'active')).toMatchObject({
    status: 409,
    message: expect.stringMatching(/draft/),
  })
  expect(await move(seller, id, 'active')).toMatchObject({ status: 'pending' })
  expect(await move(admin, id, 'draft', 'Say which size.')).toMatchObject({ status: 'draft' })
  await app.settle()
  expect(await newestOf(seller)).toMatchObject({ kind: 'moderation' })
  expect(await app.as(seller).call(deleteListing, { id })).toEqual({ ok: true })
  expect(await newestOf(seller)).toBeUndefined()
  expect(await own(seller, id)).toMatchObject({ key: 'not_found' })
})

test('a listing deleted before its return was emailed sends nothing', async () => {
  const { id, seller } = await aPendingListing(app)
  await move(admin, id, 'draft', 'Say which size.')
  expect(await app.as(seller).call(deleteListing, { id })).toEqual({ ok: true })
  await app.settle()
  expect(await newestOf(seller)).toBeUndefined()
})

test('only the seller submits or withdraws, and only admins decide', async () => {
  const { id, seller } = await aPendingListing(app)
  const other = await aMember(app)
  for (const status of ['draft', 'active', 'withdrawn', 'suspended'] as const) {
    expect(await move(other, id, status, 'Because')).toMatchObject({ status: 404, key: 'not_found' })
    expect(await app.as(null).call(setListingStatus, { id, status })).toMatchObject({
      key: 'unauthenticated',
    })
  }
  expect(await move(seller, id, 'suspended', 'Because')).toMatchObject({ status: 409 })
  expect(await move(admin, 999_999_999, 'active')).toMatchObject({ key: 'not_found' })
  expect(await own(seller, id)).toMatchObject({ status: 'pending' })
})

test('the settings decide who needs approval, and live listings aren’t affected', async () => {
  const known = await aMember(app)
  await requestApprovalFor(app, admin, 'nobody')
  const live = await aLiveAuction(app, { seller: known })
  const publish = async (seller: Person) => {
    const { id } = await aFullDraft(app, seller)
    return (await move(seller, id, 'active')).status
  }
  await requestApprovalFor(app, admin, 'new_sellers')
  expect([await publish(known), await publish(await aMember(app))]).toEqual(['active', 'pending'])
  const { category_id } = await aFullDraft(app, known)
  const { path } = await app.platform.db
    .selectFrom('categories')
    .select('path')
    .where('id', '=', category_id)
    .executeTakeFirstOrThrow()
  await requestApprovalFor(app, admin, 'categories', [path[0]!])
  expect(await publish(known)).toBe('pending')
  await requestApprovalFor(app, admin, 'categories', [path[0]! + 1_000_000])
  expect(await publish(known)).toBe('active')
  await requestApprovalFor(app, admin, 'everybody')
  expect(await app.as(null).call(getListing, { id: live.id })).toMatchObject({ status: 'active' })
})

test('a suspended seller’s listing can’t go live, and a deleted one’s submission is withdrawn', async () => {
  const { id, seller } = await aPendingListing(app)
  const suspend = { id: seller.id, status: 'suspended' as const, reason: 'Under review' }
  await app.as(admin).call(putMemberStatus, suspend)
  expect(await move(admin, id, 'active')).toMatchObject({
    key: 'listing_not_editable',
    message: expect.stringMatching(/account isn’t active/),
  })
  await app.as(admin).call(deleteMember, { id: seller.id, reason: 'Asked to be gone' })
  await app.settle()
  expect(await move(admin, id, 'active')).toMatchObject({ key: 'not_found' })
})
