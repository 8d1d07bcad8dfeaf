import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { ListingId } from '#platform/common/ids.ts'
import type { Problem } from '#platform/common/refusals.ts'
import { readConfig } from '#platform/server/config.ts'
import { findAnomalies } from '#test/harness/auctions/bid-checker.ts'
import type { RecordedAuction } from '#test/harness/auctions/bid-recording.ts'
import { recordCalls, storm, type Recorder } from '#test/harness/auctions/bid-storm.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { findAllAnomalies } from '#domains/insights/server/invariants/invariants.service.ts'
import { aStall, sellOnAndOn, type Sales } from '#test/harness/auctions/sale-storm.ts'
import { aMember } from '#test/harness/market/people.ts'
import { platformOn } from '#test/harness/processes/platform-on.ts'
import { atDepth } from '#test/harness/depth.ts'
import { recordRun, recordTerms } from '#test/harness/auctions/record-run.ts'
import {
  callsTo,
  databaseUrl,
  startServerProcess,
  type ServerProcess,
} from '#test/harness/processes/server-process.ts'
import type { Market, Person } from '#test/harness/test-app.ts'
import { startDurablePostgres } from '#test/harness/test-database.ts'
import { transact } from '#platform/server/database/db.ts'
import { letTimePassUntil, recordWhenBidsAreWritten } from '#test/harness/time-passing.ts'

const kills = atDepth(2, 5)
const maxOutageMs = 10_000
/**
 * At full depth the test waits for six hundred accepted bids and five restarts, which is slow on
 * some machines.
 */
const timeout = 300_000
const port = 3171

let dataDir: string
let postgres: Awaited<ReturnType<typeof startDurablePostgres>>
let server: ServerProcess
let market: Market
let quietMarket: Market
let bidders: Person[]
let plannedOutageMs = 0
const failures = new Set<string>()

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'hoko-crash-'))
  postgres = await startDurablePostgres()
  const platform = platformOn(postgres.connection, readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }))
  const url = `http://127.0.0.1:${port}`
  market = { platform, as: recordFailures(callsTo(url)) }
  quietMarket = { platform, as: recordFailures(callsTo(url, 30_000)) }
  server = await startServer()
  await recordWhenBidsAreWritten(platform.db)
  bidders = await Promise.all(Array.from({ length: 12 }, () => aMember(quietMarket)))
})

