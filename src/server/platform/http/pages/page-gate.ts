import { availableParallelism } from 'node:os'
import * as t from './texts.ts'

interface GateOptions {
  max_running?: number
  max_waiting?: number
  max_wait_ms?: number
}

/** In this order: a page that others have asked for before, a new one, and one that is served as it is meanwhile. */
export type Turn = 'known' | 'new' | 'behind'

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

/** One for all: under a flood, making an error with its stack each time took half as long as answering did. */
export const no_room = new NotRendered(503, 5)

export interface PageGate {
  run: <T>(work: () => Promise<T>, turn: Turn) => Promise<T>
}

/** Rendering is CPU work: more at once than there are cores makes everybody wait, bidders too. */
export function createPageGate({
  max_running = availableParallelism(),
  max_waiting = 24,
  max_wait_ms = 2_000,
}: GateOptions = {}): PageGate {
  let running = 0
  const queues: Record<Turn, (() => void)[]> = { known: [], new: [], behind: [] }

  function waitIn(queue: (() => void)[]): Promise<void> {
    if (queue.length >= max_waiting) throw no_room
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(patience)
        resolve()
      }
      const patience = setTimeout(() => {
        queue.splice(queue.indexOf(turn), 1)
        reject(no_room)
      }, max_wait_ms)
      queue.push(turn)
    })
  }

  function leave() {
    const next = queues.known.shift() ?? queues.new.shift() ?? queues.behind.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async run(work, turn) {
      if (running < max_running) running += 1
      else await waitIn(queues[turn])
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
