/**
 * A typical day: 64 browsers, whose calls are 45 % listings, 30 % searches, 10 % the home page and
 * 15 % signed-in calls. Listings are picked by popularity (Zipf), while 20 bids a second land.
 * `--sizes 20000` fills fewer than 100,000 listings. It exits with 1 if an invariant doesn't hold
 * afterwards.
 */
import process from 'node:process'
import { findListingAnomalies } from '#domains/insights/server/invariants/invariants.service.ts'
import { prepareBrowsing } from './harness/browsing.ts'
import type { Request } from './harness/connection.ts'
import { startHello } from './harness/hello.ts'
import { startLoadProcess, type LoadReport } from './harness/load.ts'
import { auctions, members } from './harness/market.ts'
import { median, printResult, quantile, rounded } from './harness/result.ts'
import { searchMarket } from './harness/search-market.ts'
import { openStand } from './harness/stand.ts'

const given = process.argv.indexOf('--sizes')
const size = given < 0 ? 100_000 : Number(process.argv[given + 1])
const port = 3322
const helloPort = 3323
const rounds = 3
const lastsMs = 10_000
const connections = 64
const wantedP99Ms = 150

await using stand = await openStand(port, undefined, { pages: true, settings: { max_wal_size: '4GB' } })
await using market = await searchMarket(stand)
await market.fill(size, size)
const people = await members(stand, 24)
const auctionsBidOn = await auctions(stand, 200)

const browsing = await prepareBrowsing(stand, people)

using _hello = await startHello(helloPort)
using browsers = startLoadProcess()
using bidders = startLoadProcess()

const tokens = people.slice(0, 12).map(({ token }) => token)
let bidFromCents = 10_000
async function browse(requests: Request[]): Promise<{ seen: LoadReport; placed: LoadReport }> {
  const bids = { tokens, listing_ids: auctionsBidOn, from_cents: bidFromCents, step_cents: 1_000 }
  bidFromCents += 100_000
  const [seen, placed] = await Promise.all([
    browsers.run({ port, connections, lastsMs, backsOffMs: 250, path: '', requests }),
    bidders.run({ port, connections: 4, lastsMs, pauseMs: 200, path: '/api/bid', bids }),
  ])
  return { seen, placed }
}

const rate = ({ perSecond }: LoadReport) =>
  Object.entries(perSecond).reduce((sum, [status, count]) => sum + (/^[23]/.test(status) ? count : 0), 0)

const measured: { seen: LoadReport; placed: LoadReport; hello: number }[] = []
for (let round = 0; round <= rounds; round += 1) {
  const hello = rate(await browsers.run({ port: helloPort, connections, lastsMs: 3_000, path: '/' }))
  const found = await browse(Array.from({ length: 20_000 }, browsing.renderRequest))
  // The first round warms up.
  if (round > 0) measured.push({ ...found, hello })
}
const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)
const refused = sum(measured.map(({ seen }) => seen.answers[503] ?? 0))
const answered = sum(measured.flatMap(({ seen }) => Object.values(seen.answers)))
const bidMs = measured.flatMap(({ placed }) => placed.timesMs)
printResult({
  name: 'browse',
  value: median(measured.map(({ seen }) => rate(seen))),
  unit: `answers per second to ${connections} browsers over ${browsing.listings} listings, ${rounded((100 * refused) / answered)} % put off; bids p99 ${rounded(quantile(bidMs, 0.99))} ms`,
  reference: 'a bare Fastify hello',
  referenceValue: median(measured.map(({ hello }) => hello)),
})
printResult({
  name: 'browse_p99',
  value: median(measured.map(({ seen }) => quantile(seen.timesMs, 0.99))),
  unit: `ms; p50 ${rounded(median(measured.flatMap(({ seen }) => seen.timesMs)))}`,
  reference: 'the most that is wanted',
  referenceValue: wantedP99Ms,
})
if (process.argv.includes('--kinds')) await measureKinds()

const anomalies = await findListingAnomalies(stand.platform.db, auctionsBidOn)
for (const anomaly of anomalies) process.stdout.write(`${JSON.stringify(anomaly)}\n`)
if (anomalies.length > 0) process.exitCode = 1

/** Measures each kind of call alone, with one browser, to show where the time goes. */
async function measureKinds() {
  for (const [, name, make] of browsing.kinds) {
    const requests = Array.from({ length: 2_000 }, make)
    const began = process.cpuUsage()
    const { timesMs } = await browsers.run({ port, connections: 1, lastsMs: 5_000, path: '', requests })
    const { user, system } = process.cpuUsage(began)
    printResult({
      name: `browse_${name}`,
      value: (user + system) / 1_000 / timesMs.length,
      unit: `ms of the server’s processor for each; p50 ${rounded(median(timesMs))} ms, p99 ${rounded(quantile(timesMs, 0.99))} ms`,
      reference: '–',
      referenceValue: null,
    })
  }
}
