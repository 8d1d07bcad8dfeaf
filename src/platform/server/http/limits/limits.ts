import { createRateLimit, type LimitOptions, type RateLimit } from './rate-limit.ts'

export interface Limited {
  /** 0, or the seconds until there is room again. */
  waitSeconds: number
  headers: Record<string, number>
}

/** Counts one more for the key. */
export type TakeLimit = (key: string) => Limited | Promise<Limited>

/** Opens a limit by a name that is the same on every node. */
export interface Limits {
  open: (name: string, options: LimitOptions) => TakeLimit
}

/** Each node counts for itself. */
export const localLimits: Limits = {
  open(_name, options) {
    const limit = createRateLimit(options)
    return (key) => takeLocally(limit, key)
  },
}

function takeLocally(limit: RateLimit, key: string): Limited {
  const waitSeconds = limit.take(key)
  return { waitSeconds, headers: limit.describe(key) }
}

export interface SharedCount {
  count: number
  leftMs: number
}

/** Counts over all nodes. */
export interface SharedCounts {
  /** Null while they can't be reached. */
  add: (key: string, windowMs: number) => Promise<SharedCount | null>
  /** How many nodes there are, as last heard. */
  countNodes: () => number
}

/**
 * All nodes count together. While the counts can't be reached, each counts its share, so that the
 * limit of all together stays about the same and nobody is refused for it.
 */
export const shareLimits = (counts: SharedCounts): Limits => ({
  open(name, options) {
    const { most, windowMs = 60_000 } = options
    const own = createRateLimit({ ...options, most: Infinity })
    function takeShare(key: string): Limited {
      own.take(key)
      const share = Math.ceil(most / Math.max(1, counts.countNodes()))
      const count = own.count(key)
      const leftSeconds = Number(own.describe(key)['x-ratelimit-reset'])
      return {
        waitSeconds: count > share ? leftSeconds : 0,
        headers: describeShared(share, count, leftSeconds),
      }
    }
    return async (key) => {
      const shared = Number.isFinite(most) ? await counts.add(`${name} ${key}`, windowMs) : null
      if (!shared) return takeShare(key)
      const { count, leftMs } = shared
      const leftSeconds = Math.ceil(leftMs / 1_000)
      return {
        waitSeconds: count > most ? leftSeconds : 0,
        headers: describeShared(most, count, leftSeconds),
      }
    }
  },
})

const describeShared = (most: number, count: number, leftSeconds: number) => ({
  'x-ratelimit-limit': most,
  'x-ratelimit-remaining': Math.max(0, most - count),
  'x-ratelimit-reset': leftSeconds,
})
