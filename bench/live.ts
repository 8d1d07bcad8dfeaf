import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { auctions, members } from './harness/market.ts'
import { median, printResult, quantile } from './harness/result.ts'
import { openStand } from './harness/stand.ts'
import { startStreamsProcess } from './harness/streams.ts'

const streams = 5_000
const rounds = 9

await using stand = await openStand(3304)
const people = await members(stand, 2)
const [listingId] = await auctions(stand, 1)
const beforeBytes = readMemory()
using watchers = startStreamsProcess()
await watchers.run({ kind: 'open', port: stand.port, topic: `listing:${listingId}`, count: streams })
const streamBytes = readMemory() - beforeBytes
// Runs with our server still open, so that it reuses none of its memory.
const bareBytes = await measureBareStreams()

const reports = []
for (let n = 0; n <= rounds; n += 1) {
  // Waits between them, as changes within a tenth of a second are sent as one.
  await pause(500)
  const bid = { max_cents: 10_000 + n * 1_000, bid_count: n + 1, token: people[n % 2]!.token }
  reports.push(await watchers.run({ kind: 'bid', port: stand.port, listing_id: listingId!, streams, ...bid }))
}
// The first round warms up.
const counted = reports.slice(1)
const referenceValue = median(counted.map((report) => report.answeredMs))
for (const [name, share] of [
  ['live_p50', 0.5],
  ['live_p99', 0.99],
] as const) {
  printResult({
    name,
    value: median(counted.map((report) => quantile(report.seenMs, share))),
    unit: `ms from sending a bid until ${share * 100} % of 5,000 streams show it`,
    reference: 'ms until the bidder has the answer',
    referenceValue,
  })
}
printResult({
  name: 'live_memory',
  value: streamBytes / streams / 1_000,
  unit: 'kB of the server’s memory for each of 5,000 streams',
  reference: 'kB for each response that a bare node:http server keeps open',
  referenceValue: bareBytes / streams / 1_000,
})

/** Resident memory of this process, which runs the server, after garbage collection. */
function readMemory(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
  return process.memoryUsage.rss()
}

async function measureBareStreams(): Promise<number> {
  const port = 3305
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: {"kind":"listing"}\n\n')
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const before = readMemory()
  const readers = startStreamsProcess()
  await readers.run({ kind: 'open', port, topic: 'none', count: streams })
  const bytes = readMemory() - before
  readers[Symbol.dispose]()
  server.closeAllConnections()
  server.close()
  return bytes
}
