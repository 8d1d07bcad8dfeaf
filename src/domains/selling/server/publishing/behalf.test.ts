import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getListingAdvice, getEditingTerms } from '#domains/selling/common/selling.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { putMemberStatus } from '#domains/accounts/common/members/members.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import {
  decideListings,
  getAdminListing,
  listAdminListings,
  setListingStatus,
} from '#domains/moderation/common/moderation.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import {
  createListing,
  deleteListing,
  getOwnListing,
  updateListing,
} from '#domains/selling/common/own-listings.ts'
import { aBidOn, edit } from '#test/harness/market/listing-life.ts'
import { aCategory, aLiveAuction } from '#test/harness/market/market.ts'
import { aFullDraft, requestApprovalFor } from '#test/harness/market/moderation.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { resolveActorToStart } from './behalf.service.ts'
import { startDraft } from './drafts.service.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const words = { title: 'Toyota Corolla, one owner', description: 'Runs well.', suburb: 'petone' }
const corolla = {
  subtype: 'car',
  make: 'Toyota',
  model: 'Corolla',
  year: 2019,
  odometer_km: 90_000,
  fuel_type: 'hybrid',
  transmission: 'cvt',
} as const

async function aCarFor(member: Person, more: Partial<OperationInput<typeof createListing>> = {}) {
  return await app.as(admin).call(createListing, {
    type: 'vehicle',
    seller_id: member.id,
    ...words,
    condition: 'used',
    category_id: await aCategory(app, 'vehicle'),
    start_price_cents: 100_000,
    duration_minutes: 60,
    vehicle: corolla,
    ...more,
  })
}

const publish = (person: Person, id: number) =>
  app.as(person).call(setListingStatus, { id, status: 'active' })
const auditOf = async (subjectId: number) =>
  (await app.as(admin).call(listAudit, { subject_kind: 'listing', subject_id: subjectId })).items

async function received(person: Person) {
  await app.settle()
  const { items } = await app.as(person).call(listNotifications, {})
  return items.filter(({ kind }) => kind === 'behalf')
}

describe('an admin lists for a member', () => {
  test('an admin’s draft belongs to the member, and each save is logged with its changes', async () => {
    const member = await aMember(app)
    const draft = await aCarFor(member)
    expect(draft).toMatchObject({ status: 'draft', seller_id: member.id })
    const saved = await app.as(admin).call(updateListing, {
      id: draft.id,
      version: draft.version,
      title: 'Toyota Corolla, two owners',
      vehicle: { odometer_km: 91_000 },
    })
    expect(saved.version).toBe(draft.version + 1)
    const mine = await app.as(member).call(getOwnListing, { id: draft.id })
    expect(mine).toMatchObject({ title: 'Toyota Corolla, two owners', vehicle: { odometer_km: 91_000 } })

    expect(await auditOf(draft.id)).toMatchObject([
      {
        action: 'listing.draft-changed-for',
        actor_id: admin.id,
        before: { title: words.title, vehicle: { odometer_km: 90_000 } },
        after: { title: 'Toyota Corolla, two owners', vehicle: { odometer_km: 91_000 } },
      },
      { action: 'listing.started-for', actor_id: admin.id, before: null, after: { seller_id: member.id } },
    ])
    expect(await received(member)).toEqual([])
  })

  test('a published listing is live in the member’s name, who is notified and can edit it', async () => {
    const member = await aMember(app)
    const draft = await aCarFor(member)
    expect(await app.as(admin).call(getListingAdvice, { id: draft.id })).toMatchObject({ items: [] })
    expect(await publish(admin, draft.id)).toMatchObject({ status: 'active', closes_at: expect.any(String) })
    const shown = await app.as(null).call(getListing, { id: draft.id })
    expect(shown.seller.id).toBe(member.id)

    expect(await received(member)).toMatchObject([
      {
        title: 'Listed for you',
        body: expect.stringContaining('Hoko listed “Toyota Corolla, one owner” for you'),
        link: `/vehicle/${draft.id}/detail`,
      },
    ])
    const saved = await app.as(admin).call(getAdminListing, { id: draft.id })
    expect(saved.history[0]).toMatchObject({ status: 'active', moved_by: 'admin' })
    expect((await auditOf(draft.id))[0]).toMatchObject({
      action: 'listing.listed-for',
      before: { status: 'draft' },
      after: { status: 'active', title: words.title },
    })
    expect(await edit(app, member, draft.id, { title: 'My Corolla' })).toMatchObject({ title: 'My Corolla' })
  })

  test('an admin can’t publish what its seller edited last', async () => {
    const member = await aMember(app)
    const own = await aFullDraft(app, member)
    expect(await publish(admin, own.id)).toMatchObject({ status: 409 })
    const { id } = await aCarFor(member)
    await edit(app, member, id, { title: 'Going on with it' })
    expect(await publish(admin, id)).toMatchObject({ status: 409, message: expect.stringContaining('draft') })
    await edit(app, admin, id, { title: 'Toyota Corolla' })
    expect(await publish(admin, id)).toMatchObject({ status: 'active' })
  })

  test('an incomplete listing is refused at its fields, as for its seller', async () => {
    const draft = await aCarFor(await aMember(app), { title: '', vehicle: { ...corolla, year: null } })
    const refused = await publish(admin, draft.id)
    expect(refused).toMatchObject({ status: 422 })
    expect(Object.keys(refused.errors!)).toEqual(expect.arrayContaining(['title', 'vehicle.year']))
  })

  test('a listing by an admin needs no approval', async () => {
    await requestApprovalFor(app, admin, 'everybody')
    const member = await aMember(app)
    const draft = await aCarFor(member)
    expect(await publish(admin, draft.id)).toMatchObject({ status: 'active' })
    const own = await aFullDraft(app, member)
    expect(await publish(member, own.id)).toMatchObject({ status: 'pending' })
    await requestApprovalFor(app, admin, 'nobody')
  })

  test('the admin table has the draft, but not a member’s own drafts', async () => {
    const member = await aMember(app)
    const [theirs, own] = [await aCarFor(member), await aFullDraft(app, member)]
    const { items } = await app.as(admin).call(listAdminListings, { seller: member.id, status: 'draft' })
    expect(items.map(({ id }) => id)).toEqual([theirs.id])
    expect(await app.as(admin).call(getAdminListing, { id: own.id })).toMatchObject({ status: 404 })
    const decided = await app
      .as(admin)
      .call(decideListings, { ids: [theirs.id], status: 'active', reason: 'All good' })
    expect(decided).toMatchObject({ decided: [], refused: [{ id: theirs.id }] })
  })
})

