import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { placeBid, tryRules, type RulesToTry, voidBidder } from '#domains/auctions/common/bidding.ts'
import { lockDeal } from '#domains/deals/server/deals.service.ts'
import { recordInLedger, recordTerms } from '#domains/deals/server/ledger/ledger.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { closeNextDue } from '#test/harness/auctions/close-next-due.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let bidders: Person[]
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  bidders = [await aMember(app), await aMember(app), await aMember(app)]
  const seller = await aMember(app)
  const early = await aLiveAuction(app, { seller })
  await bidOn(early.id, [0, 2000], [1, 3000])
  const late = await aLiveAuction(app, { seller, closesInMs: 60_000 })
  await bidOn(late.id, [0, 5000], [1, 4000], [1, 9000])
  const voided = await aLiveAuction(app, { seller, reserve_price_cents: 2500 })
  await bidOn(voided.id, [0, 2000], [2, 9000], [1, 4000])
  await app
    .as(seller)
    .call(voidBidder, { id: voided.id, pseudonym: await pseudonymOf(voided.id, 2), reason: 'not_genuine' })
  const empty = await aLiveAuction(app, { seller })
  for (const { id } of [early, late, voided, empty]) await endNow(id)
})
afterAll(() => app[Symbol.asyncDispose]())

async function bidOn(listingId: number, ...bids: [bidder: number, max_cents: number][]) {
  for (const [at, maxCents] of bids)
    expect(
      await app.as(bidders[at]!).call(placeBid, { listing_id: listingId, max_cents: maxCents }),
    ).toHaveProperty('sequence')
}

async function pseudonymOf(listingId: ListingId, bidder: number): Promise<string> {
  const { pseudonym } = await app.platform.db
    .selectFrom('auction_bidders')
    .select('pseudonym')
    .where('listing_id', '=', listingId)
    .where('bidder_id', '=', bidders[bidder]!.id)
    .executeTakeFirstOrThrow()
  return pseudonym
}

/** Ends it as if it had been paused and resumed just before its closing. */
async function endNow(listingId: ListingId) {
  const { db } = app.platform
  const closesAt = new Date(Date.now() - 1)
  await db.transaction().execute(async (tx) => {
    const { deal, now } = (await lockDeal(tx, listingId))!
    if (deal.bid_count > 0) await recordInLedger(tx, deal, now, { kind: 'went_on', closes_at: closesAt })
    else await recordTerms(tx, deal, now, { ...deal, closes_at: closesAt })
    await tx.updateTable('deals').set({ closes_at: closesAt }).where('listing_id', '=', listingId).execute()
  })
  expect(await closeNextDue(db, 'test')).toBe(true)
}

const today: RulesToTry = {
  extension_minutes: null,
  max_auction_days: null,
  min_auction_minutes: null,
  free_general_listings: null,
  free_vehicle_listings: null,
  free_property_listings: null,
}
const tryWith = (changes: Partial<RulesToTry>) => app.as(admin).call(tryRules, { ...today, ...changes })

test('all auctions replay by their own rules to exactly the stored outcome', async () => {
  expect(await tryWith({})).toMatchObject({
    auctions: { total: 4, replayed: 4, left_out: 0, other_ends: 0 },
    prices: {
      sold_before: 3,
      sold_after: 3,
      before_cents: 20_50 + 51_00 + 25_00,
      after_cents: 20_50 + 51_00 + 25_00,
      higher: { count: 0 },
      lower: { count: 0 },
      other_winner: 0,
    },
    bids: { total: 8, too_low: 0, too_late: 0 },
    extensions: { before: 3, after: 3, later: 0, earlier: 0 },
    largest: [],
    limits: { trades: 3, looked_at: 0, over_limit: { count: 0 } },
    is_cut_short: false,
  })
})

test('another extension and limits show what would differ, and the log has the caller', async () => {
  const longer = await tryWith({ extension_minutes: 10, free_general_listings: 1 })
  expect(longer.extensions).toMatchObject({ after: 3, later: 1 })
  // The first of the seller's four was alone.
  expect(longer.limits).toMatchObject({ looked_at: 3, over_limit: { count: 2 } })
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'settings' })
  expect(items[0]).toMatchObject({
    action: 'rules.tried',
    actor_id: admin.id,
    after: { extension_minutes: 10, free_general_listings: 1, auctions_replayed: 4 },
  })
})

test('a trial changes nothing and needs a full admin', async () => {
  const prices = () =>
    app.platform.db
      .selectFrom('deals')
      .select(['listing_id', 'price_cents', 'closes_at', 'version'])
      .orderBy('listing_id')
      .execute()
  const before = await prices()
  await tryWith({ extension_minutes: 1 })
  expect(await prices()).toEqual(before)
  const reader = await aMember(app, { type: 'admin', staff_role: 'read_only' })
  expect(await app.as(reader).call(tryRules, today)).toMatchObject({ key: 'not_in_role' })
  expect(await app.as(bidders[0]!).call(tryRules, today)).toMatchObject({ key: 'forbidden' })
})

test.each<[string, Partial<RulesToTry>, object]>([
  ['a long extension', { extension_minutes: 31 }, { extension_minutes: expect.stringMatching(/30 minutes/) }],
  ['no extension', { extension_minutes: 0 }, { extension_minutes: expect.stringMatching(/1 minute/) }],
])('a value that no setting allows is refused: %s', async (_name, changes, errors) => {
  expect(await tryWith(changes)).toMatchObject({ key: 'validation_failed', errors })
})
