import { setTimeout as pause } from 'node:timers/promises'
import type { Bidding } from './bidders.ts'
import type { Cluster } from './cluster.ts'
import {
  failPrimary,
  failGateway,
  failNginx,
  failNode,
  failRedis,
  failStandby,
  type Failure,
  type Failures,
} from './failures.ts'
import type { Visitors } from './load.ts'
import type { Uploads } from './pictures.ts'
import type { Check, Report } from './report.ts'

export interface Stage {
  cluster: Cluster
  bidding: Bidding
  visitors: Visitors
  uploads: Uploads
  report: Report
}

/** At most so much of each; requests that nothing may fail aren’t named. */
interface Allowance {
  /** Without an accepted bid. */
  stillMs: number
  lagMs?: number
  backMs?: number
  /** Answers of the API that may be refused, and any request while the proxy itself is away. */
  mayFail?: 'api' | 'all'
}

const usual: Allowance = { stillMs: 3_000 }

interface FailingPart {
  name: string
  failures: Failures
  allowances: Record<Failure, Allowance>
}

const sameForAll = (allowance: Allowance): Record<Failure, Allowance> => ({
  killed: allowance,
  stopped: allowance,
  'cut off': allowance,
  rolled: allowance,
})

/** A lock that a stopped node has is let go after 5 s; a promise of PostgreSQL’s own limits. */
const lockMs = 7_000

function listParts(cluster: Cluster): FailingPart[] {
  const web = cluster.webs[0]!
  const worker = cluster.workers[0]!
  const waiting = { stillMs: lockMs, lagMs: 10_000, backMs: 8_000 }
  return [
    {
      name: 'a web node',
      failures: failNode(web),
      allowances: { killed: usual, stopped: waiting, 'cut off': waiting, rolled: usual },
    },
    {
      name: 'a worker',
      failures: failNode(worker),
      allowances: sameForAll({ stillMs: lockMs, lagMs: 10_000 }),
    },
    {
      name: 'nginx',
      failures: failNginx(cluster),
      allowances: {
        killed: { ...usual, mayFail: 'all' },
        stopped: { stillMs: 9_000 },
        'cut off': { stillMs: 10_000, lagMs: 10_000, backMs: 8_000 },
        rolled: usual,
      },
    },
    { name: 'Redis', failures: failRedis(cluster), allowances: sameForAll(usual) },
    { name: 'radosgw', failures: failGateway(cluster), allowances: sameForAll(usual) },
    {
      name: 'the standby PostgreSQL',
      failures: failStandby(cluster),
      allowances: sameForAll({ stillMs: 10_000, lagMs: 10_000, mayFail: 'api' }),
    },
    {
      name: 'the primary PostgreSQL',
      failures: failPrimary(cluster),
      allowances: {
        killed: { stillMs: 32_000, lagMs: 40_000, mayFail: 'api' },
        stopped: { stillMs: 9_000, lagMs: 10_000, mayFail: 'api' },
        'cut off': { stillMs: 12_000, lagMs: 12_000, mayFail: 'api' },
        rolled: { stillMs: 12_000, lagMs: 12_000, mayFail: 'api' },
      },
    },
  ]
}

/** Each part fails in each way while people bid, read, look on and upload. */
export async function failEachPart(stage: Stage): Promise<void> {
  for (const { name, failures, allowances } of listParts(stage.cluster))
    for (const failure of ['killed', 'stopped', 'cut off', 'rolled'] as const) {
      const fail = failures[failure]
      if (!fail) continue
      await stage.report.step(`${name} is ${failure}`, (check) =>
        measureFailure(stage, { fail, allowance: allowances[failure] }, check),
      )
    }
}

const settleMs = 1_000

async function measureFailure(
  { bidding, visitors, uploads }: Stage,
  { fail, allowance }: { fail: () => Promise<void>; allowance: Allowance },
  check: Check,
) {
  await visitors.report()
  uploads.readCounts()
  const since = new Date()
  await fail()
  await pause(settleMs)
  const { failures, p99Ms, streamsLost, streamBackMs, answers } = await visitors.report()
  const { accepted, stillMs } = bidding.readPulse(since)
  const { closings, lagMs } = await bidding.readClosingLag(since)
  check.show(`${accepted} bids`)
  check.atMost('longest without one', stillMs, allowance.stillMs, ' ms')
  check.show(`${closings} closings`)
  check.atMost('late by', lagMs, allowance.lagMs ?? 5_000, ' ms')
  check.show(`${answers} requests, p99 ${p99Ms} ms`)
  checkRequests(failures, allowance, check)
  if (streamsLost > 0)
    check.atMost(`${streamsLost} streams back within`, streamBackMs, allowance.backMs ?? 3_000, ' ms')
  const uploaded = uploads.readCounts()
  check.none('uploads that failed', uploaded.failures)
}

function checkRequests(failures: Record<string, number>, { mayFail }: Allowance, check: Check) {
  const isAllowed = (reason: string) =>
    mayFail === 'all' || (mayFail === 'api' && reason.startsWith('503 /api/'))
  const entries = Object.entries(failures)
  const allowed = entries.filter(([reason]) => isAllowed(reason)).reduce((sum, [, count]) => sum + count, 0)
  if (allowed > 0) check.show(`${allowed} refused`)
  check.none('requests that failed', Object.fromEntries(entries.filter(([reason]) => !isAllowed(reason))))
}
