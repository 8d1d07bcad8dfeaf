import { hearAnnounced, type Db, type Tx } from '../database/db.ts'
import type { LiveHub } from '../live-hub.ts'
import { createCache, type Cache, type CacheOptions } from './cache.ts'

/** Of one node, by their names. */
export interface Caches {
  /** The cache of this name; the first to open it creates it. */
  open: <Value>(options: CacheOptions<Value>) => Cache<Value>
}

/** What reads that may be cached are made from. */
export interface DataSource {
  db: Db
  caches: Caches
}

interface CachesOptions {
  /** Off, everything is loaded each time. */
  is_on?: boolean
}

/**
 * They hear every live topic: of a change by this node before the change is answered, so its author reads it, and of
 * others' when it comes. Where topics may have been missed, everything is invalid.
 */
export function createCaches(
  { db, live }: { db: Db; live: Pick<LiveHub, 'onNotify'> },
  { is_on = true }: CachesOptions = {},
): Caches {
  const opened = new Map<string, Pick<Cache<never>, 'invalidate' | 'invalidateAll'>>()
  const invalidate = (topic: string) => {
    for (const cache of opened.values()) cache.invalidate(topic)
  }
  const invalidateAll = () => {
    for (const cache of opened.values()) cache.invalidateAll()
  }
  live.onNotify({ touched: invalidate, missed: invalidateAll })
  hearAnnounced(db, invalidate)

  return {
    open<Value>(options: CacheOptions<Value>) {
      const known = opened.get(options.name) as Cache<Value> | undefined
      if (known) return known
      const cache = is_on ? createCache(options) : createNoCache<Value>()
      opened.set(options.name, cache)
      return cache
    },
  }
}

/** For a transaction: it reads what it has written itself, and what it reads may never be committed. */
export const uncached = (tx: Tx): DataSource => ({ db: tx, caches: { open: createNoCache } })

const createNoCache = <Value>(): Cache<Value> => ({
  read: (_key, load) => load(),
  readMany: async (ids, load) => {
    const found = await load([...new Set(ids)])
    return ids.flatMap((id) => found.get(id) ?? [])
  },
  peek: () => undefined,
  invalidate: () => undefined,
  invalidateAll: () => undefined,
  countBytes: () => 0,
})
