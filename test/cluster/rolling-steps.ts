import { setTimeout as pause } from 'node:timers/promises'
import { failNode } from './failures.ts'
import { describeLoad } from './load.ts'
import type { Stage } from './failing-steps.ts'
import { waitUntil } from './programs.ts'

const rolls = 20

/** Each web node is stopped and started in turn, as an upgrade does, at full load. */
export async function rollNodes({ cluster, bidding, visitors, report }: Stage): Promise<void> {
  await report.step(`${rolls} rolling restarts`, async (check) => {
    visitors.set(describeLoad(cluster.port, bidding.listingIds, { perSecond: 200, streams: 500 }))
    await waitUntil(async () => (await visitors.report()).streamsOpen >= 500, {
      what: '500 streams',
      withinMs: 20_000,
    })
    await pause(2_000)
    await visitors.report()
    const since = new Date()
    for (let n = 0; n < rolls; n += 1) await failNode(cluster.webs[n % cluster.webs.length]!).rolled()
    const { answers, failures, p50Ms, p99Ms, streamsLost, streamBackMs } = await visitors.report()
    const { accepted, stillMs } = bidding.readPulse(since)
    check.show(
      `${answers} requests, ${Math.round((answers * 1_000) / (Date.now() - since.getTime()))} a second`,
    )
    check.show(`p50 ${p50Ms} ms, p99 ${p99Ms} ms`)
    check.none('requests that failed', failures)
    check.atMost(`${streamsLost} streams lost, back within`, streamBackMs, 3_000, ' ms')
    check.show(`${accepted} bids, at most ${stillMs} ms without one`)
  })
}
