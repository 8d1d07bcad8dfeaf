import { setTimeout as pause } from 'node:timers/promises'
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
    const times = { stop: 0, start: 0 }
    for (let n = 0; n < rolls; n += 1) {
      const { program, waitUntilReady } = cluster.webs[n % cluster.webs.length]!
      const began = performance.now()
      await program.end('SIGTERM')
      times.stop += performance.now() - began
      program.start()
      times.start += await waitUntilReady()
    }
    const average = (ms: number) => (ms / rolls / 1_000).toFixed(1)
    check.show(`a stop takes ${average(times.stop)} s, a start ${average(times.start)} s`)
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
