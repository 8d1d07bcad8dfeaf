import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export type BrowsersTask =
  | { kind: 'open'; port: number; listing_id: number; tokens: (string | null)[] }
  | { kind: 'bid'; listing_id: number; token: string; max_cents: number; price_cents: number }
  /** Until everybody who wished to ask has asked. */
  | { kind: 'count' }

export interface BrowsersReport {
  /** From the sending of the bid until each browser shows the price. */
  seen_ms: number[]
  answered_ms: number
  /** Calls of the browsers since the last count, but for streams and bids. */
  requests: number
  /** Browsers that show another price, leader or number of bids than the server says. */
  wrong: number
}

export interface BrowsersProcess extends Disposable {
  run(task: BrowsersTask): Promise<BrowsersReport>
}

export function startBrowsersProcess(): BrowsersProcess {
  const child = fork(path.join(import.meta.dirname, 'browsers-process.ts'))
  return {
    async run(task) {
      child.send(task)
      const [report] = (await once(child, 'message')) as [BrowsersReport]
      return report
    },
    [Symbol.dispose]: () => void child.kill(),
  }
}
