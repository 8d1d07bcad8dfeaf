import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, placeBid } from '#domains/auctions/common/bidding.ts'
import { exportUserReports, getUserReports, listUserReportRows } from '#domains/insights/common/stats.ts'
import { reportRows } from '#domains/insights/common/stats.shapes.ts'
import { addFavourite, removeFavourite } from '#domains/watchlist/common/watching.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { letItEnd } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let seller: Person
let buyer: Person
beforeAll(async () => {
  app = await createTestApp()
  seller = await aMember(app)
  buyer = await aMember(app)
  await makeMarket()
})
afterAll(() => app[Symbol.asyncDispose]())

const dayMs = 86_400_000
const before = (days: number) => new Date(Date.now() - days * dayMs)
const allRows = reportRows.options

/**
 * Makes three auctions, one unsold and one with a cancelled sale, and six bowls; most of it in
 * other periods too.
 */
async function makeMarket() {
  const { db } = app.platform
  const rival = await aMember(app)
  for (const n of [0, 1, 2]) {
    const { id } = await aLiveAuction(app, { seller, title: n === 0 ? '=Formula bike' : `Bike ${n}` })
    for (const [days, views] of [
      [0, 3],
      [9, 5],
      [40, 7],
    ] as const) {
      await sql`insert into listing_view_days (listing_id, day, views)
        values (${id}, (clock_timestamp() at time zone 'Pacific/Auckland')::date - ${days}::int, ${views + n})`.execute(
        db,
      )
    }
    const watched = await app.as(rival).call(addFavourite, { listing_id: id })
    if (n === 1) await app.as(rival).call(removeFavourite, { id: watched.id })
    if (n === 2) continue
    await app.as(rival).call(placeBid, { listing_id: id, max_cents: 2000 })
    await app.as(buyer).call(placeBid, { listing_id: id, max_cents: 9000 + n })
  }
  const { rows } = await sql<{
    id: ListingId
  }>`select id from listings where seller_id = ${seller.id} order by id`.execute(db)
  for (const { id } of rows) await letItEnd(app, id)
  for (const [quantity, days] of [
    [1, 0],
    [2, 12],
    [3, 45],
  ] as const) {
    const { id } = await aFixedPriceListing(app, { seller, price_cents: 12_345, quantity: 4 })
    await app.as(buyer).call(buyNow, { id, quantity })
    await sql`update trades set agreed_at = ${before(days)} where listing_id = ${id}`.execute(db)
  }
  await sql`update trades set status = 'cancelled' where listing_id = ${rows[1]!.id}`.execute(db)
  await sql`update bids set placed_at = ${before(35)} where listing_id = ${rows[1]!.id}`.execute(db)
  await app.as(seller).call(buyNow, { id: (await aFixedPriceListing(app, {})).id, quantity: 1 })
}

const count = async (from: ReturnType<typeof sql>) =>
  (await sql<{ count: number }>`select count(*)::bigint as count from ${from}`.execute(app.platform.db))
    .rows[0]!.count
const cents = async (side: string, account: Person, from: Date, to: Date) =>
  (
    await sql<{ sum: number }>`select coalesce(sum(price_cents * quantity), 0)::bigint as sum from trades
      where ${sql.ref(side)} = ${account.id} and status not in ('cancelled', 'unconfirmed')
        and agreed_at >= ${from} and agreed_at <= ${to}`.execute(app.platform.db)
  ).rows[0]!.sum

const startOf = async (days: number) =>
  (
    await sql<{
      at: Date
    }>`select ((clock_timestamp() at time zone 'Pacific/Auckland')::date - ${days}::int)::timestamp
      at time zone 'Pacific/Auckland' as at`.execute(app.platform.db)
  ).rows[0]!.at

test.each([7, 28, 90])('every figure over %s days equals plain SQL', async (days) => {
  const { figures, as_of } = await app.as(seller).call(getUserReports, { days })
  const bought = (await app.as(buyer).call(getUserReports, { days })).figures
  const [from, beforeFrom] = [await startOf(days - 1), await startOf(2 * days - 1)]
  const to = new Date(as_of)
  const beforeTo = new Date(to.getTime() - days * dayMs)
  for (const [isNow, start, end] of [
    [true, from, to],
    [false, beforeFrom, beforeTo],
  ] as const) {
    const pick = (figure: { value: number; before: number }) => (isNow ? figure.value : figure.before)
    const mine = sql`(select id from listings where seller_id = ${seller.id})`
    const at = (column: string) => sql`${sql.ref(column)} >= ${start} and ${sql.ref(column)} <= ${end}`
    const isCounted = sql`status not in ('cancelled', 'unconfirmed')`
    expect(pick(figures.bids)).toBe(await count(sql`bids where listing_id in ${mine} and ${at('placed_at')}`))
    expect(pick(bought.bids_placed)).toBe(
      await count(sql`bids where bidder_id = ${buyer.id} and ${at('placed_at')}`),
    )
    expect(pick(figures.watchers)).toBe(
      (await count(sql`favourites where listing_id in ${mine} and ${at('watched_at')}`)) +
        (await count(sql`watch_removals where listing_id in ${mine} and ${at('watched_at')}`)),
    )
    expect(pick(figures.sales)).toBe(
      await count(sql`trades where seller_id = ${seller.id} and ${isCounted} and ${at('agreed_at')}`),
    )
    expect(pick(bought.purchases)).toBe(
      await count(sql`trades where buyer_id = ${buyer.id} and ${isCounted} and ${at('agreed_at')}`),
    )
    expect(pick(figures.earnings_cents)).toBe(await cents('seller_id', seller, start, end))
    expect(pick(bought.spend_cents)).toBe(await cents('buyer_id', buyer, start, end))
    expect(pick(figures.ended)).toBe(
      await count(sql`deals join listings on id = listing_id
        where listings.seller_id = ${seller.id} and status in ('sold', 'unsold') and ${at('closed_at')}`),
    )
    // A day in Auckland begins at midnight there, and views have no other time.
    expect(pick(figures.views)).toBe(
      (
        await sql<{ sum: number }>`select coalesce(sum(views), 0)::bigint as sum from listing_view_days
          where listing_id in ${mine} and (day::timestamp at time zone 'Pacific/Auckland') >= ${start}
            and (day::timestamp at time zone 'Pacific/Auckland') < ${isNow ? end : from}`.execute(
          app.platform.db,
        )
      ).rows[0]!.sum,
    )
  }
})

