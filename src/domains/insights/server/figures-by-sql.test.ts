import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAdminTasks, listMemberRecords } from '#domains/moderation/common/records/records.ts'
import { flagListing } from '#domains/flags/common/flags.ts'
import { flagMember } from '#domains/flags/common/member-flags.ts'
import { deleteMember } from '#domains/accounts/common/members/members.ts'
import { setListingStatus, listAdminListings } from '#domains/moderation/common/moderation.ts'
import { getReport, type MarketReportKind } from '#domains/insights/common/market-report.ts'
import { getAdminDashboardStats } from '#domains/insights/common/stats.ts'
import { refundPayment } from '#domains/billing/common/subscriptions/refunds.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aPaidInvoice } from '#test/harness/payments/paid-invoices.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let payer: Person
beforeAll(async () => {
  app = await createTestApp({ payments: { is: 'sandbox' } })
  admin = await aMember(app, { type: 'admin' })
  await makeMarket()
})
afterAll(() => app[Symbol.asyncDispose]())

/** Has reports by members and by Hoko, a refund, a withdrawal and a deleted member. */
async function makeMarket() {
  const [reporter, leaver] = [await aMember(app), await aMember(app)]
  payer = await aMember(app)
  const [reported, linked, withdrawn] = [
    await aLiveAuction(app),
    await aLiveAuction(app),
    await aLiveAuction(app),
  ]
  await app.as(reporter).call(flagListing, { listing_id: reported.id, reason: 'scam' })
  await sql`
    insert into flags (listing_id, about_id, reason, text, flagged_at)
    values (${linked.id}, ${reporter.id}, 'shared_phone', '', now())`.execute(app.platform.db)
  await app
    .as(reporter)
    .call(flagMember, { kind: 'member', subject_id: reported.seller.id, reason: 'harassment' })
  await app
    .as(withdrawn.seller)
    .call(setListingStatus, { id: withdrawn.id, status: 'withdrawn', reason: 'It broke.' })
  const { payment_id: id } = await aPaidInvoice(app, payer, 14_900)
  const refund = { id, amount_cents: 14_900, reason: 'Charged twice', key: crypto.randomUUID() }
  await app.as(admin).call(refundPayment, refund)
  await aPaidInvoice(app, payer, 4_900)
  await sql`update accounts set member_since = member_since - interval '60 days' where type = 'user'`.execute(
    app.platform.db,
  )
  await app.as(admin).call(deleteMember, { id: leaver.id, reason: 'Asked for it' })
}

async function count(query: string): Promise<number> {
  const { rows } = await sql.raw<{ count: string }>(query).execute(app.platform.db)
  return Number(rows[0]!.count)
}
const report = (kind: MarketReportKind) => app.as(admin).call(getReport, { kind })

test('reported listings count members’ reports, on the dashboard, the tasks and the table', async () => {
  const reported = await count(
    'select count(distinct listing_id) from flags where outcome is null and reporter_id is not null',
  )
  expect(reported).toBe(1)
  expect((await app.as(admin).call(getAdminTasks, {})).reports.count).toBe(reported)
  expect((await app.as(admin).call(listAdminListings, { flagged: 'yes' })).total).toBe(reported)
  expect(await app.as(admin).call(getAdminDashboardStats, {})).toMatchObject({ flagged_listings: reported })
})

test('a member’s tab of reports leaves out Hoko’s own flags', async () => {
  const { rows } = await sql<{
    id: number
  }>`select about_id as id from flags where reporter_id is null`.execute(app.platform.db)
  const { items } = await app.as(admin).call(listMemberRecords, { id: rows[0]!.id, kind: 'reports' })
  expect(items.map(({ role }) => role)).toEqual(['by', 'by'])
})

test('reports from members count those of listings and of members', async () => {
  const reports = await count(
    'select (select count(*) from flags where reporter_id is not null) + (select count(*) from member_flags) as count',
  )
  expect(reports).toBe(2)
  expect((await report('flags')).count.value).toBe(reports)
})

test('revenue counts payments, and subtracts refunds', async () => {
  const { count: payments, amount_cents, parts } = await report('revenue')
  expect(payments.value).toBe(await count("select count(*) from invoices where kind = 'invoice'"))
  expect(amount_cents!.value).toBe(await count('select sum(total_cents) as count from invoices'))
  const shares = parts.find(({ by }) => by === 'plan')!.shares
  expect(shares.reduce((sum, share) => sum + share.count, 0)).toBe(payments.value)
})

test('listings that ended include withdrawn ones', async () => {
  const { count: ended, sold } = await report('ended')
  expect(ended.value).toBe(await count('select count(*) from deals where closed_at is not null'))
  expect(ended.value).toBeGreaterThan(sold!.value)
})

test('members before include those who have left since', async () => {
  const { members } = (await app.as(admin).call(getAdminDashboardStats, { days: 28 })).figures
  const now = await count("select count(*) from accounts where type = 'user' and status <> 'deleted'")
  expect(members).toMatchObject({ value: now, before: now + 1 })
})

test('a refunded payment is shown as refunded in the member’s payments', async () => {
  const { items } = await app.as(admin).call(listMemberRecords, { id: payer.id, kind: 'payments' })
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['refunded', 'succeeded']))
  expect(items).toHaveLength(2)
})
