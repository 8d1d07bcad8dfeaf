import { must } from '#platform/common/must.ts'
export interface PictureWork {
  weight: 1 | 2
  inBackground?: boolean
}

interface Waiting extends Pick<PictureWork, 'weight'> {
  start: () => void
}

const places = 2

export type PictureGate = <T>(work: PictureWork, run: () => Promise<T>) => Promise<T>

/**
 * Two pictures at a time, or one big one: a rush of uploads costs time, not memory. A background
 * one begins only if no other is under way, and takes no slot.
 */
export function createPictureGate(): PictureGate {
  let taken = 0
  let isBehindTaken = false
  const queue: Waiting[] = []
  const behind: Waiting[] = []

  function admit() {
    while (queue[0] && taken + queue[0].weight <= places) {
      const next = must(queue.shift(), 'queued picture')
      taken += next.weight
      next.start()
    }
    if (taken > 0 || isBehindTaken || !behind[0]) return
    isBehindTaken = true
    must(behind.shift(), 'queued picture').start()
  }

  return async ({ weight, inBackground = false }, run) => {
    await new Promise<void>((start) => {
      const line = inBackground ? behind : queue
      line.push({ weight, start })
      admit()
    })
    try {
      return await run()
    } finally {
      if (inBackground) isBehindTaken = false
      else taken -= weight
      admit()
    }
  }
}
