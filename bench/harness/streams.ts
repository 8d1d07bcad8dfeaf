import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { ListingId } from '#platform/common/ids.ts'

export type StreamsTask =
  | { kind: 'open'; port: number; topic: string; count: number }
  | {
      kind: 'bid'
      port: number
      token: string
      listing_id: ListingId
      max_cents: number
      bid_count: number
      streams: number
    }

/** Both counted from the sending of the bid. */
export interface StreamsReport {
  answeredMs: number
  seenMs: number[]
}

export interface StreamsProcess extends Disposable {
  run(task: StreamsTask): Promise<StreamsReport>
}

export function startStreamsProcess(): StreamsProcess {
  const child = fork(path.join(import.meta.dirname, 'streams-process.ts'))
  return {
    async run(task) {
      child.send(task)
      const [report] = (await once(child, 'message')) as [StreamsReport]
      return report
    },
    [Symbol.dispose]: () => void child.kill(),
  }
}
