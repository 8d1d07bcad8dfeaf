import { Refusal } from '#platform/server/refusal.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#platform/texts.ts'

interface GateLimits {
  /** The limit of parallel uploads, and of one account's. */
  most: number
  maxOfOne: number
  maxWaitingOfOne: number
  maxWaiting: number
  patienceMs: number
}

const limits: GateLimits = {
  most: 24,
  maxOfOne: 4,
  maxWaitingOfOne: 40,
  maxWaiting: 400,
  patienceMs: 30_000,
}

export type UploadGate = <T>(accountId: number, run: () => Promise<T>) => Promise<T>

interface Queue {
  taken: number
  waiting: (() => void)[]
}

const getFull = makeTexts(() => t.were_getting_a_lot_of_uploads_right())
const getTooMany = makeTexts(() => t.youre_uploading_a_lot_at_once_wait_for())

/**
 * Waiting uploads aren't read, so they send no more than the network buffers take. The account with
 * the fewest goes first, so that one that uploads a lot blocks nobody else.
 */
export function createUploadGate({
  most,
  maxOfOne,
  maxWaitingOfOne,
  maxWaiting,
  patienceMs,
}: GateLimits = limits): UploadGate {
  const queues = new Map<number, Queue>()
  let taken = 0
  let waiting = 0

  function admit() {
    while (taken < most) {
      const [first] = [...queues.values()]
        .filter((queue) => queue.waiting.length > 0 && queue.taken < maxOfOne)
        .toSorted((a, b) => a.taken - b.taken)
      const next = first?.waiting.shift()
      if (!first || !next) return
      first.taken += 1
      taken += 1
      waiting -= 1
      next()
    }
  }

  function leave(id: number, queue: Queue) {
    queue.taken -= 1
    taken -= 1
    if (queue.taken === 0 && queue.waiting.length === 0) queues.delete(id)
    admit()
  }

  async function wait(queue: Queue) {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      queue.waiting = queue.waiting.filter((one) => one !== resolve)
      waiting -= 1
      reject(new Refusal('unavailable', { message: getFull(), retry_after_s: 10 }))
    }, patienceMs)
    queue.waiting.push(resolve)
    waiting += 1
    admit()
    await promise.finally(() => clearTimeout(timer))
  }

  return async (accountId, run) => {
    const queue = queues.get(accountId) ?? { taken: 0, waiting: [] }
    if (queue.waiting.length >= maxWaitingOfOne)
      throw new Refusal('rate_limited', { message: getTooMany(), retry_after_s: 10 })
    if (waiting >= maxWaiting) throw new Refusal('unavailable', { message: getFull(), retry_after_s: 10 })
    queues.set(accountId, queue)
    await wait(queue)
    try {
      return await run()
    } finally {
      leave(accountId, queue)
    }
  }
}