afterAll(async () => {
  server.child.kill('SIGKILL')
  await market.platform.pool.end()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('the ledger survives kills of the database', { timeout }, async () => {
  const { outages, ...stored } = await bidThrough(async () => {
    const killedAt = new Date()
    postgres.kill9()
    return killedAt
  })
  expect(Math.max(...outages), `outages of ${outages.join(', ')} ms`).toBeLessThan(maxOutageMs)
  await expectNothingLost(stored)
})

test('the ledger survives kills of the server', { timeout }, async () => {
  const { outages, ...stored } = await bidThrough(() => restartServer('SIGKILL'), {
    plan: () => restartServer('SIGTERM'),
  })
  expect(Math.max(...outages), `outages of ${outages.join(', ')} ms`).toBeLessThan(getMaxOutage())
  await expectNothingLost(stored)
})

/** A restart after a kill may take twice as long as a planned restart under the same load. */
const getMaxOutage = () => Math.max(maxOutageMs, 2 * plannedOutageMs)

/** @returns the time it was gone: a process asked to end still answers until then */
async function restartServer(signal: 'SIGKILL' | 'SIGTERM'): Promise<Date> {
  server.child.kill(signal)
  await server.ended
  const goneAt = new Date()
  server = await startServer()
  return goneAt
}

async function bidThrough(restart: () => Promise<Date>, { plan }: { plan?: () => Promise<Date> } = {}) {
  const recorder = recordCalls(market)
  const ids = await Promise.all(Array.from({ length: 6 }, anAuction))
  const open = await recordTerms(market.platform.db, ids)
  const ending = await Promise.all(
    Array.from({ length: 30 }, (_, n) => anEndingAuction(recorder, 4_000 + n * 300)),
  )
  const stalls = await Promise.all(Array.from({ length: 3 }, () => aStall(quietMarket, bidders)))
  const enough = new AbortController()
  const storming = { bidders, listing_ids: ids, until: enough.signal, retries: true, apartMs: 100 }
  const bidding = storm(recorder, storming)
  const selling = sellOnAndOn(market, { stalls, buyer: bidders[0]!, until: enough.signal })
  selling.catch(() => undefined)
  const measureOutage = async (end: () => Promise<Date>) => {
    await acknowledged(recorder, new Date(), 100)
    const goneAt = await end()
    return (await acknowledged(recorder, goneAt, 1)).getTime() - goneAt.getTime()
  }
  const outages: number[] = []
  try {
    if (plan) plannedOutageMs = await measureOutage(plan)
    for (let n = 0; n < kills; n += 1) outages.push(await measureOutage(restart))
    await acknowledged(recorder, new Date(), 100)
  } finally {
    enough.abort()
  }
  await bidding
  return { outages, open, ending, recorder, sales: await selling }
}

interface StoredState {
  open: RecordedAuction[]
  ending: RecordedAuction[]
  recorder: Recorder
  sales: Sales
}

async function expectNothingLost({ open, ending, recorder, sales }: StoredState) {
  expect([...failures].filter((key) => key !== 'unavailable')).toEqual([])
  await everythingHasFollowed(ending)
  const run = await recordRun(market.platform.db, [...open, ...ending], recorder.calls)
  expect(findAnomalies(run)).toEqual([])
  const closedLate = run.closings.map(({ listing_id, at }) => {
    const { closes_at } = ending.find((auction) => auction.listing_id === listing_id)!
    return at.getTime() - closes_at.getTime()
  })
  expect(closedLate).toHaveLength(ending.length)
  expect(Math.max(...closedLate)).toBeLessThan(getMaxOutage())
  expect(await selectUnmatchedNotices(run.auctions)).toEqual([])
  await expectTheseSales(sales)
  expect(await findAllAnomalies(market.platform.db)).toEqual([])
}

async function expectTheseSales({ listing_ids, tradeIds }: Sales) {
  const trades = await market.platform.db
    .selectFrom('trades')
    .select(['id', 'how'])
    .where('listing_id', 'in', listing_ids)
    .orderBy('id')
    .execute()
  expect(trades.map(({ id }) => id)).toEqual(tradeIds.toSorted((a, b) => a - b))
  expect(new Set(trades.map(({ how }) => how))).toEqual(new Set(['buy_now', 'offer']))
}

async function startServer() {
  const started = startServerProcess({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(postgres.connection),
  })
  await started.ready
  return started
}

async function anAuction(): Promise<ListingId> {
  return (await aLiveAuction(quietMarket, { seller: await aMember(quietMarket) })).id
}

async function anEndingAuction(recorder: Recorder, inMs: number): Promise<RecordedAuction> {
  const { db } = market.platform
  const [terms] = await recordTerms(db, [await anAuction()])
  await recorder.bid(bidders[0]!, terms!.listing_id, 3000)
  await recorder.bid(bidders[1]!, terms!.listing_id, 5000)
  const closesAt = new Date(Date.now() + inMs)
  await transact(db, (tx) => letTimePassUntil(tx, terms!.listing_id, closesAt))
  return { ...terms!, closes_at: closesAt }
}

async function acknowledged(recorder: Recorder, since: Date, count: number): Promise<Date> {
  for (;;) {
    const ok = recorder.calls.filter(({ outcome, started_at }) => outcome === 'ok' && started_at > since)
    if (ok.length >= count) return ok[count - 1]!.ended_at
    await pause(20)
  }
}

async function everythingHasFollowed(ending: RecordedAuction[]) {
  const ids = sql.join(ending.map(({ listing_id }) => listing_id))
  for (;;) {
    const { rows } = await sql<{ waiting: number }>`
      select (select count(*) from deals where closed_at is null and listing_id in (${ids}))
           + (select count(*) from outbox_events where dispatched_at is null)
           + (select count(*) from graphile_worker.jobs where task_identifier = 'react') as waiting`.execute(
      market.platform.db,
    )
    if (rows[0]!.waiting === 0) return
    await pause(100)
  }
}

async function selectUnmatchedNotices(auctions: readonly RecordedAuction[]) {
  const { rows } = await sql`
    with led as (
      select listing_id, leader_id, lag(leader_id) over (partition by listing_id order by sequence) as previous from bids
    ), counted as (
      select listing_id, previous as account_id, 1 as lost_lead, 0 as fact, 0 as notice from led where previous <> leader_id
      union all
      select (payload->>'listing_id')::bigint, (payload->>'bidder_id')::bigint, 0, 1, 0 from outbox_events where name = 'bid.outbid'
      union all
      select listing_id, account_id, 0, 0, 1 from notifications where kind = 'outbid'
    )
    select listing_id, account_id, sum(lost_lead) as lost_lead, sum(fact) as facts, sum(notice) as notices from counted
      where listing_id in (${sql.join(auctions.map(({ listing_id }) => listing_id))})
      group by listing_id, account_id
      having sum(lost_lead) <> sum(fact) or sum(fact) <> sum(notice)`.execute(market.platform.db)
  return rows
}

function recordFailures(as: Market['as']): Market['as'] {
  return (person) => ({
    call: async (...call) => {
      const answer = await as(person).call(...call)
      const { status, key } = answer as Partial<Problem>
      if (key && status && status >= 500) failures.add(key)
      return answer
    },
  })
}
