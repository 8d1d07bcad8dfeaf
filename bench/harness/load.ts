/** Generates load in its own process, so that it doesn't use the server's CPU time. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { ListingId } from '#platform/common/ids.ts'
import type { Request } from './connection.ts'

export interface Load {
  port: number
  connections: number
  lastsMs: number
  path: string
  /** Replaces the one path; used in rotation. */
  paths?: string[]
  /** Replaces both; used in rotation. */
  requests?: Request[]
  headers?: Record<string, string>
  pauseMs?: number
  /** After a refusal, the next request waits this long, and its time isn't counted. */
  backsOffMs?: number
  bids?: {
    tokens: string[]
    listing_ids: ListingId[]
    /** The first bid on each listing, and the step of each further one. */
    from_cents: number
    step_cents: number
  }
}

export interface LoadReport {
  answers: Record<string, number>
  perSecond: Record<string, number>
  timesMs: number[]
}

export interface LoadProcess extends Disposable {
  run(load: Load): Promise<LoadReport>
}

export function startLoadProcess(): LoadProcess {
  const child = fork(path.join(import.meta.dirname, 'load-process.ts'))
  return {
    async run(load) {
      child.send(load)
      const [report] = (await once(child, 'message')) as [LoadReport]
      return report
    },
    [Symbol.dispose]: () => void child.kill(),
  }
}
