import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OperationInput } from '#platform/common/operation.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { setPlanStatus, updatePlan, type Plan } from '#domains/billing/common/plans/plans.ts'
import {
  createListing,
  getOwnListing,
  listOwnListings,
  updateListing,
} from '#domains/selling/common/own-listings.ts'
import { relistListing } from '#domains/selling/common/selling.ts'
import { checkPermission } from '#domains/billing/common/subscriptions/subscriptions.ts'
import { aPicture } from '#test/harness/doubles/pictures.ts'
import { anUnsoldAuction, edit, letItEnd } from '#test/harness/market/listing-life.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aFullDraft, requestApprovalFor } from '#test/harness/market/moderation.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aPlan, setFreeLimits } from '#test/harness/market/plans.ts'
import { aSubscription } from '#test/harness/market/subscriptions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let member: Person
let small: Plan
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  small = await aPlan(app, admin, { price_cents: 500, max_general_listings: 2, max_pictures: 2 })
  await aPlan(app, admin, { price_cents: 900, max_general_listings: 50, max_vehicle_listings: 0 })
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  member = await aMember(app)
  await setFreeLimits(app, admin, {
    free_general_listings: 1,
    free_vehicle_listings: null,
    free_pictures: 20,
  })
})

const request = (input: OperationInput<typeof checkPermission>, person = member) =>
  app.as(person).call(checkPermission, input)
const publish = (id: number, person = member) =>
  app.as(person).call(setListingStatus, { id, status: 'active' })
const statusOf = async (id: number) => (await app.as(member).call(getOwnListing, { id })).status

test('without a plan the settings give the limits, and the cheapest sufficient plan is named', async () => {
  expect(await request({ action: 'create_listing', type: 'vehicle' })).toEqual({
    allowed: true,
    message: '',
    plan_needed: null,
    current_plan: null,
    used: 0,
    limit: null,
  })
  expect(await request({ action: 'create_listing' })).toMatchObject({ allowed: true, used: 0, limit: 1 })
  await aLiveAuction(app, { seller: member })
  expect(await request({ action: 'create_listing' })).toEqual({
    allowed: false,
    message: 'To list another general item you need a plan. See what there is and choose one.',
    plan_needed: { id: small.id, name: small.name, price_cents: 500, interval: 'month' },
    current_plan: null,
    used: 1,
    limit: 1,
  })
  expect(await request({ action: 'add_picture', have: 19 })).toMatchObject({ allowed: true, limit: 20 })
  expect(await request({ action: 'branding' })).toMatchObject({ allowed: false, plan_needed: null, limit: 0 })
})

test('only an active subscription counts', async () => {
  const subscription = await aSubscription(app, member, small)
  expect(await request({ action: 'create_listing' })).toMatchObject({ limit: 2 })
  await subscription.fall()
  expect(await request({ action: 'create_listing' })).toMatchObject({ limit: 1 })
})

test('publishing beyond the limit is refused, and the draft remains', async () => {
  await aLiveAuction(app, { seller: member })
  const { id } = await aFullDraft(app, member)
  expect(await publish(id)).toMatchObject({
    status: 403,
    key: 'subscription_required',
    message: expect.stringContaining('To list another general item'),
    permission: { used: 1, limit: 1, plan_needed: { id: small.id } },
  })
  expect(await statusOf(id)).toBe('draft')
  await aSubscription(app, member, small)
  expect(await publish(id)).toMatchObject({ status: 'active' })
  const third = await aFullDraft(app, member)
  const refused = await publish(third.id)
  expect(refused).toMatchObject({
    key: 'subscription_required',
    message: `To list another general item you need a bigger plan than ${small.name}.`,
    permission: { action: 'create_listing', current_plan: small.name, used: 2, limit: 2 },
  })
})

