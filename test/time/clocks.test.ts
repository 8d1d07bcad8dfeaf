import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { listLedgerReceipts } from '#domains/deals/common/ledger/ledger.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { readConfig } from '#platform/server/config.ts'
import { aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { platformOn } from '#test/harness/processes/platform-on.ts'
import {
  callsTo,
  databaseUrl,
  startServerProcess,
  type ServerProcess,
} from '#test/harness/processes/server-process.ts'
import type { Market, Person } from '#test/harness/test-app.ts'
import { createTestDatabase } from '#test/harness/test-database.ts'

// Three servers of one market in different time zones, two of them with a clock that is an hour off. Only those two
// close auctions and run jobs.

const hourMs = 3_600_000
const servers = [
  { port: 3181, TZ: 'UTC', ahead_ms: 0, role: 'web' },
  { port: 3182, TZ: 'Pacific/Auckland', ahead_ms: hourMs, role: 'all' },
  { port: 3183, TZ: 'America/New_York', ahead_ms: -hourMs, role: 'all' },
]

let dataDir: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
let processes: ServerProcess[] = []
let markets: Market[]
let seller: Person
let bidders: Person[]

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'hoko-clocks-'))
  database = await createTestDatabase()
  const platform = platformOn(database.connection, readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }))
  processes = servers.map(({ port, TZ, ahead_ms, role }) =>
    startServerProcess({
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl(database.connection),
      ROLE: role,
      TZ,
      ...(ahead_ms !== 0 && {
        NODE_OPTIONS: `--import ${path.join(import.meta.dirname, '../harness/processes/shift-clock.ts')}`,
        CLOCK_AHEAD_MS: String(ahead_ms),
      }),
    }),
  )
  await Promise.all(processes.map(({ ready }) => ready))
  markets = servers.map(({ port }) => ({ platform, as: callsTo(`http://127.0.0.1:${port}`) }))
  seller = await aMember(markets[0]!)
  bidders = await Promise.all(markets.map((market) => aMember(market)))
})

afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL')
  await Promise.all(processes.map(({ ended }) => ended))
  await markets[0]!.platform.pool.end()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const seenBy = async (id: number) =>
  await Promise.all(
    markets.map(async (market) => {
      const { closes_at, status, price_cents, bid_count } = await market.as(null).call(getListing, { id })
      return { closes_at, status, price_cents, bid_count }
    }),
  )

async function databaseTime() {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(markets[0]!.platform.db)
  return rows[0]!.now.getTime()
}

test('a listing published for two hours closes at one instant for every server', async () => {
  for (const market of markets) {
    const { id } = await aLiveAuction(market, { seller })
    await market.as(seller).call(setListingStatus, { id, status: 'withdrawn' })
    const { closes_at } = await market.platform.db
      .selectFrom('ledger_rows')
      .select(sql<string>`(body::json->>'closes_at')`.as('closes_at'))
      .where('listing_id', '=', id)
      .where('number', '=', 0)
      .executeTakeFirstOrThrow()
    const awayMs = Date.parse(closes_at) - (await databaseTime())
    expect(Math.abs(awayMs - 2 * hourMs)).toBeLessThan(20_000)
    const [one, ...others] = await seenBy(id)
    for (const other of others) expect(other).toEqual(one)
  }
})

test.each([
  ['the hour that comes twice, the first time', '2027-04-03T13:30:00.000Z'],
  ['the hour that comes twice, the second time', '2027-04-03T14:30:00.000Z'],
  ['the instant that the clocks go back', '2027-04-03T14:00:00.000Z'],
  ['the instant that an hour is left out', '2027-09-25T14:00:00.000Z'],
  ['half an hour later', '2027-09-25T14:30:00.000Z'],
])('closing in %s is one instant everywhere', async (_, closesAt) => {
  const { id } = await aLiveAuction(markets[0]!, { seller, closesInMs: Date.parse(closesAt) - Date.now() })
  // Milliseconds, which `closesInMs` has lost.
  const { db } = markets[0]!.platform
  await db.updateTable('deals').set({ closes_at: closesAt }).where('listing_id', '=', id).execute()
  for (const [n, market] of markets.entries()) {
    const placed = await market.as(bidders[n]!).call(placeBid, { listing_id: id, max_cents: 2000 + n * 1000 })
    expect(placed.listing.closes_at).toBe(closesAt)
  }
  expect((await seenBy(id)).map((seen) => seen.closes_at)).toEqual(servers.map(() => closesAt))
})

test('bids are accepted until the closing time, also by servers with wrong clocks', async () => {
  const [, ahead, behind] = markets
  const { db } = markets[0]!.platform
  const { id } = await aLiveAuction(markets[0]!, { seller })
  await db.updateTable('deals').set({ extension_s: 1 }).where('listing_id', '=', id).execute()
  const due = await moveClosing(markets[0]!, id, 4_000)
  const bid = async (n: number, maxCents: number) => {
    const askedAt = await databaseTime()
    const { key, placed_at } = await markets[n]!.as(bidders[n]!).call(placeBid, {
      listing_id: id,
      max_cents: maxCents,
    })
    return { key, asked_at: askedAt, placed_at }
  }
  for (const n of [0, 1, 2]) {
    const { key, asked_at, placed_at } = await bid(n, 2000 + n * 1000)
    expect(key).toBeUndefined()
    expect(Date.parse(placed_at)).toBeGreaterThanOrEqual(asked_at)
    expect(Date.parse(placed_at) - asked_at).toBeLessThan(5_000)
  }
  while ((await databaseTime()) <= due.getTime()) await pause(20)
  for (const n of [0, 1, 2]) expect(await bid(n, 9000)).toMatchObject({ key: 'listing_closed' })
  const closing = async () =>
    await db
      .selectFrom('auction_closings')
      .select(['at', 'due_at', 'winner_id'])
      .where('listing_id', '=', id)
      .executeTakeFirst()
  while (!(await closing())) await pause(20)
  const { at, due_at, winner_id } = (await closing())!
  expect([due_at, winner_id]).toEqual([due, bidders[2]!.id])
  expect(at.getTime()).toBeGreaterThanOrEqual(due.getTime())
  expect(at.getTime() - due.getTime()).toBeLessThan(5_000)
  for (const [n, market] of [ahead!, behind!].entries()) {
    const { receipts } = await market.as(bidders[n + 1]!).call(listLedgerReceipts, { id })
    expect(receipts).toHaveLength(1)
  }
})

test.each(servers)('the live stream of the server in $TZ sends the right time', async ({ port }) => {
  const stop = new AbortController()
  const { id } = await aLiveAuction(markets[0]!, { seller })
  const answer = await fetch(`http://127.0.0.1:${port}/api/live?topics=listing:${id}`, {
    signal: stop.signal,
  })
  const { value } = await answer.body!.pipeThrough(new TextDecoderStream()).getReader().read()
  const now = await databaseTime()
  stop.abort()
  const [, serverTime] = /"server_time":"([^"]+)"/.exec(value!)!
  expect(Math.abs(Date.parse(serverTime!) - now)).toBeLessThan(5_000)
})
