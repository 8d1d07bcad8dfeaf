import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  findForAdmin,
  getAdminTasks,
  getListingActivity,
  listLinkedAccounts,
} from '#domains/moderation/common/records/records.ts'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { flagListing } from '#domains/flags/common/flags.ts'
import { writeAppeal, setListingStatus } from '#domains/moderation/common/moderation.ts'
import { makeOffer } from '#domains/offers/common/offers.ts'
import { askQuestion } from '#domains/listings/common/questions/questions.ts'
import { disputeReview } from '#domains/reviews/common/reviews.ts'
import { closeNextDue } from '#test/harness/auctions/close-next-due.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aPendingListing, requestApprovalFor } from '#test/harness/market/moderation.ts'
import { aMember } from '#test/harness/market/people.ts'
import { bothWrote } from '#test/harness/market/reviews.ts'
import { saveCard } from '#test/harness/payments/cards.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

test('a sold listing shows both people, the steps, every bidder by name and its actual closing', async () => {
  const seller = await aMember(app, { first_name: 'Aroha', last_name: 'Smith' })
  const [buyer, other] = [
    await aMember(app, { first_name: 'Carla', last_name: 'Adminwalk' }),
    await aMember(app, { first_name: 'Bert', last_name: 'Jones' }),
  ]
  const { id } = await aLiveAuction(app, { seller })
  await app.as(buyer).call(askQuestion, { listing_id: id, text: 'Is it still in one piece?' })
  await app.as(other).call(placeBid, { listing_id: id, max_cents: 1500 })
  await app.as(buyer).call(placeBid, { listing_id: id, max_cents: 5000 })
  await app.as(other).call(placeBid, { listing_id: id, max_cents: 2000 })
  const running = await app.as(admin).call(getListingActivity, { id })
  expect(running).toMatchObject({ trades: [], bid_total: 3, closed_at: null })
  expect(running.deal).toMatchObject({ price_cents: running.bids[0]!.price_cents, bid_count: 3 })
  await moveClosing(app, id, -1)
  while (await closeNextDue(app.platform.db, 'test'));
  const sold = await app.as(admin).call(getListingActivity, { id })
  expect(sold).toMatchObject({
    trades: [
      {
        how: 'won',
        status: 'agreed',
        total_cents: 2050,
        buyer: { id: buyer.id, full_name: 'Carla Adminwalk' },
        seller: { id: seller.id, full_name: 'Aroha Smith' },
        moves: [],
      },
    ],
    questions: { total: 1, unanswered: 1 },
    offers: { total: 0, open: 0 },
  })
  expect(
    sold.bids.map(({ bidder, leader, is_void }) => [bidder.full_name, leader.full_name, is_void]),
  ).toEqual([
    ['Bert Jones', 'Carla Adminwalk', false],
    ['Carla Adminwalk', 'Carla Adminwalk', false],
    ['Bert Jones', 'Bert Jones', false],
  ])
  expect(JSON.stringify(sold)).not.toContain('5000')
  expect(Date.parse(sold.closed_at!)).toBeGreaterThan(Date.now() - 60_000)
  expect(await app.as(admin).call(getListingActivity, { id: 999_999_999 })).toMatchObject({
    key: 'not_found',
  })
})

test('an open offer is counted', async () => {
  const { id, seller } = await aFixedPriceListing(app)
  await edit(app, seller, id, { accepts_offers: true })
  await app.as(await aMember(app)).call(makeOffer, { listing_id: id, amount_cents: 4500 })
  expect(await app.as(admin).call(getListingActivity, { id })).toMatchObject({
    offers: { total: 1, open: 1 },
  })
})

test('accounts that share a phone, device, card or bank account are linked both ways', async () => {
  const phoneNumber = '+64215551234'
  const [one, two, three, four] = [
    await aMember(app, { phone_number: phoneNumber }),
    await aMember(app, { phone_number: phoneNumber }),
    await aMember(app),
    await aMember(app),
  ]
  for (const { id } of [one, four]) await saveCard(app, id, { fingerprint: 'of one' })
  for (const { id } of [one, three]) {
    await sql`insert into account_devices (account_id, device_hash) values (${id}, '\\x0102')`.execute(
      app.platform.db,
    )
  }
  const [paid, paidToo] = [await aMember(app), await aMember(app)]
  for (const { id } of [paid, paidToo]) {
    await sql`insert into payment_details (account_id, account_name, bank_account, changed_at)
      values (${id}, 'A Kahu', '01-0001-0000001-00', now())`.execute(app.platform.db)
  }
  expect((await app.as(admin).call(listLinkedAccounts, { id: paid.id })).items).toMatchObject([
    { id: paidToo.id, shares_bank_account: true, shares_card: false },
  ])
  const linksOf = async ({ id }: Person) =>
    (await app.as(admin).call(listLinkedAccounts, { id })).items.map((item) => [
      item.id,
      item.shares_phone,
      item.shares_device,
      item.shares_card,
      item.status,
    ])
  expect(await linksOf(one)).toEqual([
    [two.id, true, false, false, 'active'],
    [four.id, false, false, true, 'active'],
    [three.id, false, true, false, 'active'],
  ])
  expect(await linksOf(two)).toEqual([[one.id, true, false, false, 'active']])
  expect(await linksOf(four)).toEqual([[one.id, false, false, true, 'active']])
  expect(await linksOf(await aMember(app))).toEqual([])
})

