/** How old the reads are that fill a cache; monotonic milliseconds, Infinity for the primary's. */
export interface ReadAges {
  /** A read that begins now has everything that was committed before this. */
  now: () => number
  /** The result says, once the reads are done, what they all have at least. */
  startReading: () => () => number
}

export const currentReads: ReadAges = { now: () => Infinity, startReading: () => () => Infinity }

/** Older notices are on every replica that is in use. */
const rememberedMs = 10_000

/** When topics were last heard of. */
export function createNotices(now: () => number) {
  const heardAt = new Map<string, number>()
  return {
    add(topic: string): void {
      const at = now()
      // Keeps them in the order of time.
      heardAt.delete(topic)
      heardAt.set(topic, at)
      for (const [oldest, since] of heardAt) {
        if (at - since < rememberedMs) break
        heardAt.delete(oldest)
      }
    },
    /** Before all time if none was. */
    findLast: (topics: Iterable<string>): number =>
      Math.max(-Infinity, ...[...topics].map((topic) => heardAt.get(topic) ?? -Infinity)),
  }
}
