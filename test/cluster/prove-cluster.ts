/**
 * Runs three web nodes, two workers, nginx, Patroni with a standby, radosgw and Redis on this
 * machine, and lets each of them fail while people bid. Usage: `npm run prove -- cluster`.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { startBidding } from './bidders.ts'
import { proveBounds } from './bounds-steps.ts'
import { findMissingPackages, startCluster } from './cluster.ts'
import { drillRestore } from './drill-steps.ts'
import { failEachPart, type Stage } from './failing-steps.ts'
import { describeLoad, startVisitors } from './load.ts'
import { startUploads } from './pictures.ts'
import { killAll } from './programs.ts'
import { proveReplica } from './replica-steps.ts'
import { createReport } from './report.ts'
import { rollNodes } from './rolling-steps.ts'

const quietLoad = { perSecond: 30, streams: 60 }

const missing = findMissingPackages()
if (missing.length > 0) {
  process.stderr.write(`The cluster needs Debian’s packages: ${missing.join(', ')}.\n`)
  process.exit(1)
}
const folder = await mkdtemp(path.join(tmpdir(), 'hoko-cluster-'))
await chmod(folder, 0o755)
const report = createReport(process.argv.slice(2))
let hasFailed = true
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void killAll().then(() => process.exit(130)))
try {
  await proveCluster()
  hasFailed = report.finish() > 0
} finally {
  await killAll()
  if (hasFailed) process.stdout.write(`The logs are in ${folder}.\n`)
  else await rm(folder, { recursive: true, force: true })
}
process.exit(hasFailed ? 1 : 0)

async function proveCluster() {
  const stage = await openStage()
  await failEachPart(stage)
  await proveReplica(stage)
  await proveBounds(stage)
  await rollNodes(stage)
  await report.step('nothing that was acknowledged is lost', async (check) => {
    const { accepted, unanswered, closings, faults } = await stage.bidding.check()
    check.show(`${accepted} bids acknowledged, ${unanswered} repeated, ${closings} auctions closed`)
    check.none('anomalies', faults)
    const { uploaded, refused } = stage.uploads.readCounts()
    await stage.uploads.stop()
    check.show(`${uploaded} pictures uploaded, ${refused} refused`)
    check.none('pictures lost', await stage.uploads.findLost(stage.cluster.webs.map(({ port }) => port)))
  })
  stage.visitors.stop()
  await drillRestore(stage)
  await stage.bidding.stop()
}

async function openStage(): Promise<Stage> {
  const cluster = await startCluster(folder)
  const bidding = await startBidding(cluster.port, cluster.patroni.port)
  const visitors = startVisitors()
  visitors.set(describeLoad(cluster.port, bidding.listingIds, quietLoad))
  const uploads = startUploads(cluster.port, bidding.members[0]!)
  // Every node has rendered every page by then.
  await pause(12_000)
  return { cluster, bidding, visitors, uploads, report }
}
