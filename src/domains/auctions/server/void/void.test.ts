import { findAllAnomalies } from '#domains/insights/server/invariants/invariants.service.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buyNow,
  listBids,
  listMyAuctions,
  placeBid,
  lowerMaximum,
  voidBidder,
} from '#domains/auctions/common/bidding.ts'
import { getLedger, listLedgerReceipts } from '#domains/deals/common/ledger/ledger.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { getSeller, putMemberStatus } from '#domains/accounts/common/members/members.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { closeNextDue } from '#test/harness/auctions/close-next-due.ts'
import { aBidOn } from '#test/harness/market/listing-life.ts'
import { aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { checkLedger } from '#verify-ledger/check.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const bid = (person: Person, listingId: number, maxCents: number) =>
  app.as(person).call(placeBid, { listing_id: listingId, max_cents: maxCents })

const history = async (listing: number, person: Person | null = null) =>
  (await app.as(person).call(listBids, { listing })).items

async function nameOf(listingId: number, person: Person): Promise<string> {
  const mine = (await history(listingId, person)).find(({ is_mine }) => is_mine)
  return mine!.pseudonym
}

async function voids(
  { id, seller }: { id: number; seller: Person },
  bidder: Person,
  more: { reason?: 'asked' | 'not_genuine'; note?: string } = {},
) {
  const pseudonym = await nameOf(id, bidder)
  return await app.as(seller).call(voidBidder, { id, pseudonym, reason: 'not_genuine', ...more })
}

const noticesOf = async (person: Person) => {
  await app.settle()
  const { items } = await app.as(person).call(listNotifications, {})
  return items.filter(({ kind }) => kind === 'void')
}

const viewerOf = async (person: Person, id: number) => (await app.as(person).call(getListing, { id })).viewer!

async function expectRightLedger({ id, seller }: { id: number; seller: Person }, kinds: string[]) {
  await app.as(seller).call(setListingStatus, { id, status: 'withdrawn', reason: 'It broke.' })
  const ledger = await app.as(null).call(getLedger, { id })
  const received = ledger.rows
    .map(({ kind }) => kind)
    .filter((kind) => !/opening|terms_changed|withdrawal/.test(kind))
  expect(received).toEqual(kinds)
  expect((await checkLedger(ledger)).fault).toBeNull()
}

async function suspend(person: Person, status: 'suspended' | 'active' = 'suspended') {
  await app.as(admin).call(putMemberStatus, { id: person.id, status, reason: 'Not who they say' })
  await app.settle()
}

test('a void removes all bids of a bidder, lowers the price, and notifies the new leader', async () => {
  const auction = await aLiveAuction(app, { buy_now_price_cents: 20_000 })
  const { id, seller } = auction
  const mere = await aBidOn(app, id, 3000)
  const tama = await aBidOn(app, id, 8000)
  expect(await voids(auction, tama, { note: 'You wrote that you live abroad.' })).toMatchObject({
    voided_bids: 1,
    listing: { price_cents: 1000, bid_count: 1, buy_now_price_cents: null },
  })
  expect(await viewerOf(mere, id)).toMatchObject({
    is_leading: true,
    my_max_cents: 3000,
    may_lower_maximum: true,
  })
  expect(await noticesOf(mere)).toMatchObject([
    { body: expect.stringContaining('you’re winning at NZ$\u00a010') },
  ])
  expect(await noticesOf(tama)).toMatchObject([
    { body: expect.stringMatching(/wasn’t genuine.*You wrote that you live abroad/) },
  ])
  expect(await noticesOf(seller)).toEqual([])
  expect(await history(id)).toMatchObject([{ sequence: 2, voided: { price_cents: 1000 } }, { voided: null }])
  expect((await app.as(null).call(getSeller, { id: seller.id })).voided_bidders).toBe(1)

  expect(await bid(tama, id, 9000)).toMatchObject({
    key: 'not_allowed_to_bid',
    message: expect.stringContaining('voided'),
  })
  expect(await app.as(tama).call(buyNow, { id })).toMatchObject({
    status: expect.any(Number),
    key: expect.any(String),
  })
  expect(await viewerOf(tama, id)).toMatchObject({ may_bid: false, has_bid: false, my_max_cents: null })
  expect((await app.as(tama).call(listMyAuctions, {})).items).toMatchObject([{ standing: 'lost' }])
  expect(await voids(auction, tama)).toMatchObject({ key: 'no_bids_of_bidder' })
  await expectRightLedger(auction, ['bid', 'bid', 'void'])
})

test('a new leader may lower the limit once, to no less than the price, before the next bid', async () => {
  const auction = await aLiveAuction(app)
  const { id } = auction
  const [mere, rua] = [await aBidOn(app, id, 6000), await aBidOn(app, id, 2500)]
  const tama = await aBidOn(app, id, 8000)
  const lower = (person: Person, maxCents: number) =>
    app.as(person).call(lowerMaximum, { id, max_cents: maxCents })
  expect(await lower(mere, 3000)).toMatchObject({ key: 'not_allowed_to_lower' })
  await voids(auction, tama)
  expect(await lower(rua, 2000)).toMatchObject({ key: 'not_allowed_to_lower' })
  expect(await lower(mere, 6000)).toMatchObject({ status: 422, errors: { max_cents: /NZ\$\s60 now/ } })
  expect(await lower(mere, 2599)).toMatchObject({ status: 422, errors: { max_cents: /NZ\$\s26 already/ } })
  const reply = await lower(mere, 3000)
  expect(reply).toMatchObject({ max_cents: 3000, listing: { price_cents: 2600, bid_count: 2 } })
  expect((await app.as(mere).call(listLedgerReceipts, { id })).receipts.at(-1)).toEqual(reply.receipt)
  expect(await viewerOf(mere, id)).toMatchObject({ my_max_cents: 3000, may_lower_maximum: false })
  expect(await lower(mere, 2800)).toMatchObject({ key: 'not_allowed_to_lower' })
  expect(await bid(rua, id, 4000)).toMatchObject({ standing: 'leading', listing: { price_cents: 3100 } })
  expect(await viewerOf(mere, id)).toMatchObject({ my_max_cents: 3000, is_leading: false })
  await voids(auction, rua)
  expect(await viewerOf(mere, id)).toMatchObject({ my_max_cents: 3000, may_lower_maximum: true })
  expect(await bid(await aMember(app), id, 3500)).toMatchObject({
    standing: 'leading',
    listing: { price_cents: 3100 },
  })
  expect(await lower(mere, 2500)).toMatchObject({ key: 'not_allowed_to_lower' })
  await expectRightLedger(auction, ['bid', 'bid', 'bid', 'void', 'maximum_lowered', 'bid', 'void', 'bid'])
})

test('only the seller voids, not in the last 10 minutes, and only someone who has bid', async () => {
  const auction = await aLiveAuction(app)
  const mere = await aBidOn(app, auction.id)
  const pseudonym = await nameOf(auction.id, mere)
  const act = { id: auction.id, pseudonym, reason: 'asked' } as const
  expect(await app.as(await aMember(app)).call(voidBidder, act)).toMatchObject({ status: 404 })
  expect(await app.as(auction.seller).call(voidBidder, { ...act, pseudonym: 'Moa' })).toMatchObject({
    key: 'no_bids_of_bidder',
  })
  expect(await app.as(auction.seller).call(voidBidder, { ...act, reason: 'mood' } as never)).toMatchObject({
    status: 422,
  })
  await moveClosing(app, auction.id, 9 * 60_000)
  expect(await app.as(auction.seller).call(voidBidder, act)).toMatchObject({ key: 'void_too_late' })
  await moveClosing(app, auction.id, -1)
  expect(await app.as(auction.seller).call(voidBidder, act)).toMatchObject({ key: 'listing_closed' })
})

test('Hoko voids a suspended bidder, in the last minutes too, and the void remains', async () => {
  const auction = await aLiveAuction(app, { closesInMs: 5 * 60_000 })
  const [mere, tama] = [await aBidOn(app, auction.id, 3000), await aBidOn(app, auction.id, 8000)]
  await suspend(tama)
  expect(await app.as(null).call(getListing, { id: auction.id })).toMatchObject({
    price_cents: 1000,
    bid_count: 1,
  })
  expect(await viewerOf(mere, auction.id)).toMatchObject({ is_leading: true, may_lower_maximum: true })
  expect(await noticesOf(auction.seller)).toMatchObject([
    { body: expect.stringContaining('We suspended a bidder') },
  ])
  expect((await app.as(null).call(getSeller, { id: auction.seller.id })).voided_bidders).toBe(0)
  await suspend(tama, 'active')
  expect(await app.as(null).call(getListing, { id: auction.id })).toMatchObject({ bid_count: 1 })
  await expectRightLedger(auction, ['bid', 'bid', 'void'])
})

test('a bidder suspended while the auction is paused is voided when it resumes', async () => {
  const auction = await aLiveAuction(app)
  const tama = await aBidOn(app, auction.id, 8000)
  const { id } = auction
  await app.as(admin).call(setListingStatus, { id, status: 'suspended', reason: 'We look into it.' })
  await app.settle()
  await suspend(tama)
  await app.as(admin).call(setListingStatus, { id, status: 'active', reason: 'It is fine.' })
  await app.settle()
  expect(await app.as(null).call(getListing, { id })).toMatchObject({ price_cents: 1000, bid_count: 0 })
  await expectRightLedger(auction, ['bid', 'stood_still', 'went_on', 'void'])
})

test('a void races with bids, a purchase and the closing, and the ledger agrees on one order', async () => {
  for (let round = 0; round < 12; round += 1) {
    // An unmet reserve keeps buy-now available.
    const auction = await aLiveAuction(app, { buy_now_price_cents: 90_000, reserve_price_cents: 50_000 })
    const { id } = auction
    const [mere, tama] = [await aBidOn(app, id, 3000), await aBidOn(app, id, 8000)]
    const pseudonym = await nameOf(id, tama)
    const rua = await aMember(app)
    const acts = [
      () => app.as(auction.seller).call(voidBidder, { id, pseudonym, reason: 'asked' }),
      () => bid(mere, id, 12_000),
      () => bid(tama, id, 15_000),
      () => bid(rua, id, 10_000),
      ...(round % 2 ? [() => app.as(rua).call(buyNow, { id })] : []),
      () => app.as(mere).call(lowerMaximum, { id, max_cents: 2000 }),
    ]
    const [first] = acts.splice(round % acts.length, 1)
    await Promise.all([first!(), ...acts.map((act) => act())])
    const deal = await dealOf(id)
    if (deal.closed_at === null) {
      await app.as(auction.seller).call(setListingStatus, { id, status: 'withdrawn', reason: 'It broke.' })
    }
    const ledger = await app.as(null).call(getLedger, { id })
    expect((await checkLedger(ledger)).fault).toBeNull()
    const last = ledger.rows.findLast((row) => row.kind === 'bid' || row.kind === 'void')!
    expect(last).toMatchObject({ price_cents: deal.price_cents })
    if (deal.closed_at === null) expect(deal.leader_id).not.toBe(tama.id)
  }
})

test('either the void or the end is first at the closing, and a sale remains a sale', async () => {
  for (let round = 0; round < 8; round += 1) {
    const auction = await aLiveAuction(app)
    const { id } = auction
    const tama = await aBidOn(app, id, 8000)
    await moveClosing(app, id, -1)
    await Promise.all([suspend(tama), closeAll()])
    await app.settle()
    const { bid_count, leader_id } = await dealOf(id)
    const { count } = await app.platform.db
      .selectFrom('trades')
      .select((q) => q.fn.countAll<number>().as('count'))
      .where('listing_id', '=', id)
      .executeTakeFirstOrThrow()
    expect([bid_count, leader_id, count]).toEqual([1, tama.id, 1])
  }
})

test('the invariants hold after all voids', async () => {
  expect(await findAllAnomalies(app.platform.db)).toEqual([])
})

const dealOf = (id: ListingId) =>
  app.platform.db.selectFrom('deals').selectAll().where('listing_id', '=', id).executeTakeFirstOrThrow()

async function closeAll() {
  while (await closeNextDue(app.platform.db, 'one'));
}