describe('the seller of an admin’s listing', () => {
  const start = (person: Person | null, sellerId?: number) =>
    app.as(person).call(createListing, { type: 'general', ...(sellerId ? { seller_id: sellerId } : {}) })

  test('can’t be named by a user, not even as themselves', async () => {
    const [user, other] = [await aMember(app), await aMember(app)]
    const refused = { status: 422, errors: { seller_id: expect.stringContaining('Only Hoko') } }
    expect(await start(user, other.id)).toMatchObject(refused)
    expect(await start(user, user.id)).toMatchObject(refused)
  })

  test('is a member whose account is open', async () => {
    const [closedReason, gone] = [await aMember(app), await aMember(app)]
    await app
      .as(admin)
      .call(putMemberStatus, { id: closedReason.id, status: 'suspended', reason: 'Unpaid fees' })
    const accounts = app.platform.db.updateTable('accounts')
    await accounts.set({ status: 'deleted' }).where('id', '=', gone.id).execute()
    const nobody = { errors: { seller_id: 'No member with that number.' } }
    expect(await start(admin)).toMatchObject({ status: 422, errors: { seller_id: expect.any(String) } })
    expect(await start(admin, closedReason.id)).toMatchObject({
      status: 422,
      errors: { seller_id: expect.stringContaining('suspended') },
    })
    expect(await start(admin, gone.id)).toMatchObject(nobody)
    expect(await start(admin, admin.id)).toMatchObject(nobody)
    expect(await start(admin, 999_999_999)).toMatchObject(nobody)
  })

  test('is refused if the member is suspended meanwhile', async () => {
    const member = await aMember(app)
    const actor = await resolveActorToStart(app.platform.db, { id: admin.id, type: 'admin' }, member.id)
    await app
      .as(admin)
      .call(putMemberStatus, { id: member.id, status: 'suspended', reason: 'Looking into it' })
    await expect(startDraft(app.platform.db, actor, { type: 'general' })).rejects.toMatchObject({
      key: 'validation_failed',
      details: { errors: { seller_id: expect.stringContaining('suspended') } },
    })
  })

  test('can’t be written for, published or deleted once suspended', async () => {
    const member = await aMember(app)
    const draft = await aCarFor(member)
    await app
      .as(admin)
      .call(putMemberStatus, { id: member.id, status: 'suspended', reason: 'Looking into it' })
    const closedReason = { status: 409, message: expect.stringContaining('suspended') }
    const { id, version } = draft
    expect(await app.as(admin).call(updateListing, { id, version, title: 'Later' })).toMatchObject(
      closedReason,
    )
    expect(await publish(admin, id)).toMatchObject(closedReason)
    expect(await app.as(admin).call(deleteListing, { id })).toMatchObject(closedReason)
  })

  test('is never somebody else in a user’s calls', async () => {
    const stranger = await aMember(app)
    const { id, version } = await aCarFor(await aMember(app))
    const as = app.as(stranger)
    const nothing = { status: 404, key: 'not_found' }
    expect(await as.call(getOwnListing, { id })).toMatchObject(nothing)
    expect(await as.call(updateListing, { id, version, title: 'Mine' })).toMatchObject(nothing)
    expect(await as.call(getListingAdvice, { id })).toMatchObject(nothing)
    expect(await as.call(getEditingTerms, { id })).toMatchObject(nothing)
    expect(await publish(stranger, id)).toMatchObject(nothing)
    expect(await as.call(deleteListing, { id })).toMatchObject(nothing)
    expect(await app.as(admin).call(getOwnListing, { id: 999_999_999 })).toMatchObject({ status: 404 })
  })
})

