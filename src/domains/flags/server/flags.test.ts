import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideFlag, flagListing, type FlagReason, listFlags } from '#domains/flags/common/flags.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { listAdminListings, setListingStatus } from '#domains/moderation/common/moderation.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { getAdminDashboardStats } from '#domains/insights/common/stats.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin', first_name: 'Hana', last_name: 'Parata' })
})
afterAll(() => app[Symbol.asyncDispose]())

const words = 'The same photos are on another site.'
const flag = (who: Person | null, listingId: number, reason: FlagReason = 'scam', text = words) =>
  app.as(who).call(flagListing, { listing_id: listingId, reason, text })
const read = (who: Person | null, listing: number) => app.as(who).call(listFlags, { listing })
const decide = (id: number, outcome: 'upheld' | 'dismissed', who: Person | null = admin) =>
  app.as(who).call(decideFlag, { id, outcome, word: 'The seller took them.' })
const table = (seller: Person) => app.as(admin).call(listAdminListings, { flagged: 'yes', seller: seller.id })
const newestOf = async (who: Person) => {
  await app.settle()
  return (await app.as(who).call(listNotifications, {})).items[0]
}

test('a member reports, one admin decides once, and the reporter is notified', async () => {
  const { id, seller } = await aLiveAuction(app, { title: 'Kauri sideboard' })
  const reporter = await aMember(app, { first_name: 'Tama' })
  const made = await flag(reporter, id)
  expect(made).toMatchObject({ listing_id: id, reason: 'scam', text: words })
  const notice = await newestOf(admin)
  expect(notice).toMatchObject({ kind: 'report', link: `/listings?flagged=yes&open=${id}` })
  expect(notice!.body).toContain('A scam')
  expect(await table(seller)).toMatchObject({ total: 1, items: [{ id, open_flags: 1 }] })
  expect((await table(seller)).counts.flagged).toBeGreaterThan(0)
  const { flagged_listings } = await app.as(admin).call(getAdminDashboardStats, {})
  expect(flagged_listings).toBe((await table(seller)).counts.flagged)
  expect(await read(admin, id)).toMatchObject({
    items: [{ id: made.id, reporter: { id: reporter.id }, reason: 'scam', text: words, decision: null }],
  })

  const both = await Promise.all([decide(made.id, 'dismissed'), decide(made.id, 'upheld')])
  expect(both.filter(({ key }) => key === 'flag_decided')).toHaveLength(1)
  const decision = (await read(admin, id)).items[0]!.decision!
  expect(decision).toMatchObject({ word: 'The seller took them.', decider_name: 'Hana Parata' })
  expect(await table(seller)).toMatchObject({ total: 0 })
  expect(await newestOf(reporter)).toMatchObject({
    kind: 'flag',
    title: 'Your report',
    body: expect.stringContaining('The seller took them.'),
  })
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'flag', subject_id: made.id })
  expect(items).toMatchObject([
    { action: `flag.${decision.outcome}`, after: { listing: id, report: 'scam' } },
  ])
  const ofListing = await app.as(admin).call(listAudit, { subject_kind: 'listing', subject_id: id })
  expect(ofListing.items).toEqual(items)
  expect(items).toMatchObject([{ subject_kind: 'flag', subject_id: made.id }])
  expect((await newestOf(seller))?.kind).not.toBe('flag')
})

test('a member reports a listing once while the report is open, and again after its decision', async () => {
  const { id } = await aLiveAuction(app)
  const [tama, mere] = [await aMember(app), await aMember(app)]
  const twice = await Promise.all([flag(tama, id), flag(tama, id, 'offensive')])
  expect(twice.filter(({ key }) => key === 'already_flagged')).toHaveLength(1)
  expect(await flag(mere, id)).toMatchObject({ listing_id: id })
  const { items } = await read(admin, id)
  expect(items.map(({ reporter }) => reporter?.id)).toEqual([mere.id, tama.id])
  await decide(items[0]!.id, 'upheld')
  expect((await read(admin, id)).items.map(({ reporter }) => reporter?.id)).toEqual([tama.id, mere.id])
  expect(await flag(mere, id)).toMatchObject({ listing_id: id })
  expect(await flag(tama, id)).toMatchObject({ status: 409, key: 'already_flagged' })
})

test('a report of one’s own or a hidden listing, or without required text, is refused', async () => {
  const { id, seller } = await aLiveAuction(app)
  const reporter = await aMember(app)
  expect(await flag(seller, id)).toMatchObject({ status: 403, key: 'own_listing' })
  expect(await flag(reporter, id, 'other', ' ')).toMatchObject({
    key: 'validation_failed',
    errors: { text: 'Say what’s wrong in a few words.' },
  })
  expect(await flag(reporter, id, 'scam', 'a'.repeat(1001))).toMatchObject({ key: 'validation_failed' })
  expect(await flag(reporter, id, 'rude' as FlagReason)).toMatchObject({ key: 'validation_failed' })
  await app.as(admin).call(setListingStatus, { id, status: 'suspended', reason: 'Under review.' })
  for (const hidden of [id, 999_999_999]) {
    expect(await flag(reporter, hidden)).toMatchObject({ status: 404, key: 'not_found' })
  }
  expect(await read(admin, id)).toEqual({ items: [] })
})

test('visitors can’t report, and only admins read and decide', async () => {
  const { id, seller } = await aLiveAuction(app)
  const reporter = await aMember(app)
  expect(await flag(null, id)).toMatchObject({ key: 'unauthenticated' })
  expect(await flag(admin, id)).toMatchObject({ key: 'forbidden' })
  const made = await flag(reporter, id)
  for (const who of [seller, reporter, null]) {
    const key = who ? 'forbidden' : 'unauthenticated'
    expect(await read(who, id)).toMatchObject({ key })
    expect(await decide(made.id, 'dismissed', who)).toMatchObject({ key })
  }
  expect(await decide(999_999_999, 'dismissed')).toMatchObject({ key: 'not_found' })
})
