import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRevenue, listRevenueRows, type RevenueRows } from '#domains/insights/common/stats.ts'
import { transact } from '#platform/server/database/db.ts'
import { aCorrection, anInvoice, aPayment } from '#test/harness/market/invoices.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aSubscription } from '#test/harness/payments/subscriptions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let member: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  member = await aMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const dayMs = 24 * 3_600_000
const before = (days: number) => new Date(Date.now() - days * dayMs)
const rowsOf = async (show: RevenueRows) =>
  (await app.as(admin).call(listRevenueRows, { show })).items.map(({ account_id }) => account_id)

test('months without invoices are zero', async () => {
  const revenue = await app.as(admin).call(getRevenue, {})
  expect(revenue).toMatchObject({
    total_cents: 0,
    active: 0,
    churn_percent: null,
    has_test: false,
    has_other: false,
  })
  expect(revenue.months).toHaveLength(12)
  expect(new Set(revenue.months.map(({ revenue_cents }) => revenue_cents))).toEqual(new Set([0]))
})

test('revenue is the sum of the invoices less the corrections, in all and by month', async () => {
  for (const [days, total] of [
    [0, 4900],
    [1, 19_900],
    [40, 1],
    [70, 333],
    [200, 10_000],
    [300, 7],
  ] as const) {
    const { id } = await anInvoice(app, member.id, { totals: [total], issued_at: before(days) })
    if (total > 1000) await aCorrection(app, id, Math.floor(total / 3), { issued_at: before(days / 2) })
  }
  const { months, total_cents } = await app.as(admin).call(getRevenue, {})
  const plain = await sql<{ month: string; sum: number; gst: number }>`
    select to_char(issued_at at time zone 'Pacific/Auckland', 'YYYY-MM') as month,
      sum(total_cents)::bigint as sum, sum(gst_cents)::bigint as gst
    from invoices group by 1 order by 1`.execute(app.platform.db)
  const found = months.filter(({ invoices, refunded_cents }) => invoices > 0 || refunded_cents > 0)
  expect(found.map((one) => ({ month: one.month, sum: one.revenue_cents, gst: one.gst_cents }))).toEqual(
    plain.rows,
  )
  expect(total_cents).toBe(plain.rows.reduce((sum, row) => sum + row.sum, 0))
})

test('an invoice counts in its month of issue in Auckland', async () => {
  const { months } = await app.as(admin).call(getRevenue, {})
  const { month, first_day } = months.at(-2)!
  const first = await sql<{
    at: Date
  }>`select ${first_day}::timestamp at time zone 'Pacific/Auckland' as at`.execute(app.platform.db)
  const begins = first.rows[0]!.at
  await anInvoice(app, member.id, { totals: [100], issued_at: begins })
  await anInvoice(app, member.id, { totals: [10_000], issued_at: new Date(begins.getTime() - 1) })
  const after = await app.as(admin).call(getRevenue, {})
  const grown = after.months.map((one, at) => one.revenue_cents - months[at]!.revenue_cents)
  expect(after.months.at(-2)!.month).toBe(month)
  expect(grown.slice(-3)).toEqual([10_000, 100, 0])
})

test('each figure equals the number of its rows', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => aMember(app)))
  const [active, due, gone, never] = people as [Person, Person, Person, Person]
  await aSubscription(app, active)
  await (await aSubscription(app, due)).change({ status: 'past_due', past_due_since: before(2) })
  const ended = await aSubscription(app, gone)
  await ended.change({ status: 'cancelled', created_at: before(90), ended_at: before(3) })
  const paid = await transact(app.platform.db, (tx) => aPayment(tx, gone.id, { created_at: before(400) }))
  await app.platform.db
    .updateTable('payments')
    .set({ subscription_id: ended.id })
    .where('id', '=', paid)
    .execute()
  await (await aSubscription(app, never)).change({ status: 'cancelled', ended_at: before(3) })
  await transact(app.platform.db, (tx) => aPayment(tx, due.id, { status: 'failed', created_at: before(1) }))
  await transact(app.platform.db, (tx) => aPayment(tx, due.id, { status: 'failed', created_at: before(31) }))

  const revenue = await app.as(admin).call(getRevenue, {})
  expect(revenue).toMatchObject({ active: 1, past_due: 1, failed: 1 })
  expect(await rowsOf('active')).toEqual([active.id])
  expect(await rowsOf('past_due')).toEqual([due.id])
  expect(await rowsOf('failed')).toEqual([due.id])
  const goneRows = await rowsOf('ended')
  expect(goneRows).toHaveLength(revenue.ended)
  expect(goneRows).toContain(gone.id)
  expect(goneRows).not.toContain(never.id)
  expect(revenue.churn_percent).toBeGreaterThan(0)
  expect(revenue.churn_percent).toBeLessThanOrEqual(100)
})

test('net revenue, refunds, MRR and what is overdue equal plain sums', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => aMember(app)))
  const [monthly, yearly, due] = people as [Person, Person, Person]
  await (await aSubscription(app, monthly)).change({ price_cents: 4900, interval: 'month' })
  await (await aSubscription(app, yearly)).change({ price_cents: 99_000, interval: 'year' })
  await (
    await aSubscription(app, due)
  ).change({ status: 'past_due', past_due_since: before(2), price_cents: 14_900 })
  const revenue = await app.as(admin).call(getRevenue, {})
  const { rows } = await sql<{ net: number; refunded: number; overdue: number; active: number }>`
    select (select sum(total_cents) - sum(gst_cents) from invoices)::bigint as net,
      (select -sum(total_cents) from invoices where kind = 'correction')::bigint as refunded,
      (select sum(price_cents) from subscriptions where status = 'past_due')::bigint as overdue,
      (select count(*) from subscriptions where status = 'active') as active`.execute(app.platform.db)
  const { net, refunded, overdue, active } = rows[0]!
  expect(revenue).toMatchObject({ net_cents: net, refunded_cents: refunded, overdue_cents: overdue, active })
  const current = await app.platform.db
    .selectFrom('subscriptions')
    .select(['price_cents', 'interval'])
    .where('status', '=', 'active')
    .execute()
  const mrr = current.reduce(
    (sum, { price_cents, interval }) => sum + price_cents / (interval === 'year' ? 12 : 1),
    0,
  )
  expect(Math.abs(revenue.mrr_cents - mrr)).toBeLessThanOrEqual(revenue.by_plan.length / 2)
  expect(revenue.by_plan.reduce((sum, plan) => sum + plan.active, 0)).toBe(active)
})

test('revenue is exported as CSV, for admins only', async () => {
  const get = (person: Person) =>
    app.server.inject({ url: '/api/revenue-csv', headers: { authorization: `Bearer ${person.token}` } })
  const { months } = await app.as(admin).call(getRevenue, {})
  const last = months.at(-1)!
  const inDollars = (cents: number) => (cents / 100).toFixed(2)
  const lines = (await get(admin)).body.split('\r\n')
  expect(lines[0]).toContain('Month,Revenue,GST,Invoices,Refunded')
  expect(lines).toHaveLength(14)
  expect(lines.at(-2)).toBe(
    `${last.month},${inDollars(last.revenue_cents)},${inDollars(last.gst_cents)},${last.invoices},${inDollars(last.refunded_cents)}`,
  )
  expect((await get(member)).statusCode).toBe(403)
  expect(await app.as(member).call(getRevenue, {})).toMatchObject({ key: 'forbidden' })
})
