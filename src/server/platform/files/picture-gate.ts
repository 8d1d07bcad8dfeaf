export interface PictureWork {
  weight: 1 | 2
  in_background?: boolean
}

interface Waiting extends PictureWork {
  start: () => void
}

const places = 2

export type PictureGate = <T>(work: PictureWork, run: () => Promise<T>) => Promise<T>

/** Two pictures at a time, or one big one: a rush of uploads costs patience, not memory. */
export function createPictureGate(): PictureGate {
  let taken = 0
  const queue: Waiting[] = []
  const background: Waiting[] = []

  function admitFrom(line: Waiting[]): boolean {
    const next = line[0]
    if (!next || taken + next.weight > places) return false
    line.shift()
    taken += next.weight
    next.start()
    return true
  }

  function admit() {
    while (admitFrom(queue) || (queue.length === 0 && taken === 0 && admitFrom(background)));
  }

  return async (work, run) => {
    await new Promise<void>((start) => {
      const line = work.in_background ? background : queue
      line.push({ ...work, start })
      admit()
    })
    try {
      return await run()
    } finally {
      taken -= work.weight
      admit()
    }
  }
}
