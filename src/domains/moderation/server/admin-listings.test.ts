import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow } from '#domains/auctions/common/bidding.ts'
import { flagListing } from '#domains/flags/common/flags.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import {
  decideListings,
  exportAdminListings,
  getAdminListing,
  listAdminListings,
  writeAppeal,
  setListingStatus,
} from '#domains/moderation/common/moderation.ts'
import { getAdminDashboardStats } from '#domains/insights/common/stats.ts'
import { createListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
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

const table = (query: Parameters<typeof call>[0] = {}) => call(query)
const call = (
  query: { seller?: number; q?: string; status?: 'pending' | 'suspended' | 'draft' | 'active' } & {
    appeals?: 'yes'
    category?: number
    type?: 'general' | 'vehicle'
    sort?: 'price_cents' | 'id' | 'title'
    order?: 'asc' | 'desc'
    page?: number
    limit?: number
  },
) => app.as(admin).call(listAdminListings, query)
const idsOf = async (query: Parameters<typeof call>[0]) => (await table(query)).items.map(({ id }) => id)
const move = (who: Person, id: number, status: 'draft' | 'active' | 'suspended') =>
  app.as(who).call(setListingStatus, { id, status, reason: 'Under review.' })

async function aMarketful() {
  const seller = await aMember(app, { first_name: 'Wāhine', last_name: 'Tūtahi' })
  await requestApprovalFor(app, admin, 'nobody')
  const auction = await aLiveAuction(app, { seller, title: 'Māori carving of the coast' })
  const fixed = await aFixedPriceListing(app, { seller, price_cents: 700 })
  const suspended = await aLiveAuction(app, { seller })
  await move(admin, suspended.id, 'suspended')
  const appealed = await aLiveAuction(app, { seller })
  await move(admin, appealed.id, 'suspended')
  await app.as(seller).call(writeAppeal, { id: appealed.id, text: 'It is a mistake.' })
  const draft = await aFullDraft(app, seller)
  await requestApprovalFor(app, admin, 'everybody')
  const pending = await aPendingListing(app, seller)
  const returned = await aPendingListing(app, seller)
  await move(admin, returned.id, 'draft')
  await requestApprovalFor(app, admin, 'nobody')
  const category = pending.category_id
  return { seller, auction, fixed, suspended, appealed, draft, pending, returned, category }
}

test('the table has every listing but unsubmitted drafts, filtered, sorted and paged', async () => {
  const office = await aMarketful()
  const seller = office.seller.id
  const every = [
    office.auction,
    office.fixed,
    office.suspended,
    office.appealed,
    office.pending,
    office.returned,
  ]
  const ids = every.map(({ id }) => id)
  expect(await idsOf({ seller, sort: 'id', order: 'asc' })).toEqual(ids.toSorted((a, b) => a - b))
  expect(await idsOf({ seller, status: 'pending' })).toEqual([office.pending.id])
  expect(await idsOf({ seller, status: 'draft' })).toEqual([office.returned.id])
  expect(await idsOf({ seller, appeals: 'yes' })).toEqual([office.appealed.id])
  expect(await idsOf({ q: 'maori CARVING' })).toEqual([office.auction.id])
  expect(await idsOf({ q: 'wahine', status: 'pending' })).toEqual([office.pending.id])
  expect(await idsOf({ q: String(office.fixed.id) })).toEqual([office.fixed.id])
  expect(await idsOf({ seller, type: 'vehicle' })).toEqual([])
  expect((await idsOf({ seller, category: office.category })).length).toBe(ids.length)
  expect((await idsOf({ seller, sort: 'price_cents', order: 'asc' }))[0]).toBe(office.fixed.id)
  const second = await table({ seller, sort: 'id', order: 'asc', limit: 2, page: 2 })
  expect([second.items.length, second.total]).toEqual([2, 6])
  const { counts } = await table()
  expect([counts.pending, counts.appeals]).toEqual([1, 1])
  const [row] = (await table({ seller, appeals: 'yes' })).items
  expect(row).toMatchObject({
    status: 'suspended',
    appeals: true,
    seller_id: seller,
    category_name: 'Road bikes',
  })
})

test('the detail shows each change with its admin and reason, and causes of a pause', async () => {
  const office = await aMarketful()
  const saved = await app.as(admin).call(getAdminListing, { id: office.suspended.id })
  expect(saved).toMatchObject({
    status: 'suspended',
    seller: { id: office.seller.id, status: 'active' },
    deal: { price_cents: 1000, bid_count: 0, closed_at: null },
    suspended_for: ['admin'],
    place_name: 'Te Aro, Wellington',
    history: [
      { status: 'suspended', moved_by: 'admin', mover_name: 'Hana Parata', reason: 'Under review.' },
      { status: 'active', moved_by: 'seller', reason: null },
    ],
  })
  expect(saved.categories.at(-1)!.name).toBe('Road bikes')
  const pending = await app.as(admin).call(getAdminListing, { id: office.pending.id })
  expect(pending).toMatchObject({ status: 'pending', deal: null, suspended_for: [] })
  for (const id of [office.draft.id, 999_999_999]) {
    expect(await app.as(admin).call(getAdminListing, { id })).toMatchObject({ key: 'not_found' })
  }
})

test('search finds a listing by number in any format, plate, VIN, seller and text', async () => {
  const seller = await aMember(app, {
    first_name: 'Carla',
    last_name: 'Adminwalk',
    email: 'carla.adminwalk@example.nz',
  })
  const { id } = await aLiveAuction(app, { seller, title: 'Grey bench' })
  const text = 'Comes with a gift card. Ring 021 555 9876 after six.'
  await app.platform.db.updateTable('listings').set({ description: text }).where('id', '=', id).execute()
  const car = await app.as(seller).call(createListing, {
    type: 'vehicle',
    title: 'Runabout',
    vehicle: { plate: 'HNW517', vin: 'JTDBR32E720058311' },
  })
  await app.as(admin).call(updateListing, { id: car.id, version: car.version, description: 'Tidy.' })
  const comma = id.toLocaleString('en-NZ')
  const requests = [`No. ${id}`, `#${id}`, comma, `listing ${comma}`, 'gift card', 'card gift', '0215559876']
  for (const q of requests) expect([q, await idsOf({ q })]).toEqual([q, [id]])
  for (const q of ['hnw517', 'HNW 517', 'jtdbr32e720058311']) {
    expect([q, await idsOf({ q })]).toEqual([q, [car.id]])
  }
  for (const q of ['carla adminwalk', 'adminwalk carla', 'carla.adminwalk@example.nz']) {
    expect([q, new Set(await idsOf({ q }))]).toEqual([q, new Set([id, car.id])])
  }
  const other = await aLiveAuction(app, { title: `Spare part for ${id}` })
  expect(await idsOf({ q: String(id), sort: 'id', order: 'desc' })).toEqual([id, other.id])
})

test('a reported listing shows reason, reporter and time, without Hoko’s own flags', async () => {
  const { id } = await aLiveAuction(app)
  const reporter = await aMember(app, { first_name: 'Rua', last_name: 'Tapsell' })
  await app.as(reporter).call(flagListing, { listing_id: id, reason: 'scam', text: 'Seen elsewhere.' })
  const aboutId = (await aMember(app)).id
  const flaggedAt = new Date(Date.now() + 60_000)
  const flag = {
    listing_id: id,
    about_id: aboutId,
    reason: 'shared_phone' as const,
    text: 'Tried to bid.',
    flagged_at: flaggedAt,
  }
  await app.platform.db.insertInto('flags').values(flag).execute()
  const [row] = (await table({ q: String(id) })).items
  expect(row).toMatchObject({
    open_flags: 1,
    is_flagged_by_hoko: true,
    oldest_flag: { reason: 'scam', reporter_name: 'Rua T.' },
    purpose: null,
  })
})

test('the price of a sold listing is the sale price, whatever the bids', async () => {
  const { id, seller } = await aLiveAuction(app, { start_price_cents: 100, buy_now_price_cents: 9000 })
  await app.as(await aMember(app)).call(buyNow, { id })
  const [row] = (await app.as(admin).call(listAdminListings, { seller: seller.id })).items
  expect(row).toMatchObject({ id, status: 'sold', price_cents: 9000 })
  const saved = await app.as(admin).call(getAdminListing, { id })
  expect(saved.deal).toMatchObject({ price_cents: 9000 })
})

test('the table filters sales by days in Auckland', async () => {
  const { id, seller } = await aFixedPriceListing(app)
  await app.as(await aMember(app)).call(buyNow, { id, quantity: 1 })
  const agreedAt = new Date('2026-03-01T11:30:00Z')
  await app.platform.db
    .updateTable('trades')
    .set({ agreed_at: agreedAt })
    .where('listing_id', '=', id)
    .execute()
  const sold = async (soldFrom?: string, soldTo?: string) =>
    (await app.as(admin).call(listAdminListings, { seller: seller.id, sold_from: soldFrom, sold_to: soldTo }))
      .items.length
  expect(await sold('2026-03-02', '2026-03-02')).toBe(1)
  expect(await sold('2026-03-01', '2026-03-01')).toBe(0)
  expect([await sold('2026-03-03'), await sold('2026-03-02'), await sold(undefined, '2026-03-01')]).toEqual([
    0, 1, 0,
  ])
  expect(await app.as(admin).call(listAdminListings, { sold_from: '2026-02-30' })).toMatchObject({
    key: 'validation_failed',
  })
})

test('the dashboard’s sums equal the sums of the table’s rows', async () => {
  const { id, seller } = await aFixedPriceListing(app, { price_cents: 6500, quantity: 5 })
  const one = await aFixedPriceListing(app, { seller, price_cents: 9000 })
  const unsold = await aFixedPriceListing(app, { seller })
  const buyer = await aMember(app)
  await app.as(buyer).call(buyNow, { id, quantity: 2 })
  await app.as(await aMember(app)).call(buyNow, { id: one.id, quantity: 1 })
  const { daily, figures } = await app.as(admin).call(getAdminDashboardStats, { days: 7 })
  const days = { sold_from: daily[0]!.day, sold_to: daily.at(-1)!.day }
  const all = await app.as(admin).call(listAdminListings, { ...days, limit: 100 })
  const total = all.items.reduce((sum, { sold }) => sum + sold!.total_cents, 0)
  expect(total).toBe(figures.traded_cents.value)

  const rows = (more: object) => app.as(admin).call(listAdminListings, { seller: seller.id, ...more })
  const byPrice = (await rows({ ...days, sort: 'price_cents' })).items
  expect(byPrice.map((row) => [row.id, row.sold])).toEqual([
    [id, { quantity: 2, total_cents: 13_000 }],
    [one.id, { quantity: 1, total_cents: 9000 }],
  ])
  expect(
    (await rows({ sold: 'yes', sort: 'id', order: 'asc' })).items.map((row) => [row.id, row.sold]),
  ).toEqual([
    [id, null],
    [one.id, null],
  ])
  const bought = await app.as(admin).call(listAdminListings, { buyer: buyer.id })
  expect(bought.items.map((row) => row.id)).toEqual([id])
  expect((await rows({})).items.map((row) => row.id)).toContain(unsold.id)
})

async function aWaitingListing() {
  await requestApprovalFor(app, admin, 'everybody')
  const { id } = await aPendingListing(app)
  await requestApprovalFor(app, admin, 'nobody')
  return id
}

test('a bulk action decides each listing by itself, and names failures', async () => {
  const office = await aMarketful()
  const ids = [office.auction.id, office.fixed.id, office.fixed.id, office.suspended.id, office.pending.id]
  const suspended = await app.as(admin).call(decideListings, { ids, status: 'suspended', reason: 'A raid.' })
  expect(suspended.decided.map(({ id }) => id)).toEqual([office.auction.id, office.fixed.id])
  expect(suspended.refused).toMatchObject([
    { id: office.suspended.id, message: expect.stringMatching(/already/) },
    { id: office.pending.id, message: expect.stringMatching(/waiting for approval/) },
  ])
  const active = { ids: [...ids, office.draft.id], status: 'active' as const, reason: 'All is well.' }
  const lifted = await app.as(admin).call(decideListings, active)
  expect(lifted.decided.map(({ status }) => status)).toEqual(['active', 'active', 'active', 'active'])
  expect(lifted.refused.map(({ id }) => id)).toEqual([office.draft.id])
  const { items } = await app
    .as(admin)
    .call(listAudit, { subject_kind: 'listing', subject_id: office.fixed.id })
  expect(items.map(({ action, reason }) => [action, reason])).toEqual([
    ['listing.reinstated', 'All is well.'],
    ['listing.suspended', 'A raid.'],
  ])
  const waits = await aWaitingListing()
  const approval = { ids: [waits, office.suspended.id], status: 'active' as const }
  await move(admin, office.suspended.id, 'suspended')
  expect(await app.as(admin).call(decideListings, approval)).toMatchObject({
    decided: [{ id: waits, status: 'active' }],
    refused: [{ id: office.suspended.id, message: expect.stringMatching(/reason/) }],
  })
  const silent = { ids: [office.fixed.id], status: 'suspended' as const, reason: '' }
  expect(await app.as(admin).call(decideListings, silent)).toMatchObject({ key: 'validation_failed' })
})

test('the table is exported whole, as a CSV without formulas', async () => {
  const seller = await aMember(app)
  await aLiveAuction(app, { seller, title: '=HYPERLINK("http://evil.example")' })
  const reply = await app.server.inject({
    url: `/api/admin-listing-csv?seller=${seller.id}`,
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(reply.headers['content-disposition']).toMatch(/filename="hoko-listings-\d{4}-\d\d-\d\d\.csv"/)
  const [head, line, ...rest] = reply.body.slice(1).split('\r\n')
  expect(head).toMatch(/^Listing,Type,Status,Title,Category,Seller number,/)
  expect(line).toContain(',General items,Live,"\'=HYPERLINK(""http://evil.example"")",Road bikes,')
  expect(line).toMatch(/,Auction,10\.00,0,\d{4}-\d\d-\d\d \d\d:\d\d,,\d{4}-\d\d-\d\d \d\d:\d\d,No,0,No$/)
  expect(rest).toEqual([''])
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'listings' })
  expect(items[0]).toMatchObject({ action: 'listings.exported', after: { seller: seller.id, rows: 1 } })
})

test('only admins can use the table', async () => {
  const user = await aMember(app)
  for (const who of [user, null]) {
    const key = who ? 'forbidden' : 'unauthenticated'
    expect(await app.as(who).call(listAdminListings, {})).toMatchObject({ key })
    expect(await app.as(who).call(getAdminListing, { id: 100_001 })).toMatchObject({ key })
    expect(await app.as(who).call(exportAdminListings, {})).toMatchObject({ key })
    const act = { ids: [100_001], status: 'suspended' as const, reason: 'Because.' }
    expect(await app.as(who).call(decideListings, act)).toMatchObject({ key })
  }
})
