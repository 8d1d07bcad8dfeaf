import { setTimeout as pause } from 'node:timers/promises'
import { auctions, members } from './harness/market.ts'
import { median, print, quantile } from './harness/result.ts'
import { openStand } from './harness/stand.ts'
import { startStreamsProcess } from './harness/streams.ts'

const streams = 2_000
const rounds = 9

await using stand = await openStand(3304)
const people = await members(stand, 2)
const [listing_id] = await auctions(stand, 1)
using watchers = startStreamsProcess()
await watchers.run({ kind: 'open', port: stand.port, topic: `listing:${listing_id}`, count: streams })

const reports = []
for (let n = 0; n <= rounds; n += 1) {
  // Apart, as changes that follow each other within a tenth of a second are sent as one.
  await pause(500)
  const bid = { max_cents: 10_000 + n * 1_000, bid_count: n + 1, token: people[n % 2]!.token }
  reports.push(
    await watchers.run({ kind: 'bid', port: stand.port, listing_id: listing_id!, streams, ...bid }),
  )
}
// The first warms up.
const counted = reports.slice(1)
const reference_value = median(counted.map((report) => report.answered_ms))
for (const [name, share] of [
  ['live_p50', 0.5],
  ['live_p99', 0.99],
] as const) {
  print({
    name,
    value: median(counted.map((report) => quantile(report.seen_ms, share))),
    unit: `ms from sending a bid until ${share * 100} % of 2,000 streams show it`,
    reference: 'ms until the bidder has the answer',
    reference_value,
  })
}
