import { refuseBusy } from './refusal.ts'
import * as t from '#platform/texts.ts'

interface TurnLimits {
  maxInside?: number
  /** The limit of transactions that wait for a slot inside, without a connection. */
  maxOutside?: number
  maxWaitMs?: number
}

/**
 * Thrown inside a transaction that has to wait without its connection; `transact` restarts it when
 * a slot is free.
 */
export class RetryWhenFree extends Error {
  readonly turn: Promise<void>

  constructor(turn: Promise<void>) {
    super(t.this_waits_for_its_turn())
    this.turn = turn
  }
}

interface Queue {
  inside: number
  outside: (() => void)[]
}

/**
 * Bounds the transactions of this process that wait for one lock. Each waiting one uses a
 * connection, so without a bound a single long lock stops everything else.
 */
export function createFairQueue({ maxInside = 4, maxOutside = 200, maxWaitMs = 5_000 }: TurnLimits = {}) {
  const queues = new Map<number, Queue>()

  function waitOutside({ outside }: Queue): Promise<void> {
    if (outside.length >= maxOutside) refuseBusy()
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(patience)
        resolve()
      }
      const patience = setTimeout(() => {
        outside.splice(outside.indexOf(turn), 1)
        try {
          refuseBusy()
        } catch (error) {
          reject(error)
        }
      }, maxWaitMs)
      outside.push(turn)
    })
  }

  return {
    async take<T>(id: number, take: () => Promise<T>): Promise<T> {
      const queue = queues.get(id) ?? { inside: 0, outside: [] }
      if (queue.inside >= maxInside) throw new RetryWhenFree(waitOutside(queue))
      queues.set(id, queue)
      queue.inside += 1
      try {
        return await take()
      } finally {
        queue.inside -= 1
        queue.outside.shift()?.()
        if (queue.inside === 0 && queue.outside.length === 0) queues.delete(id)
      }
    },
  }
}
