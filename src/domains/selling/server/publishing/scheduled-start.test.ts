import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { suspendMember } from '#domains/accounts/common/members/members.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import {
  createListing,
  deleteListing,
  getOwnListing,
  listOwnListings,
  updateListing,
} from '#domains/selling/common/own-listings.ts'
import { cancelStart, scheduleStart } from '#domains/selling/common/selling.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { withdrawAllListings } from '#domains/listings/server/status/withdrawal.service.ts'
import { putMaintenance, endMaintenance } from '#domains/settings/common/maintenance/maintenance.ts'
import { transact } from '#platform/server/database/db.ts'
import { aCategory } from '#test/harness/market/market.ts'
import { requestApprovalFor } from '#test/harness/market/moderation.ts'
import { aMember } from '#test/harness/market/people.ts'
import { setFreeLimits } from '#test/harness/market/plans.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { startDueListings } from './scheduled-start.service.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

async function aDraft(seller: Person) {
  return await app.as(seller).call(createListing, {
    type: 'general',
    title: 'Folding bicycle',
    category_id: await aCategory(app, 'general'),
    condition: 'used',
    description: 'Ridden to the train.',
    sale_method: 'auction',
    start_price_cents: 1000,
    duration_minutes: 120,
    pickup: 'allowed',
    suburb: 'te-aro',
  })
}

async function aScheduled(seller: Person) {
  const { id } = await aDraft(seller)
  const answer = await app.as(seller).call(scheduleStart, { id, starts_at: inMs(day) })
  if (answer.key) throw new Error(JSON.stringify(answer))
  return id
}

/** As if its start had been an hour ago and no worker up since. */
const makeDue = (id: ListingId) =>
  app.platform.db
    .updateTable('scheduled_starts')
    .set({ starts_at: sql<Date>`clock_timestamp() - interval '1 hour'` })
    .where('listing_id', '=', id)
    .execute()

async function runStarts() {
  await startDueListings(app.platform.db, app.platform.config)
  await app.settle()
}

const countOpenings = async (id: ListingId) =>
  (
    await app.platform.db
      .selectFrom('ledger_rows')
      .select('listing_id')
      .where('listing_id', '=', id)
      .execute()
  ).length

const startNotices = async (person: Person) =>
  (await app.as(person).call(listNotifications, {})).items.filter(({ kind }) => kind === 'scheduled_start')

const readStart = async (seller: Person, id: ListingId) => {
  const { status, scheduled_start } = await app.as(seller).call(getOwnListing, { id })
  return { status, scheduled_start }
}

test('a scheduled listing is found by nobody until its start, and closes its whole time after it', async () => {
  const seller = await aMember(app)
  const { id } = await aDraft(seller)
  const startsAt = inMs(day)
  expect(await app.as(seller).call(scheduleStart, { id, starts_at: startsAt })).toEqual({
    id,
    starts_at: startsAt,
  })
  expect(await readStart(seller, id)).toEqual({ status: 'draft', scheduled_start: startsAt })
  const { items, counts } = await app.as(seller).call(listOwnListings, { status: 'draft' })
  expect(items).toMatchObject([{ id, scheduled_start: startsAt, closes_at: null }])
  expect(counts).toMatchObject({ active: 0, draft: 1 })
  await runStarts()
  expect(await app.as(null).call(getListing, { id })).toMatchObject({ key: 'not_found' })

  await makeDue(id)
  const before = Date.now()
  await runStarts()
  const live = await app.as(null).call(getListing, { id })
  expect(live.status).toBe('active')
  const lastsMs = new Date(live.closes_at!).getTime() - before
  expect(lastsMs).toBeGreaterThan(120 * minute - minute)
  expect(lastsMs).toBeLessThan(120 * minute + minute)
  expect(await countOpenings(id)).toBe(1)
  expect(await readStart(seller, id)).toEqual({ status: 'active', scheduled_start: null })
  expect(await startNotices(seller)).toMatchObject([{ title: 'Your listing has started' }])
})

test.each([
  [9 * minute, 'Choose a start at least 10 minutes from now.'],
  [31 * day, 'Choose a start within the next 30 days.'],
])('a start %d ms ahead is refused', async (aheadMs, message) => {
  const seller = await aMember(app)
  const { id } = await aDraft(seller)
  expect(await app.as(seller).call(scheduleStart, { id, starts_at: inMs(aheadMs) })).toMatchObject({
    key: 'validation_failed',
    errors: { starts_at: message },
  })
})

test('a draft that could not be published is not scheduled, nor another’s, nor a live one', async () => {
  const [seller, stranger] = [await aMember(app), await aMember(app)]
  const { id, version } = await aDraft(seller)
  expect(await app.as(stranger).call(scheduleStart, { id, starts_at: inMs(day) })).toMatchObject({
    key: 'not_found',
  })
  await app.as(seller).call(updateListing, { id, version, description: '' })
  expect(await app.as(seller).call(scheduleStart, { id, starts_at: inMs(day) })).toMatchObject({
    errors: { description: expect.any(String) },
  })
  await app.as(seller).call(updateListing, { id, version: version + 1, description: 'Ridden.' })
  await app.as(seller).call(setListingStatus, { id, status: 'active' })
  expect(await app.as(seller).call(scheduleStart, { id, starts_at: inMs(day) })).toMatchObject({
    key: 'listing_not_editable',
  })
})

