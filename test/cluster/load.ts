import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export interface Load {
  port: number
  paths: string[]
  perSecond: number
  streams: number
  topics: string[]
}

/** Counted since the last report. */
export interface LoadReport {
  answers: number
  /** Neither an answer below 500 nor within thirty seconds, by reason. */
  failures: Record<string, number>
  p50Ms: number
  p99Ms: number
  streamsOpen: number
  streamsLost: number
  /** The longest time that a stream took until it was back. */
  streamBackMs: number
}

export type LoadTask = { kind: 'set'; load: Load } | { kind: 'report' }

/** Visitors in a process of their own, who read and look on through the proxy, each from an address of its own. */
export interface Visitors {
  set: (load: Load) => void
  report: () => Promise<LoadReport>
  stop: () => void
}

export function startVisitors(): Visitors {
  const child = fork(path.join(import.meta.dirname, 'load-process.ts'))
  const send = (task: LoadTask) => void child.send(task)
  return {
    set: (load) => send({ kind: 'set', load }),
    async report() {
      send({ kind: 'report' })
      const [report] = (await once(child, 'message')) as [LoadReport]
      return report
    },
    stop: () => void child.kill(),
  }
}

/** On the first six people bid all the time. */
const listingsLookedAt = 24

/** Pages, the API and streams of some auctions. */
export function describeLoad(
  port: number,
  listingIds: number[],
  { perSecond, streams }: { perSecond: number; streams: number },
): Load {
  const some = listingIds.slice(0, listingsLookedAt)
  const paths = [
    '/home',
    '/ibuy',
    '/api/listing?q=commuter',
    ...some.flatMap((id) => [`/general/${id}/detail`, `/api/listing/${id}`]),
  ]
  return { port, paths, perSecond, streams, topics: some.map((id) => `listing:${id}`) }
}