test('getAdminTasks counts open tasks with the age of the oldest', async () => {
  const before = await app.as(admin).call(getAdminTasks, {})
  await requestApprovalFor(app, admin, 'everybody')
  const pending = await aPendingListing(app)
  await requestApprovalFor(app, admin, 'nobody')
  const appealed = await aLiveAuction(app)
  const suspension = { id: appealed.id, status: 'suspended' as const, reason: 'Under review.' }
  await app.as(admin).call(setListingStatus, suspension)
  await app.as(appealed.seller).call(writeAppeal, { id: appealed.id, text: 'It is a mistake.' })
  const flagged = await aLiveAuction(app)
  for (const reason of ['scam', 'other'] as const) {
    await app
      .as(await aMember(app))
      .call(flagListing, { listing_id: flagged.id, reason, text: 'Look at it.' })
  }
  const { seller, ofSeller } = await bothWrote(app)
  await app.as(seller).call(disputeReview, { review_id: ofSeller.id, reason: 'It was on time.' })
  const { rows } = await sql<{ id: number; buyer_id: number }>`
    update trades set status = 'disputed' where id = (select max(id) from trades) returning id, buyer_id`.execute(
    app.platform.db,
  )
  await sql`insert into trade_disputes (trade_id, opened_by, reason, opened_at, from_status)
    values (${rows[0]!.id}, ${rows[0]!.buyer_id}, 'It never came.', clock_timestamp() - interval '5 days', 'agreed')`.execute(
    app.platform.db,
  )
  const tasks = await app.as(admin).call(getAdminTasks, {})
  for (const kind of ['reports', 'approvals', 'appeals', 'disputes', 'reviews'] as const) {
    expect([kind, tasks[kind].count - before[kind].count]).toEqual([kind, 1])
  }
  expect(Date.now() - Date.parse(tasks.disputes.oldest_at!)).toBeGreaterThan(4 * 86_400_000)
  expect(Date.now() - Date.parse(tasks.approvals.oldest_at!)).toBeLessThan(60_000)
  expect(before.disputes.oldest_at).toBeNull()
  expect(pending.id).toBeGreaterThan(0)
})

test('findForAdmin finds listings and people by number, name, email or plate', async () => {
  const seller = await aMember(app, {
    first_name: 'Tāmati',
    last_name: 'Findme',
    email: 'tamati.findme@example.nz',
    phone_number: '+64278889990',
  })
  const auction = await aLiveAuction(app, { seller, title: 'Leica M3 of 1957' })
  const find = (q: string) => app.as(admin).call(findForAdmin, { q })
  for (const q of ['leica', String(auction.id), `No. ${auction.id}`]) {
    expect((await find(q)).listings[0]).toMatchObject({ id: auction.id, title: 'Leica M3 of 1957' })
  }
  for (const q of ['tamati findme', 'tamati.findme@', '027 888 9990', String(seller.id), `#${seller.id}`]) {
    expect((await find(q)).people[0]).toMatchObject({ id: seller.id, full_name: 'Tāmati Findme' })
  }
  expect(await find('zzzznothing')).toEqual({ listings: [], people: [], trades: [], invoices: [] })
  const { rows } = await sql<{ id: number; listing_id: number }>`
    select id, listing_id from trades order by id limit 1`.execute(app.platform.db)
  for (const q of [`Sale ${rows[0]!.id}`, `H${rows[0]!.id}`])
    expect((await find(q)).trades).toMatchObject([rows[0]])
})

test('only admins can call these operations', async () => {
  const user = await aMember(app)
  for (const [who, key] of [
    [user, 'forbidden'],
    [null, 'unauthenticated'],
  ] as const) {
    expect(await app.as(who).call(getListingActivity, { id: 100_001 })).toMatchObject({ key })
    expect(await app.as(who).call(listLinkedAccounts, { id: user.id })).toMatchObject({ key })
    expect(await app.as(who).call(getAdminTasks, {})).toMatchObject({ key })
    expect(await app.as(who).call(findForAdmin, { q: 'a' })).toMatchObject({ key })
  }
})