test('the market above has these figures', async () => {
  const { figures, daily } = await app.as(seller).call(getUserReports, { days: 28 })
  expect(figures.views).toEqual({ value: 30, before: 24, change_percent: 25 })
  expect(figures.watchers.value).toBe(5)
  expect(figures.ended.value).toBe(3)
  expect(figures.ended_sold.value).toBe(1)
  expect(figures.sales).toMatchObject({ value: 3, before: 1 })
  expect(figures.earnings_cents.value).toBe(3 * 12_345 + 2050)
  expect(figures.earnings_cents.before).toBe(3 * 12_345)
  expect(figures.purchases.value).toBe(1)
  expect(daily).toHaveLength(28)
})

test.each([7, 28])('the days and the rows over %s days add up to the figures', async (days) => {
  for (const person of [seller, buyer]) {
    const { figures, daily } = await app.as(person).call(getUserReports, { days })
    for (const name of [...allRows, 'earnings_cents', 'spend_cents'] as const)
      expect(daily.reduce((sum, day) => sum + day[name], 0)).toBe(figures[name].value)
    for (const show of allRows) {
      const rows = await app.as(person).call(listUserReportRows, { show, days, limit: 100 })
      expect(rows.items.reduce((sum, row) => sum + row.count, 0)).toBe(figures[show].value)
    }
    const sales = await app.as(person).call(listUserReportRows, { show: 'sales', days, limit: 100 })
    expect(sales.items.reduce((sum, row) => sum + row.amount_cents!, 0)).toBe(figures.earnings_cents.value)
  }
})

test('the rows of a day are those that its point counts', async () => {
  const { daily } = await app.as(seller).call(getUserReports, { days: 28 })
  for (const { day, views, sales } of daily.filter((one) => one.views + one.sales > 0)) {
    for (const [show, counted] of [
      ['views', views],
      ['sales', sales],
    ] as const) {
      const { items } = await app.as(seller).call(listUserReportRows, { show, day, days: 28, limit: 100 })
      expect(items.reduce((sum, { count: ofRow }) => sum + ofRow, 0)).toBe(counted)
    }
  }
  const longAgo = { show: 'sales', day: '2001-01-01', days: 28 } as const
  expect((await app.as(seller).call(listUserReportRows, longAgo)).total).toBe(0)
  expect(await csv(seller, '?days=28&show=sales&day=2001-01-01')).toHaveLength(2)
})

test('others’ listings, sales and bids aren’t counted', async () => {
  const stranger = await aMember(app)
  const { figures } = await app.as(stranger).call(getUserReports, { days: 90 })
  expect(new Set(Object.values(figures).map(({ value }) => value))).toEqual(new Set([0]))
  for (const show of allRows)
    expect((await app.as(stranger).call(listUserReportRows, { show, days: 90 })).total).toBe(0)
  const admin = await aMember(app, { type: 'admin' })
  expect(await app.as(admin).call(getUserReports, {})).toMatchObject({ key: 'forbidden' })
  expect(await app.as(null).call(exportUserReports, {})).toMatchObject({ key: 'unauthenticated' })
})

test('rows come a page at a time, each once', async () => {
  const seen: number[] = []
  for (const page of [1, 2, 3]) {
    const { items, total } = await app
      .as(seller)
      .call(listUserReportRows, { show: 'sales', days: 90, page, limit: 2 })
    expect(total).toBe(4)
    seen.push(...items.map(({ trade_id }) => trade_id!))
  }
  expect(new Set(seen).size).toBe(4)
})

const csv = async (person: Person, query: string) =>
  (
    await app.server.inject({
      url: `/api/user-reports-csv${query}`,
      headers: { authorization: `Bearer ${person.token}` },
    })
  ).body.split('\r\n')

test('a CSV has every day or every row, and no formulas', async () => {
  const days = await csv(seller, '?days=28')
  expect(days).toHaveLength(30)
  expect(days[0]).toContain(
    'Day,Views,New watchers,Bids received,Finance enquiries,Listings ended,Sales,Earnings',
  )
  const sales = await csv(seller, '?days=90&show=sales')
  expect(sales).toHaveLength(6)
  expect(sales.filter((line) => line.includes("'=Formula bike"))).toHaveLength(1)
  expect(sales.some((line) => line.includes(',=Formula'))).toBe(false)
  expect(sales.filter((line) => line.includes(',370.35,'))).toHaveLength(1)
})
