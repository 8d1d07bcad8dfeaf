export interface FairTurns {
  /** Undefined where there is no wait. */
  take: () => Promise<void> | undefined
  isFull: () => boolean
}

/**
 * So many in a turn of the event loop; the others wait for the next, first come, first served. Between them comes what
 * else is ready, such as the database's answer that a bid waits for, while strangers ask for pages as fast as they can.
 */
export function createFairTurns({ per_turn = 4, max_waiting = 1_000 } = {}): FairTurns {
  const waiting: (() => void)[] = []
  let taken = 0
  let isPlanned = false

  function planNext() {
    if (isPlanned) return
    isPlanned = true
    setImmediate(begin)
  }

  function begin() {
    isPlanned = false
    const next = waiting.splice(0, per_turn)
    taken = next.length
    if (taken > 0) planNext()
    for (const go of next) go()
  }

  return {
    isFull: () => waiting.length >= max_waiting,
    take() {
      planNext()
      if (taken === per_turn) return new Promise((resolve) => waiting.push(resolve))
      taken += 1
      return undefined
    },
  }
}
