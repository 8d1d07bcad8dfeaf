/**
 * Auctions that close over one minute, and many at one instant, with two workers, one of which is
 * killed halfway. `--sizes 10000,1000` sets how many of each. It exits with 1 if an auction closed
 * late, twice or not at all.
 */
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { placeBids } from '#domains/auctions/server/batches/batches.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { ledgerFaults } from '#test/harness/auctions/ledger-faults.ts'
import { databaseUrl, startServerProcess } from '#test/harness/processes/server-process.ts'
import { closingFaults } from './harness/closing-faults.ts'
import { auctions, members } from './harness/market.ts'
import { printResult, quantile, rounded } from './harness/result.ts'
import { openStand } from './harness/stand.ts'

const given = process.argv.indexOf('--sizes')
const [spread = 10_000, atOnce = 1_000] = given < 0 ? [] : process.argv[given + 1]!.split(',').map(Number)
const goalMs = 5_000
const notifyGoalSeconds = 15
const leadMs = 8_000

await using stand = await openStand(3315)
const { db } = stand.platform
const bidders = (await members(stand, 12)).map(({ id }) => id)
let failed = false

await measure('closings_spread', spread, 60_000)
await measure('closings_at_once', atOnce, 0)
if (failed) process.exitCode = 1

async function measure(name: string, count: number, overMs: number) {
  const ids = await auctions(stand, count)
  // A late bid would move the closing; the race tests cover that.
  await sql`update deals set extension_s = 1 where listing_id = any(${ids}::bigint[])`.execute(db)
  const first = await bidOnAll(ids, overMs)
  await sql`update outbox_events set dispatched_at = now() where dispatched_at is null`.execute(db)
  await sql`vacuum analyze`.execute(db)
  const workers = await Promise.all([startWorker(), startWorker()])
  if (Date.now() > first) throw new Error('The workers were not up by the first closing.')

  await untilOpen(ids, Math.floor(count / 2))
  workers[0].child.kill('SIGKILL')
  await untilOpen(ids, 0)
  const closedAt = performance.now()
  await untilFollowed()
  const followedSeconds = (performance.now() - closedAt) / 1000
  const notifySeconds = await selectNotifiedAfter(ids)
  workers[1].child.kill('SIGTERM')
  await Promise.all(workers.map((worker) => worker.ended))

  const lateMs = await selectLateness(ids)
  const [p50, p99, most] = [quantile(lateMs, 0.5), quantile(lateMs, 0.99), Math.max(...lateMs)]
  const faults = [...(await closingFaults(db, ids)), ...(await ledgerFaults(db, ids.slice(0, 200)))]
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  failed ||= faults.length > 0 || lateMs.length !== count || most > goalMs
  const found = faults.length === 0 ? 'each once' : `${faults.length} faults`
  printResult({
    name,
    value: most,
    unit: `ms late at most of ${lateMs.length} closings, ${found}; p50 ${rounded(p50)}, p99 ${rounded(p99)}; everybody was told ${rounded(followedSeconds)} s later`,
    reference: 'the goal',
    referenceValue: goalMs,
  })
  printResult({
    name: `${name}_told`,
    value: notifySeconds,
    unit: 's from the last closing until the last notice was written, by the database’s clock',
    reference: 'the goal',
    referenceValue: notifyGoalSeconds,
  })
}

/**
 * Places three bids by three people on each auction and sets its closing before the first of them.
 * @returns when the first one closes
 */
async function bidOnAll(ids: ListingId[], overMs: number): Promise<number> {
  const bidOn = (listingId: ListingId) => {
    const calls = [0, 1, 2].map((n) => {
      const bidderId = bidders[(listingId + n) % bidders.length]!
      return {
        listing_id: listingId,
        bidder_id: bidderId,
        max_cents: 2_000 + n * 1_000,
        idempotencyKey: null,
      }
    })
    return placeBids(db, listingId, calls)
  }
  const trial = ids.splice(0, Math.min(50, Math.floor(ids.length / 10)))
  const began = performance.now()
  await inLanes(trial, bidOn)
  const eachMs = (performance.now() - began) / trial.length
  // The trial auctions aren't measured.
  await sql`update deals set closed_at = now() where listing_id = any(${trial}::bigint[])`.execute(db)
  const extra = await auctions(stand, trial.length)
  await sql`update deals set extension_s = 1 where listing_id = any(${extra}::bigint[])`.execute(db)
  ids.push(...extra)

  const first = Date.now() + ids.length * eachMs * 2 + 2_000 + leadMs
  const stepMs = overMs / ids.length
  await sql`
    with due as (
      select listing_id, ${new Date(first)}::timestamptz + ((n - 1) * ${stepMs}::float8) * interval '1 ms' as closes_at
        from unnest(${ids}::bigint[]) with ordinality as u(listing_id, n)
    ), listed as (update listings l set closes_at = due.closes_at from due where l.id = due.listing_id)
    update deals d set closes_at = due.closes_at from due where d.listing_id = due.listing_id`.execute(db)
  await inLanes(ids, bidOn)
  if (Date.now() > first - leadMs) throw new Error('The machine was too busy to place the bids in time.')
  return first
}

async function inLanes<T>(all: T[], work: (one: T) => Promise<unknown>) {
  const waiting = all.values()
  const lane = async () => {
    for (const one of waiting) await work(one)
  }
  await Promise.all(Array.from({ length: 8 }, lane))
}

async function startWorker() {
  const worker = startServerProcess({
    NODE_ENV: 'production',
    ROLE: 'worker',
    DATA_DIR: stand.platform.config.storage.dataDir,
    DATABASE_URL: databaseUrl(stand.connection),
    LOG_LEVEL: 'error',
  })
  await worker.ready
  return worker
}

async function untilOpen(ids: number[], most: number) {
  for (;;) {
    const { rows } = await sql<{ open: number }>`
      select count(*) as open from deals where closed_at is null and listing_id = any(${ids}::bigint[])`.execute(
      db,
    )
    if (rows[0]!.open <= most) return
    await pause(50)
  }
}

/** Waits until no event is pending, including those that the killed worker had claimed. */
async function untilFollowed() {
  for (;;) {
    const { rows } = await sql<{ waiting: number }>`
      select (select count(*) from outbox_events where dispatched_at is null)
           + (select count(*) from graphile_worker.jobs where task_identifier = 'react') as waiting`.execute(
      db,
    )
    if (rows[0]!.waiting === 0) return
    await pause(500)
  }
}

async function selectNotifiedAfter(ids: number[]): Promise<number> {
  const { rows } = await sql<{ s: number }>`
    select extract(epoch from (select max(created_at) from notifications where listing_id = any(${ids}::bigint[]))
                            - (select max(at) from auction_closings where listing_id = any(${ids}::bigint[])))::float8 as s`.execute(
    db,
  )
  return rows[0]!.s
}

async function selectLateness(ids: number[]): Promise<number[]> {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from at - due_at) * 1000)::float8 as ms from auction_closings
     where listing_id = any(${ids}::bigint[])`.execute(db)
  return rows.map(({ ms }) => ms)
}
