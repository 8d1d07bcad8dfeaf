import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedReference } from '#app/server/build-platform.ts'
import { prepareDatabase } from '#app/server/prepare-database.ts'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { listListingCards, searchListings } from '#domains/search/common/search.ts'
import { getOwnListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { must } from '#platform/common/must.ts'
import { createDb, createPool, workLimits, type Connection } from '#platform/server/database/db.ts'
import { createVisitorApi } from '#platform/server/http/visitor-api.ts'
import { hasDebianPostgres, startDebianPostgres, type DebianPostgres } from '#test/harness/debian-postgres.ts'
import { aLiveAuction, type LiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { databaseUrl } from '#test/harness/processes/server-process.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let primary: DebianPostgres
let standby: Awaited<ReturnType<DebianPostgres['startStandby']>>
let app: TestApp
let auction: LiveAuction
let bidders: Person[]

async function prepare(connection: Connection) {
  await prepareDatabase(connection)
  const pool = createPool(connection, pino({ enabled: false }), { max: 2, limits: workLimits })
  await seedReference(createDb(pool))
  await pool.end()
}

async function run<Row extends object>(connection: Connection, statement: string): Promise<Row> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return must((await client.query<Row>(statement)).rows[0], 'row')
  } finally {
    await client.end()
  }
}

const measure = () => must(app.platform.replica, 'replica').measure()

async function until(isSo: () => boolean | Promise<boolean>, withinMs: number) {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > withinMs) throw new Error(`not within ${withinMs} ms`)
    await delay(20)
  }
  return performance.now() - began
}
const untilUsed = () => until(() => measure().isUsed, 15_000)
const untilLeftOut = () => until(() => !measure().isUsed, 15_000)

const pause = 'select pg_wal_replay_pause()::text as done'
const resume = 'select pg_wal_replay_resume()::text as done'

let maxCents = 2_000
/** @returns the price that the bid made */
async function raisePrice(): Promise<number> {
  for (const bidder of bidders) {
    maxCents += 500
    await app.as(bidder).call(placeBid, { listing_id: auction.id, max_cents: maxCents })
  }
  return (await app.as(must(bidders[0], 'bidder')).call(getListing, { id: auction.id })).price_cents
}

async function readCard(person: Person | null): Promise<number> {
  const { items } = await app.as(person).call(listListingCards, { ids: String(auction.id) })
  return must(items[0], 'card').price_cents
}

describe.skipIf(!hasDebianPostgres)('a standby of Debian’s PostgreSQL', () => {
  beforeAll(async () => {
    primary = await startDebianPostgres()
    await prepare(primary.connection)
    standby = await primary.startStandby()
    app = await createTestApp(
      { nodes: { replicaUrl: databaseUrl(standby.connection) } },
      { hasCaches: true, connection: primary.connection },
    )
    auction = await aLiveAuction(app)
    bidders = [await aMember(app), await aMember(app)]
    await app.settle()
    await untilUsed()
  }, 120_000)
  afterAll(async () => {
    await app?.[Symbol.asyncDispose]()
    await primary?.stop()
  })

  beforeEach(async () => {
    await run(standby.connection, resume)
    await untilUsed()
  })

  test('visitor reads the standby, and a member the primary', async () => {
    const before = { ...measure().reads }
    await app.as(null).call(searchListings, { q: 'cinelli' })
    const after = { ...measure().reads }
    expect(after.replica).toBeGreaterThan(before.replica)
    expect(after.primary).toBe(before.primary)
    await app.as(must(bidders[0], 'bidder')).call(searchListings, { q: 'commuter' })
    expect(measure().reads).toEqual(after)
    const forMember = createVisitorApi(app.server, { address: '10.9.8.7', readsOwnWrites: true })
    await forMember.call(searchListings, { q: 'tutto' })
    expect(measure().reads).toEqual(after)
  })

  test('standby that stops replaying is left out within two seconds, and no price gets old meanwhile', async () => {
    const prices: { at: number; cents: number }[] = [{ at: performance.now(), cents: await raisePrice() }]
    await run(standby.connection, pause)
    const pausedAt = performance.now()
    const leftOutAfterMs = untilLeftOut()
    let oldestMs = 0
    while (performance.now() - pausedAt < 6_000) {
      const cents = await raisePrice()
      prices.push({ at: performance.now(), cents })
      for (let tries = 0; tries < 5; tries += 1) {
        const began = performance.now()
        const shown = await readCard(null)
        const next = prices.find((price) => price.cents > shown)
        if (next) oldestMs = Math.max(oldestMs, began - next.at)
        await delay(20)
      }
      expect(await readCard(must(bidders[0], 'bidder'))).toBe(cents)
    }
    expect(await leftOutAfterMs).toBeLessThan(2_500)
    expect(oldestMs).toBeGreaterThan(0)
    expect(oldestMs).toBeLessThan(5_000)
    expect(await readCard(null)).toBe(prices.at(-1)!.cents)
    expect(app.logLines.some((line) => line.includes('more than 2 seconds behind'))).toBe(true)
  })

  test('answer that lacks a change is replaced once the standby has it', async () => {
    await readCard(null)
    await run(standby.connection, pause)
    const cents = await raisePrice()
    const shown = await readCard(null)
    await run(standby.connection, resume)
    expect(shown).toBeLessThan(cents)
    expect(measure().isUsed).toBe(true)
    expect(await until(async () => (await readCard(null)) === cents, 2_000)).toBeLessThan(1_500)
  })

  test('seller reads their own edit at once while the standby lags', async () => {
    const { id, seller } = await aLiveAuction(app)
    const { version } = await app.as(seller).call(getOwnListing, { id })
    await run(standby.connection, pause)
    const title = 'Cinelli Tutto commuter, 56 cm'
    await app.as(seller).call(updateListing, { id, version, title })
    const seen = await app.as(seller).call(getListing, { id })
    await run(standby.connection, resume)
    expect(seen.title).toBe(title)
  })

  test('standby that hangs is left out, and whoever waited for it gets an answer', async () => {
    standby.freeze()
    const began = performance.now()
    const answers = await Promise.all(
      ['saddle', 'pedal', 'cinelli'].map((q) => app.as(null).call(searchListings, { q })),
    )
    const tookMs = performance.now() - began
    standby.thaw()
    expect(answers.map(({ items }) => Array.isArray(items))).toEqual([true, true, true])
    expect(tookMs).toBeLessThan(4_000)
  })

  test('standby that is killed costs no error, and is used again once it is back', async () => {
    const stopped = standby.stop('SIGQUIT')
    const answers: unknown[] = []
    const end = performance.now() + 2_000
    for (let n = 0; performance.now() < end; n += 1)
      answers.push((await app.as(null).call(searchListings, { q: `cinelli ${n}` })).items)
    await stopped
    expect(answers.every((items) => Array.isArray(items))).toBe(true)
    await untilLeftOut()
    await standby.restart()
    await untilUsed()
  })

  test('standby that was promoted is left out', async () => {
    await run(standby.connection, 'select pg_promote()::text as done')
    await untilLeftOut()
    expect(await readCard(null)).toBe(await readCard(must(bidders[0], 'bidder')))
    await until(() => app.logLines.some((line) => line.includes('it is not a standby')), 5_000)
  })
})