test('a lowered limit applies to everyone at once, and live listings above it remain', async () => {
  const plan = await aPlan(app, admin, { max_general_listings: 3 })
  await aSubscription(app, member, plan)
  const live = [await aLiveAuction(app, { seller: member }), await aLiveAuction(app, { seller: member })]
  await app.as(admin).call(updatePlan, { id: plan.id, max_general_listings: 1 })
  await app.as(admin).call(setPlanStatus, { id: plan.id, status: 'disabled' })
  expect(await publish((await aFullDraft(app, member)).id)).toMatchObject({
    key: 'subscription_required',
    permission: { used: 2, limit: 1 },
  })
  for (const { id } of live) expect(await statusOf(id)).toBe('active')
})

test('a listing that waits for approval counts already', async () => {
  await requestApprovalFor(app, admin, 'everybody')
  const first = await aFullDraft(app, member)
  expect(await publish(first.id)).toMatchObject({ status: 'pending' })
  const second = await aFullDraft(app, member)
  expect(await publish(second.id)).toMatchObject({ key: 'subscription_required' })
  expect(await publish(first.id, admin)).toMatchObject({ status: 'active' })
  await requestApprovalFor(app, admin, 'nobody')
})

test('an admin who publishes for a member gets the same refusal', async () => {
  await aLiveAuction(app, { seller: member })
  const { id } = await aFullDraft(app, admin, { seller_id: member.id })
  expect(await publish(id, admin)).toMatchObject({
    key: 'subscription_required',
    message: 'This member has used 1 of 1, so their plan doesn’t allow more.',
  })
})

test('a manual relisting beyond the limit is refused, and an automatic one becomes a draft', async () => {
  await setFreeLimits(app, admin, { free_general_listings: null })
  const ended = await anUnsoldAuction(app, { seller: member })
  await setFreeLimits(app, admin, { free_general_listings: 1 })
  const { id } = await aLiveAuction(app, { seller: member })
  expect(await app.as(member).call(relistListing, { id: ended.id, as_it_was: true })).toMatchObject({
    key: 'subscription_required',
  })
  expect(await app.as(member).call(relistListing, { id: ended.id })).toMatchObject({ status: 'draft' })
  await edit(app, member, id, { auto_relist_left: 2 })
  await setFreeLimits(app, admin, { free_general_listings: 0 })
  await letItEnd(app, id)
  await app.settle()
  const drafts = await app.as(member).call(listOwnListings, { status: 'draft' })
  expect(drafts.items).toHaveLength(2)
  const notices = await app.as(member).call(listNotifications, {})
  expect(notices.items.map(({ body }) => body).join()).toContain(
    'you’ve used all the listings you can have live',
  )
})

test('photos above the limit can’t be added, and existing ones remain', async () => {
  const pictures = await Promise.all([1, 2, 3].map(() => aPicture(app, member)))
  const imageIds = pictures.map(({ id }) => id)
  const { id, version } = await aFullDraft(app, member, { image_ids: imageIds })
  await setFreeLimits(app, admin, { free_pictures: 2 })
  const saved = await app.as(member).call(updateListing, { id, version, image_ids: imageIds.toReversed() })
  expect(saved.images).toHaveLength(3)
  const more = [...imageIds, (await aPicture(app, member)).id]
  expect(
    await app.as(member).call(updateListing, { id, version: saved.version, image_ids: more }),
  ).toMatchObject({ key: 'subscription_required', permission: { used: 3, limit: 2 } })
  expect(await app.as(member).call(createListing, { type: 'general', image_ids: imageIds })).toMatchObject({
    key: 'subscription_required',
    message: expect.stringContaining('add more than 2 photos'),
  })
})

test('only one of ten parallel publications gets the last place', async () => {
  const drafts = await Promise.all(Array.from({ length: 10 }, () => aFullDraft(app, member)))
  const replies = await Promise.all(drafts.map(({ id }) => publish(id)))
  expect(replies.map((reply) => reply.key ?? reply.status).sort()).toEqual(
    ['active', ...Array.from({ length: 9 }, () => 'subscription_required')].sort(),
  )
  expect(await request({ action: 'create_listing' })).toMatchObject({ used: 1, limit: 1 })
})
