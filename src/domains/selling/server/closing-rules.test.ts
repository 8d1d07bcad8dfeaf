import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { createListing, getOwnListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { getEditingTerms } from '#domains/selling/common/selling.ts'
import { getSettings, putSettings } from '#domains/settings/common/settings.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { aBidOn, edit } from '#test/harness/market/listing-life.ts'
import { aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aFullDraft } from '#test/harness/market/moderation.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

async function choose(changes: Omit<OperationInput<typeof putSettings>, 'version'>) {
  const { version } = await app.platform.db.selectFrom('settings').select('version').executeTakeFirstOrThrow()
  return await app.as(admin).call(putSettings, { version, ...changes })
}

const reserveCents = 10_000

async function rulesAtWork({ id, seller }: { id: ListingId; seller: Person }) {
  await moveClosing(app, id, 60_000)
  const bid = await app.as(await aMember(app)).call(placeBid, { listing_id: id, max_cents: 2000 })
  const extendedSeconds = (Date.parse(bid.listing.closes_at!) - Date.parse(bid.placed_at)) / 1000
  await moveClosing(app, id, 2 * 3_600_000)
  const { lowest_reserve_cents } = await app.as(seller).call(getEditingTerms, { id })
  return { extendedSeconds, lowest_reserve_cents }
}

test('an auction follows the rules it went live with, whatever is changed since', async () => {
  const before = await aLiveAuction(app, { reserve_price_cents: reserveCents })
  const chosen = await choose({ extension_minutes: 5, reserve_floor_percent: 80 })
  expect(chosen).toMatchObject({ closing_rules: { extension_minutes: 5, reserve_floor_percent: 80 } })
  const after = await aLiveAuction(app, { reserve_price_cents: reserveCents })
  expect(await rulesAtWork(before)).toEqual({ extendedSeconds: 120, lowest_reserve_cents: 5000 })
  expect(await rulesAtWork(after)).toEqual({ extendedSeconds: 300, lowest_reserve_cents: 8000 })
  const refused = await edit(app, after.seller, after.id, { reserve_price_cents: 7999 })
  expect(refused.errors?.reserve_price_cents).toMatch(/at least NZ\$\s80: 80% of/)
  await choose({ extension_minutes: 2, reserve_floor_percent: 50 })
})

test('duration bounds can be changed, and a live auction keeps its own', async () => {
  const before = await aLiveAuction(app)
  await choose({ min_auction_minutes: 180, max_auction_days: 3 })
  expect((await app.as(null).call(getSettings, {})).closing_rules).toMatchObject({
    min_auction_minutes: 180,
    max_auction_minutes: 4320,
  })
  const seller = await aMember(app)
  const publish = async (durationMinutes: number) => {
    const { id } = await aFullDraft(app, seller)
    await edit(app, seller, id, { duration_minutes: durationMinutes, closes_at: null })
    return await app.as(seller).call(setListingStatus, { id, status: 'active' })
  }
  expect((await publish(120)).errors).toEqual({
    duration_minutes: 'The auction must run for at least 180 minutes.',
  })
  expect((await publish(4321)).errors).toEqual({
    duration_minutes: 'The auction may run for at most 3 days.',
  })
  expect(await publish(4320)).toMatchObject({ status: 'active' })
  const tenDaysOn = new Date(Date.now() + 10 * 86_400_000).toISOString()
  expect(await edit(app, before.seller, before.id, { closes_at: tenDaysOn })).toMatchObject({
    closes_at: tenDaysOn,
  })
  await choose({ min_auction_minutes: null, max_auction_days: 14 })
})

test('a lower limit of automatic relistings keeps earlier choices', async () => {
  const seller = await aMember(app)
  const saved = await app.as(seller).call(createListing, { type: 'general', auto_relist_left: 5 })
  await choose({ max_auto_relists: 2 })
  expect(await edit(app, seller, saved.id, { title: 'Still five', auto_relist_left: 5 })).toMatchObject({
    auto_relist_left: 5,
  })
  expect((await edit(app, seller, saved.id, { auto_relist_left: 3 })).errors).toEqual({
    auto_relist_left: 'At most 2 times.',
  })
  expect(await edit(app, seller, saved.id, { auto_relist_left: 2 })).toMatchObject({ auto_relist_left: 2 })
  expect((await app.as(seller).call(createListing, { type: 'general', auto_relist_left: 3 })).key).toBe(
    'validation_failed',
  )
  await choose({ max_auto_relists: 6 })
})

test('invalid rules are refused, and only an admin sees the stored values', async () => {
  const { closing_rules } = await app.as(null).call(getSettings, {})
  for (const wrong of [
    { extension_minutes: 0 },
    { extension_minutes: 1.5 },
    { reserve_floor_percent: 101 },
    { max_auction_days: 61 },
    { max_auto_relists: 21 },
  ]) {
    expect(await choose(wrong)).toMatchObject({
      key: 'validation_failed',
      errors: { [Object.keys(wrong)[0]!]: expect.any(String) },
    })
  }
  expect(await app.as(null).call(getSettings, {})).toMatchObject({ closing_rules, kept: null })
  const { kept } = await app.as(admin).call(getSettings, {})
  expect(kept).toMatchObject({ min_auction_minutes: null, max_auction_days: 14 })
})

test('an early bid doesn’t move the closing, whatever the extension', async () => {
  await choose({ extension_minutes: 5 })
  const { id, seller } = await aLiveAuction(app)
  await aBidOn(app, id)
  const { closes_at } = await app.as(seller).call(getOwnListing, { id })
  expect(Date.parse(closes_at!)).toBeGreaterThan(Date.now() + 50 * 60_000)
  await choose({ extension_minutes: 2 })
})
