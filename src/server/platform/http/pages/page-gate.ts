import { availableParallelism } from 'node:os'
import * as t from './texts.ts'

interface GateOptions {
  max_running?: number
  max_waiting?: number
  max_wait_ms?: number
  /** Idle time after each rendering, as a share of its duration; leaves the CPU to bids. */
  rest_share?: number
}

/** Too many wait, or this visitor has asked for too many. */
export class NotRendered extends Error {
  readonly status: 429 | 503
  readonly retry_after_s: number

  constructor(status: 429 | 503, retry_after_s: number) {
    super(t.the_page_was_not_rendered())
    this.status = status
    this.retry_after_s = retry_after_s
  }
}

export interface PageGate {
  run: <T>(work: () => Promise<T>, goes_first: boolean) => Promise<T>
}

/** Rendering is CPU work: more at once than there are cores makes everybody wait, bidders too. */
export function createPageGate({
  max_running = availableParallelism(),
  max_waiting = 24,
  max_wait_ms = 2_000,
  rest_share = 1,
}: GateOptions = {}): PageGate {
  let running = 0
  const first: (() => void)[] = []
  const others: (() => void)[] = []

  function waitIn(queue: (() => void)[]): Promise<void> {
    if (queue.length >= max_waiting) throw new NotRendered(503, 5)
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(patience)
        resolve()
      }
      const patience = setTimeout(() => {
        queue.splice(queue.indexOf(turn), 1)
        reject(new NotRendered(503, 5))
      }, max_wait_ms)
      queue.push(turn)
    })
  }

  function leave() {
    const next = first.shift() ?? others.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async run(work, goes_first) {
      if (running < max_running) running += 1
      else await waitIn(goes_first ? first : others)
      const began = performance.now()
      try {
        return await work()
      } finally {
        setTimeout(leave, (performance.now() - began) * rest_share)
      }
    },
  }
}