test('its seller moves the start, takes it back, starts it at once, or deletes it', async () => {
  const seller = await aMember(app)
  const id = await aScheduled(seller)
  const moved = inMs(2 * day)
  await app.as(seller).call(scheduleStart, { id, starts_at: moved })
  expect(await readStart(seller, id)).toMatchObject({ scheduled_start: moved })
  expect(await app.as(seller).call(cancelStart, { id })).toEqual({ ok: true })
  expect(await readStart(seller, id)).toEqual({ status: 'draft', scheduled_start: null })

  await app.as(seller).call(scheduleStart, { id, starts_at: moved })
  expect(await app.as(seller).call(setListingStatus, { id, status: 'active' })).toMatchObject({
    status: 'active',
  })
  await makeDue(id)
  await runStarts()
  expect(await countOpenings(id)).toBe(1)
  expect(await startNotices(seller)).toEqual([])

  const other = await aScheduled(seller)
  expect(await app.as(seller).call(deleteListing, { id: other })).toEqual({ ok: true })
  await runStarts()
})

test('a start is refused by a rule that no longer holds, and its seller reads why', async () => {
  const seller = await aMember(app)
  const id = await aScheduled(seller)
  const { version } = await app.as(seller).call(getOwnListing, { id })
  await app.as(seller).call(updateListing, { id, version, suburb: null })
  await makeDue(id)
  await runStarts()
  expect(await readStart(seller, id)).toEqual({ status: 'draft', scheduled_start: null })
  const [notice] = await startNotices(seller)
  expect(notice).toMatchObject({ title: 'Your listing couldn’t start', link: `/general/${id}/edit` })
  expect(notice?.body).toContain('where it is')
  expect(await countOpenings(id)).toBe(0)
})

test('a withdrawn category refuses the start', async () => {
  const seller = await aMember(app)
  const id = await aScheduled(seller)
  const { category_id: categoryId } = await app.as(seller).call(getOwnListing, { id })
  const setStatus = (status: 'active' | 'hidden') =>
    app.platform.db.updateTable('categories').set({ status }).where('id', '=', categoryId!).execute()
  await setStatus('hidden')
  await makeDue(id)
  await runStarts()
  await setStatus('active')
  expect(await readStart(seller, id)).toEqual({ status: 'draft', scheduled_start: null })
  expect((await startNotices(seller))[0]?.body).toContain('category')
})

test('a plan without a place, and a suspended seller, refuse the start', async () => {
  const [full, stopped, suspended] = [await aMember(app), await aMember(app), await aMember(app)]
  const [one, two, three] = [await aScheduled(full), await aScheduled(stopped), await aScheduled(suspended)]
  await app
    .as(admin)
    .call(suspendMember, { id: stopped.id, kind: 'selling', reason: 'For a test.', until: null })
  await app.platform.db
    .updateTable('accounts')
    .set({ status: 'suspended' })
    .where('id', '=', suspended.id)
    .execute()
  await setFreeLimits(app, admin, { free_general_listings: 0 })
  for (const id of [one, two, three]) await makeDue(id)
  await runStarts()
  await setFreeLimits(app, admin, { free_general_listings: null })
  expect(await readStart(full, one)).toEqual({ status: 'draft', scheduled_start: null })
  expect((await startNotices(full))[0]).toMatchObject({ link: '/plans' })
  expect((await startNotices(full))[0]?.body).toContain(
    'Your plan doesn’t allow more live listings of this type.',
  )
  expect((await startNotices(stopped))[0]?.body).toContain('For a test.')
  const events = await app.platform.db
    .selectFrom('listings')
    .select(['id', 'status'])
    .where('id', '=', three)
    .execute()
  expect(events).toEqual([{ id: three, status: 'draft' }])
})

test('a listing that needs approval waits for it from its start', async () => {
  const seller = await aMember(app)
  const id = await aScheduled(seller)
  await requestApprovalFor(app, admin, 'everybody')
  await makeDue(id)
  await runStarts()
  await requestApprovalFor(app, admin, 'nobody')
  expect(await readStart(seller, id)).toEqual({ status: 'pending', scheduled_start: null })
  expect((await startNotices(seller))[0]?.body).toContain('once an administrator has approved it')
})

test('a start waits while Hoko is read-only, and is late', async () => {
  const seller = await aMember(app)
  const id = await aScheduled(seller)
  await app.as(admin).call(putMaintenance, { reason: 'Moving house', ends_at: inMs(hour) })
  await makeDue(id)
  await runStarts()
  await app.as(admin).call(endMaintenance, {})
  expect(await countOpenings(id)).toBe(0)
  await runStarts()
  expect(await countOpenings(id)).toBe(1)
})

test('a seller who leaves takes their scheduled listings along', async () => {
  const seller = await aMember(app)
  const id = await aScheduled(seller)
  await makeDue(id)
  await transact(app.platform.db, (tx) => withdrawAllListings(tx, seller.id, 'Left'))
  await runStarts()
  expect(await countOpenings(id)).toBe(0)
  expect(await startNotices(seller)).toEqual([])
})

test('a start by two workers and by its seller at once opens one deal and one ledger', async () => {
  const seller = await aMember(app)
  for (let round = 0; round < 12; round += 1) {
    const id = await aScheduled(seller)
    await makeDue(id)
    const { db, config } = app.platform
    const work = () => startDueListings(db, config)
    const press = () => app.as(seller).call(setListingStatus, { id, status: 'active' })
    const [pressed] = await (round % 2 === 0
      ? Promise.all([press(), work(), work()])
      : Promise.all([work(), press(), work()]).then(([, answer]) => [answer] as const))
    expect(['active', 'listing_not_editable']).toContain(pressed.key ?? pressed.status)
    expect(await countOpenings(id)).toBe(1)
    await app.settle()
    const notices = await startNotices(seller)
    expect(notices.filter(({ link }) => link.includes(String(id)))).toHaveLength(pressed.key ? 1 : 0)
  }
})
