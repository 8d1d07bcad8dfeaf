import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getListing } from '#domains/listings/common/listings.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { getOwnListing, listOwnListings } from '#domains/selling/common/own-listings.ts'
import { renewListing } from '#domains/selling/common/selling.ts'
import { closeNextDue } from '#test/harness/auctions/close-next-due.ts'
import { letItEnd } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { reminderDue } from './expiry.rules.ts'
import { remindOfExpiry } from './expiry.service.ts'

const hour = 3_600_000
const day = 24 * hour

describe('reminderDue', () => {
  const closesAt = new Date('2026-11-28T07:00:00.000Z')
  test.each([
    [8 * day, null],
    [7 * day + 1, null],
    [7 * day, 7],
    [day + 1, 7],
    [day, 1],
    [1, 1],
    [0, null],
    [-day, null],
  ])('%d ms before the end: %s', (leftMs, expected) => {
    expect(reminderDue(closesAt, new Date(closesAt.getTime() - leftMs))).toBe(expected)
  })
})

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const remindersOf = async (seller: Person) =>
  (await app.as(seller).call(listNotifications, { limit: 50 })).items.filter(
    ({ kind }) => kind === 'expiring',
  )

async function remind() {
  await Promise.all([remindOfExpiry(app.platform.db), remindOfExpiry(app.platform.db)])
  await app.settle()
}

test('a listing that runs until sold expires after 90 days, which only its seller sees', async () => {
  const { id, seller } = await aFixedPriceListing(app)
  expect(await app.as(null).call(getListing, { id })).toMatchObject({ closes_at: null })
  const { expires_at, closes_at } = await app.as(seller).call(getOwnListing, { id })
  expect(closes_at).toBeNull()
  const leftDays = (new Date(expires_at!).getTime() - Date.now()) / day
  expect(leftDays).toBeGreaterThan(89.9)
  expect(leftDays).toBeLessThanOrEqual(90)
  expect((await app.as(seller).call(listOwnListings, {})).items[0]).toMatchObject({
    expires_at,
    closes_at: null,
  })
})

test('the seller is reminded 7 days and 1 day before, once each, and a renewal starts again', async () => {
  const { id, seller } = await aFixedPriceListing(app)
  await moveClosing(app, id, 8 * day)
  await remind()
  expect(await remindersOf(seller)).toEqual([])
  await moveClosing(app, id, 6 * day)
  await remind()
  await remind()
  expect(await remindersOf(seller)).toHaveLength(1)
  const { db } = app.platform
  await db
    .updateTable('expiry_reminders')
    .set({ closes_at: await moveClosing(app, id, 23 * hour) })
    .where('listing_id', '=', id)
    .execute()
  await remind()
  await remind()
  expect(await remindersOf(seller)).toHaveLength(2)
  const saved = await app.as(seller).call(renewListing, { id })
  expect((new Date(saved.expires_at).getTime() - Date.now()) / day).toBeGreaterThan(89.9)
  await remind()
  expect(await remindersOf(seller)).toHaveLength(2)
  while (await closeNextDue(db, 'test'));
  expect(await app.as(null).call(getListing, { id })).toMatchObject({ status: 'active' })
})

test('an expired listing ends unsold, once, and its seller is notified', async () => {
  const { id, seller } = await aFixedPriceListing(app)
  await moveClosing(app, id, -1)
  await Promise.all(
    ['one', 'two', 'three'].map(async (worker) => {
      while (await closeNextDue(app.platform.db, worker));
    }),
  )
  await app.settle()
  expect(await app.as(null).call(getListing, { id })).toMatchObject({
    status: 'unsold',
    closing: { outcome: 'unsold', price_cents: null },
  })
  const { items } = await app.as(seller).call(listNotifications, {})
  expect(items.map(({ kind }) => kind)).toEqual(['unsold'])
  expect(await app.as(seller).call(renewListing, { id })).toMatchObject({
    status: 409,
    key: 'listing_closed',
  })
})

test('an auction, and somebody else’s listing, can’t be renewed', async () => {
  const { id, seller } = await aLiveAuction(app)
  expect(await app.as(seller).call(renewListing, { id })).toMatchObject({ key: 'listing_not_editable' })
  const fixed = await aFixedPriceListing(app)
  expect(await app.as(await aMember(app)).call(renewListing, { id: fixed.id })).toMatchObject({
    key: 'not_found',
  })
  await letItEnd(app, id)
  expect(await app.as(seller).call(renewListing, { id })).toMatchObject({ key: 'listing_not_editable' })
})
