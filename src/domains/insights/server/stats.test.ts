import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, placeBid } from '#domains/auctions/common/bidding.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { listChanges } from '#domains/insights/common/changes.ts'
import { getReport } from '#domains/insights/common/market-report.ts'
import { getAdminDashboardStats, type ReportCompare } from '#domains/insights/common/stats.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { closeNextDue } from '#test/harness/auctions/close-next-due.ts'
import { aFixedPriceListing, aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const stats = (days: number, compare: ReportCompare = 'period') =>
  app.as(admin).call(getAdminDashboardStats, { days, compare })
const dayMs = 86_400_000
const aucklandDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland', dateStyle: 'short' })
const dayOf = (at: Date) => aucklandDay.format(at)

test('only administrators can read the figures', async () => {
  const user = await aMember(app)
  expect(await app.as(user).call(getAdminDashboardStats, {})).toMatchObject({ status: 403, key: 'forbidden' })
  expect(await app.as(null).call(getAdminDashboardStats, {})).toMatchObject({ key: 'unauthenticated' })
})

test('an empty market has figures too', async () => {
  await using empty = await createTestApp()
  const someone = await aMember(empty, { type: 'admin' })
  const received = await empty.as(someone).call(getAdminDashboardStats, { days: 7 })
  expect(received.figures.bids).toEqual({ value: 0, before: 0, change_percent: null })
  expect(received.figures.members.value).toBe(0)
  expect(received.daily).toHaveLength(7)
  expect(received.closing).toEqual({ total: 0, items: [] })
})

test.each([0, 367, 2.5, 'week'])('a period of %s days is refused', async (days) => {
  expect(await stats(days as never)).toMatchObject({ status: 422, errors: { days: expect.any(String) } })
})

test('auctions closing within the hour are listed with their seller, the first one first', async () => {
  const late = await aLiveAuction(app, { title: 'Closes late', closesInMs: 3_500_000 })
  const soon = await aLiveAuction(app, { title: 'Closes soon', closesInMs: 600_000 })
  const tomorrow = await aLiveAuction(app, { closesInMs: dayMs })
  const { closing } = await stats(7)
  const ids = closing.items.map((item) => item.id)
  expect(ids.filter((id) => [late.id, soon.id, tomorrow.id].includes(id))).toEqual([soon.id, late.id])
  expect(closing.items.find(({ id }) => id === soon.id)!.seller.id).toBe(soon.seller.id)
  expect(closing.total).toBe(closing.items.length)
})

test('the figures equal a manual count, whatever has happened', async () => {
  await makeHistory()
  const { random, seed } = seeded()
  for (let round = 0; round < 4; round += 1) {
    await scatter(random)
    for (const [days, compare] of [
      [1, 'period'],
      [7, 'period'],
      [28, 'period'],
      [28, 'year'],
    ] as const) {
      const received = await stats(days, compare)
      const counted = await countByHand(days, new Date(received.as_of), compare)
      expect(received.daily, `history ${seed}`).toEqual(counted.daily)
      for (const [name, { value, before }] of Object.entries(counted.figures))
        expect(
          received.figures[name as keyof typeof received.figures],
          `${name}, ${days} days, ${compare}, history ${seed}`,
        ).toMatchObject({
          value,
          before,
        })
    }
  }
  const active = (await stats(7)).listings.filter(({ status }) => status === 'active')
  expect((await stats(7)).figures.live_listings.value).toBe(active.reduce((sum, { count }) => sum + count, 0))
})

test('a change is given in percent of the earlier value', async () => {
  const { db } = app.platform
  const bids = await db.selectFrom('bids').select(['listing_id', 'sequence']).execute()
  for (const [n, { listing_id, sequence }] of bids.entries()) {
    // Three of them are between 28 and 56 days old, the others newer.
    const placedAt = new Date(Date.now() - (n < 3 ? 40 : 5) * dayMs)
    await moveBid({ listing_id, sequence }, placedAt)
  }
  const { figures } = await stats(28)
  const value = bids.length - 3
  expect(figures.bids).toMatchObject({ value, before: 3 })
  expect(figures.bids.change_percent).toBeCloseTo((100 * (value - 3)) / 3, 1)
})

test('a listed change equals the report’s count, with its parts', async () => {
  await app.platform.db
    .updateTable('bids')
    .set({ placed_at: new Date(Date.now() - 5 * dayMs) })
    .execute()
  const { items, from, to } = await app.as(admin).call(listChanges, { days: 28 })
  expect(items.map(({ kind }) => kind)).toContain('bids')
  for (const { kind, count, where } of items) {
    const report = await app.as(admin).call(getReport, { kind, from, to })
    expect([kind, count]).toEqual([kind, report.count])
    for (const { by, value, ...counts } of where) {
      const shares = report.parts.find((part) => part.by === by)!.shares
      expect(shares.find((share) => share.value === value)).toMatchObject(counts)
    }
  }
})

async function makeHistory() {
  const [mere, tama] = [await aMember(app), await aMember(app)]
  for (let n = 0; n < 6; n += 1) {
    const { id, seller } = await aLiveAuction(app)
    if (n !== 1) await app.as(mere).call(placeBid, { listing_id: id, max_cents: 3000 + n * 100 })
    if (n > 2) await app.as(tama).call(placeBid, { listing_id: id, max_cents: 9000 })
    if (n === 5) await app.as(seller).call(setListingStatus, { id, status: 'withdrawn', reason: 'It broke.' })
    else if (n < 4) await moveClosing(app, id, -1)
  }
  while (await closeNextDue(app.platform.db, 'test'));
  for (const priceCents of [5000, 12_345]) {
    const { id } = await aFixedPriceListing(app, { price_cents: priceCents, quantity: 3 })
    await app.as(mere).call(buyNow, { id, quantity: 2 })
  }
}

function seeded() {
  const [seed] = fc.sample(fc.integer({ min: 1, max: 2_000_000_000 }), 1)
  let state = seed!
  return {
    seed,
    random: () => {
      state = (state * 48_271) % 2_147_483_647
      return state / 2_147_483_647
    },
  }
}

async function moveBid(
  { listing_id, sequence }: { listing_id: ListingId; sequence: number },
  placedAt: Date,
) {
  await app.platform.db
    .updateTable('bids')
    .set({ placed_at: placedAt })
    .where('listing_id', '=', listing_id)
    .where('sequence', '=', sequence)
    .execute()
}

async function scatter(random: () => number) {
  const { db } = app.platform
  const ago = (maxDays: number) => new Date(Date.now() - random() * maxDays * dayMs)
  for (const { id } of await db.selectFrom('accounts').select('id').execute())
    await db
      .updateTable('accounts')
      .set({ member_since: ago(70) })
      .where('id', '=', id)
      .execute()
  for (const { id } of await db.selectFrom('listings').select('id').execute()) {
    const startsAt = ago(70)
    await db.updateTable('listings').set({ starts_at: startsAt }).where('id', '=', id).execute()
    const closedAt = ago((Date.now() - startsAt.getTime()) / dayMs)
    await db
      .updateTable('deals')
      .set({ closed_at: closedAt })
      .where('listing_id', '=', id)
      .where('closed_at', 'is not', null)
      .execute()
  }
  for (const { listing_id, sequence } of await db
    .selectFrom('bids')
    .select(['listing_id', 'sequence'])
    .execute())
    await moveBid({ listing_id, sequence }, ago(70))
  for (const { id } of await db.selectFrom('trades').select('id').execute())
    await db
      .updateTable('trades')
      .set({ agreed_at: ago(70), status: random() < 0.2 ? 'cancelled' : 'agreed' })
      .where('id', '=', id)
      .execute()
}

async function countByHand(days: number, now: Date, compare: ReportCompare) {
  const { db } = app.platform
  const accounts = (await db.selectFrom('accounts').selectAll().execute()).filter(
    ({ type }) => type === 'user',
  )
  const deals = await db
    .selectFrom('deals')
    .innerJoin('listings', 'listings.id', 'deals.listing_id')
    .select(['starts_at', 'closed_at', 'status'])
    .execute()
  const bids = await db.selectFrom('bids').select('placed_at').execute()
  const trades = (
    await db
      .selectFrom('trades')
      .innerJoin('listings', 'listings.id', 'trades.listing_id')
      .selectAll('trades')
      .select('listings.type')
      .execute()
  ).filter(({ status }) => status !== 'cancelled')

  const names = [...Array(days).keys()].map((n) => dayBefore(dayOf(now), days - 1 - n))
  const until = (end: (at: Date) => boolean) => ({
    members: accounts.filter(({ member_since }) => end(member_since)).length,
    live_listings: deals.filter(
      ({ starts_at, closed_at }) => end(starts_at!) && !(closed_at && end(closed_at)),
    ).length,
  })
  const within = (is: (at: Date) => boolean) => {
    const made = trades.filter(({ agreed_at }) => is(agreed_at))
    return {
      bids: bids.filter(({ placed_at }) => is(placed_at)).length,
      trades: made.length,
      traded_cents: sumOf(made),
    }
  }
  const first = names[0]!
  const firstBefore = compare === 'year' ? yearBefore(first) : dayBefore(first, days)
  const isBefore = (at: Date) => {
    const [day, clock] = [dayOf(at), clockOf(at)]
    const last = dayBefore(firstBefore, 1 - days)
    return day < last || (day === last && clock <= clockOf(now))
  }
  const value = { ...until(() => true), ...within((at) => dayOf(at) >= first) }
  const before = {
    ...until(isBefore),
    ...within((at) => dayOf(at) >= firstBefore && isBefore(at)),
  }
  return {
    daily: names.map((day, n) => ({
      day,
      ...Object.fromEntries(
        (['general', 'vehicle', 'property'] as const).map((type) => [
          `${type}_cents`,
          sumOf(trades.filter((trade) => trade.type === type && dayOf(trade.agreed_at) === day)),
        ]),
      ),
      traded_before_cents: sumOf(
        trades.filter(
          ({ agreed_at }) => dayOf(agreed_at) === dayBefore(firstBefore, -n) && isBefore(agreed_at),
        ),
      ),
      ...until((at) => dayOf(at) <= day),
      ...within((at) => dayOf(at) === day),
    })),
    figures: Object.fromEntries(
      Object.entries(value).map(([name, count]) => [
        name,
        { value: count, before: before[name as keyof typeof before] },
      ]),
    ),
  }
}

const sumOf = (trades: { price_cents: number; quantity: number }[]) =>
  trades.reduce((sum, trade) => sum + trade.price_cents * trade.quantity, 0)

const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4).replace('02-29', '02-28')}`

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10)

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Pacific/Auckland',
  timeStyle: 'medium',
  hourCycle: 'h23',
})
const clockOf = (at: Date) => clock.format(at)
