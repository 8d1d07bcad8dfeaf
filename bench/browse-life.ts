/**
 * `browse` for longer, while all that a market does goes on: bids, of which some come as the auction closes, closings and
 * what follows from them, and the demo's pretend members. `--minutes 60` for an hour in place of two minutes. It ends
 * with 1 if an answer was a defect, or if afterwards an invariant doesn't hold, or an auction wasn't closed, or twice.
 */
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { startWorker } from '#server/build-worker.ts'
import { startLife } from '#server/demo/life/life.ts'
import { findAllAnomalies, findMoneyAnomalies } from '#server/modules/invariants/invariants.service.ts'
import { ledgerFaults } from '#test/harness/auctions/ledger-faults.ts'
import { prepareBrowsing } from './harness/browsing.ts'
import { closingFaults } from './harness/closing-faults.ts'
import { startLoadProcess, type LoadReport } from './harness/load.ts'
import { auctions, members } from './harness/market.ts'
import { print, quantile, rounded } from './harness/result.ts'
import { searchMarket } from './harness/search-market.ts'
import { fillSmallMarket } from './harness/small-market.ts'
import { openStand } from './harness/stand.ts'

const read = (name: string, otherwise: number) => {
  const given = process.argv.indexOf(name)
  return given < 0 ? otherwise : Number(process.argv[given + 1])
}
const size = read('--sizes', 100_000)
const minutes = read('--minutes', 2)
const port = 3324
const connections = 64
/** Of the auctions that are bid on, so many close as each minute ends. */
const closing = 40

await using stand = await openStand(port, fillSmallMarket, {
  pages: true,
  settings: { max_wal_size: '4GB' },
})
await using market = await searchMarket(stand)
const { platform, server, connection } = stand
const { db } = platform
await market.fill(size, size)
const people = await members(stand, 24)
const bid_on = await auctions(stand, closing * minutes)
const browsing = await prepareBrowsing(stand, people)
const worker = await startWorker(platform, connection)
const began_at = new Date()
const life = startLife(platform, server)

using browsers = startLoadProcess()
using bidders = startLoadProcess()
const tokens = people.slice(0, 12).map(({ token }) => token)
const seen: LoadReport[] = []
const placed: LoadReport[] = []
for (let minute = 0; minute < minutes; minute += 1) {
  const listing_ids = bid_on.slice(minute * closing, (minute + 1) * closing)
  await closeAfter(listing_ids, 55)
  const bids = { tokens, listing_ids, from_cents: 10_000, step_cents: 1_000 }
  const requests = Array.from({ length: 20_000 }, browsing.drawRequest)
  const lasts_ms = 60_000
  const [browsed, bid] = await Promise.all([
    browsers.run({ port, connections, lasts_ms, backs_off_ms: 250, path: '', requests }),
    bidders.run({ port, connections: 4, lasts_ms, pause_ms: 200, path: '/api/bid', bids }),
  ])
  seen.push(browsed)
  placed.push(bid)
}
await life.stop()
await untilFollowed()
await worker.stop()

const answers = addUp([...seen, ...placed])
const defects = Object.entries(answers).filter(([status]) => status.startsWith('5') && status !== '503')
const faults = [
  ...defects.map(([status, count]) => `${count} answers of ${status}`),
  ...(await findAllAnomalies(db)).map((anomaly) => JSON.stringify(anomaly)),
  ...(await findMoneyAnomalies(db)).map((anomaly) => JSON.stringify(anomaly)),
  ...(await closingFaults(db, bid_on)),
  ...(await ledgerFaults(db, bid_on)),
]
for (const fault of faults) process.stdout.write(`${fault}\n`)
if (faults.length > 0) process.exitCode = 1
const bids_placed = await countBids()
const answered = Object.entries(addUp(seen)).reduce(
  (sum, [status, n]) => sum + (/^[23]/.test(status) ? n : 0),
  0,
)
print({
  name: 'browse_life',
  value: answered / (60 * minutes),
  unit: `answers per second for ${minutes} minutes over ${browsing.listings} listings; ${bids_placed.ours} bids and ${bids_placed.of_life} of pretend members, p99 ${rounded(
    quantile(
      placed.flatMap(({ times_ms }) => times_ms),
      0.99,
    ),
  )} ms; ${bid_on.length} auctions closed; ${faults.length} faults; ${rounded(process.memoryUsage.rss() / 1e6)} MB at the end`,
  reference: '–',
  reference_value: null,
})

/** Bids still come as they close, and each of the last puts the end off. */
async function closeAfter(listing_ids: number[], seconds: number) {
  for (const table of ['deals', 'listings', 'search_rows'] as const) {
    const id = sql.ref(table === 'listings' ? 'id' : 'listing_id')
    await sql`
      update ${sql.table(table)} set closes_at = clock_timestamp() + (${seconds} + ${id} % 10) * interval '1 second'
       where ${id} = any(${listing_ids}::bigint[])`.execute(db)
  }
}

/** Until all are closed and everybody is told, or it's plain that they won't be. */
async function untilFollowed() {
  for (let second = 0; second < 300; second += 1) {
    if ((await closingFaults(db, bid_on)).length === 0) return
    await pause(1_000)
  }
}

async function countBids(): Promise<{ ours: number; of_life: number }> {
  const { rows } = await sql<{ ours: number; of_life: number }>`
    select count(*) filter (where listing_id = any(${bid_on}::bigint[])) as ours,
           count(*) filter (where listing_id <> all(${bid_on}::bigint[])) as of_life
      from bids where placed_at >= ${began_at}`.execute(db)
  return rows[0]!
}

function addUp(reports: LoadReport[]): Record<string, number> {
  const all: Record<string, number> = {}
  for (const report of reports)
    for (const [status, count] of Object.entries(report.answers)) all[status] = (all[status] ?? 0) + count
  return all
}