describe('an admin edits a member’s listing', () => {
  test('a draft’s changes notify the member once per sitting, and are shown on the page', async () => {
    const member = await aMember(app)
    const { id } = await aFullDraft(app, member)
    await edit(app, admin, id, { title: 'Once' })
    await edit(app, admin, id, { title: 'Twice' })
    expect(await received(member)).toMatchObject([
      { body: expect.stringContaining('Hoko is working on “Once” for you'), link: `/general/${id}/edit` },
    ])
    await edit(app, member, id, { title: 'Mine again' })
    await edit(app, admin, id, { title: 'And again' })
    expect(await received(member)).toHaveLength(2)
  })

  test('only an admin corrects an odometer downward after the first bid, and nothing else', async () => {
    const member = await aMember(app)
    const { id } = await aCarFor(member)
    await publish(admin, id)
    await aBidOn(app, id, 200_000)
    expect(await app.as(admin).call(getEditingTerms, { id })).toMatchObject({ has_bids: true })
    const lower = { vehicle: { odometer_km: 80_000 } }
    expect(await edit(app, member, id, lower)).toMatchObject({ status: 422 })
    expect(await edit(app, admin, id, { title: 'Better' })).toMatchObject({
      status: 422,
      errors: { title: expect.stringContaining('People have bid') },
    })
    expect(await edit(app, admin, id, { ...lower, reason: 'As its seller asked' })).toMatchObject({
      vehicle: { odometer_km: 80_000 },
    })
    const [, notice] = (await received(member)).toReversed()
    expect(notice!.body).toContain('Corrected the odometer from 90,000 km to 80,000 km')
    expect((await auditOf(id))[0]).toMatchObject({
      before: { vehicle: { odometer_km: 90_000 } },
      after: { vehicle: { odometer_km: 80_000 } },
    })
  })

  test('deleting a draft and withdrawing a live listing notify the member', async () => {
    const member = await aMember(app)
    const draft = await aCarFor(member)
    await app.as(admin).call(deleteListing, { id: draft.id })
    const live = await aLiveAuction(app, { seller: member, title: 'A kayak' })
    await app.as(admin).call(deleteListing, { id: live.id })
    expect(await received(member)).toMatchObject([
      { body: expect.stringContaining('Hoko withdrew “A kayak” for you') },
      { body: expect.stringContaining('Hoko deleted “Toyota Corolla, one owner”') },
    ])
    expect((await auditOf(draft.id))[0]).toMatchObject({
      action: 'listing.discarded-for',
      before: { title: words.title },
    })
    expect((await auditOf(live.id))[0]).toMatchObject({ action: 'listing.withdrawn-for', actor_id: admin.id })
    const saved = await app.as(admin).call(getAdminListing, { id: live.id })
    expect(saved.history[0]).toMatchObject({ status: 'withdrawn', moved_by: 'admin' })
  })

  test('a listing with bids can’t be deleted', async () => {
    const { id } = await aLiveAuction(app)
    await aBidOn(app, id)
    expect(await app.as(admin).call(deleteListing, { id })).toMatchObject({ status: 409 })
  })
})
