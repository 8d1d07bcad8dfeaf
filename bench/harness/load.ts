/** Load from a process of its own, so that asking does not take the server's time. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Request } from './connection.ts'

export interface Load {
  port: number
  connections: number
  lasts_ms: number
  path: string
  /** In place of the one path, each in turn. */
  paths?: string[]
  /** In place of both, each in turn. */
  requests?: Request[]
  headers?: Record<string, string>
  pause_ms?: number
  /** After a refusal the next is asked so much later, and its time isn't counted. */
  backs_off_ms?: number
  bids?: {
    tokens: string[]
    listing_ids: number[]
    /** The first bid on each listing, and how much more each further one is. */
    from_cents: number
    step_cents: number
  }
}

export interface LoadReport {
  answers: Record<string, number>
  per_second: Record<string, number>
  times_ms: number[]
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
