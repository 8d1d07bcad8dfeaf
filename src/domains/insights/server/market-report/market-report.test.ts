import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, placeBid } from '#domains/auctions/common/bidding.ts'
import { getReport, listReportRows, type MarketReportKind } from '#domains/insights/common/market-report.ts'
import { marketReportKind } from '#domains/insights/common/market-report.shapes.ts'
import { anInvoice } from '#test/harness/market/invoices.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  const buyer = await aMember(app)
  for (const days of [0, 1, 1, 8, 29, 30, 40]) {
    const { id } = await aFixedPriceListing(app, { quantity: 2 })
    const { trade_id } = await app.as(buyer).call(buyNow, { id })
    await sql`update trades set agreed_at = agreed_at - make_interval(days => ${days}) where id = ${trade_id}`.execute(
      app.platform.db,
    )
    await anInvoice(app, buyer.id, {
      totals: [1_000 + days],
      issued_at: new Date(Date.now() - days * 86_400_000),
    })
  }
  const auction = await aLiveAuction(app)
  await app.as(buyer).call(placeBid, { listing_id: auction.id, amount_cents: 20_000 })
})
afterAll(() => app[Symbol.asyncDispose]())

const plain: Partial<Record<MarketReportKind, string>> = {
  sales: `select count(*) from trades where status not in ('cancelled', 'unconfirmed')
            and (agreed_at at time zone 'Pacific/Auckland')::date > (now() at time zone 'Pacific/Auckland')::date - 28`,
  members: `select count(*) from accounts where type = 'user' and status in ('active', 'suspended')`,
  bids: 'select count(*) from bids',
  revenue: `select count(*) from invoices
             where (issued_at at time zone 'Pacific/Auckland')::date > (now() at time zone 'Pacific/Auckland')::date - 28`,
}
const countPlainly = async (query: string) =>
  (await sql.raw<{ count: number }>(query).execute(app.platform.db)).rows[0]!.count

test.each(marketReportKind.options)(
  'the total of %s equals the sums by day, by part and of the rows',
  async (kind) => {
    const report = await app.as(admin).call(getReport, { kind })
    expect(report).toMatchObject({ kind })
    expect(report.points).toHaveLength(28)
    const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0)
    expect(sum(report.points)).toBe(report.count.value)
    for (const { by, shares } of report.parts)
      if (by !== 'region' || kind !== 'members') expect([by, sum(shares)]).toEqual([by, report.count.value])
    const { from, to } = report
    const rows = await app.as(admin).call(listReportRows, { kind, from, to, limit: 100 })
    expect(rows.total).toBe(report.count.value)
    expect(rows.items).toHaveLength(report.count.value)
    if (plain[kind]) expect(report.count.value).toBe(await countPlainly(plain[kind]))
  },
)

test('amounts equal a plain sum, compared with the days before and a year before', async () => {
  const { amount_cents, count } = await app.as(admin).call(getReport, { kind: 'sales' })
  const { rows } = await sql<{ now: number; before: number }>`
    select sum(price_cents * quantity) filter (where days < 28)::bigint as now,
           sum(price_cents * quantity) filter (where days between 28 and 55)::bigint as before
      from (select *, (now() at time zone 'Pacific/Auckland')::date - (agreed_at at time zone 'Pacific/Auckland')::date as days
              from trades where status not in ('cancelled', 'unconfirmed')) t`.execute(app.platform.db)
  expect(amount_cents).toMatchObject({ value: rows[0]!.now, before: rows[0]!.before })
  expect(count).toMatchObject({ value: 4, before: 3 })
  expect(await app.as(admin).call(getReport, { kind: 'sales', compare: 'year' })).toMatchObject({
    count: { value: 4, before: 0, change_percent: null },
  })
})

test('a point and a part link to their rows', async () => {
  const report = await app.as(admin).call(getReport, { kind: 'sales', interval: 'week' })
  for (const { from, to, count } of report.points)
    expect((await app.as(admin).call(listReportRows, { kind: 'sales', from, to })).total).toBe(count)
  const { from, to, parts } = report
  for (const { by, shares } of parts)
    for (const { value, count } of shares)
      expect((await app.as(admin).call(listReportRows, { kind: 'sales', from, to, by, value })).total).toBe(
        count,
      )
})

test.each([
  ['2026-02-02', '2026-02-01', 'to'],
  ['2020-01-01', '2026-02-01', 'from'],
  ['2026-02-31', '2026-03-01', 'from'],
])('%s to %s is refused with an error at the field', async (from, to, field) => {
  const answer = await app.as(admin).call(getReport, { from, to })
  expect(answer).toMatchObject({ key: 'validation_failed', errors: { [field]: expect.any(String) } })
})

test('the CSV has a line for each point', async () => {
  const { body } = await app.server.inject({
    url: '/api/report-csv?kind=revenue&interval=month',
    headers: { authorization: `Bearer ${admin.token}` },
  })
  const lines = body.trim().split(/\r?\n/)
  const { points } = await app.as(admin).call(getReport, { kind: 'revenue', interval: 'month' })
  expect(lines).toHaveLength(points.length + 1)
  expect(lines[0]).toContain('From,To,Count,Count before,Amount,Amount before')
})

test('members can’t read reports', async () => {
  expect(await app.as(await aMember(app)).call(getReport, {})).toMatchObject({ key: 'forbidden' })
})
