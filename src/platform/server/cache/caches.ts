import { onCommittedTopic, type Db, type Tx } from '../database/db.ts'
import type { LiveHub } from '../live-hub.ts'
import { createCache, type Cache, type CacheMeasure, type CacheOptions } from './cache.ts'
import { currentReads, type ReadAges } from './read-ages.ts'

/** The caches of one node, by name. */
export interface Caches {
  /** Returns the cache of this name; the first caller creates it. */
  open: <Value>(options: CacheOptions<Value>) => Cache<Value>
  /** By the names of the caches. */
  measure: (measure: CacheMeasure) => Record<string, number>
}

/** The source of reads that may be cached. */
export interface DataSource {
  db: Db
  caches: Caches
}

interface CachesOptions {
  /** If off, everything is loaded each time. */
  is_on?: boolean
  reads?: ReadAges
}

/**
 * They get every live topic: those of this node before a change is answered, so that its author
 * reads it, and those of others when they arrive. If topics may have been missed, everything is
 * invalid.
 */
export function createCaches(
  { db, live }: { db: Db; live: Pick<LiveHub, 'onNotify'> },
  { is_on: isOn = true, reads = currentReads }: CachesOptions = {},
): Caches {
  const opened = new Map<string, Pick<Cache<never>, 'invalidate' | 'invalidateAll' | 'measure'>>()
  const invalidate = (topic: string) => {
    for (const cache of opened.values()) cache.invalidate(topic)
  }
  const invalidateAll = () => {
    for (const cache of opened.values()) cache.invalidateAll()
  }
  live.onNotify({ touched: invalidate, missed: invalidateAll })
  onCommittedTopic(db, invalidate)

  return {
    open<Value>(options: CacheOptions<Value>) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A name is opened with one type of value.
      const known = opened.get(options.name) as Cache<Value> | undefined
      if (known) return known
      const cache = isOn ? createCache({ ...options, reads }) : createNoCache<Value>()
      opened.set(options.name, cache)
      return cache
    },
    measure: (measure) =>
      Object.fromEntries([...opened].map(([name, cache]) => [name, cache.measure(measure)])),
  }
}

/** For a transaction: it reads its own writes, which may never be committed. */
export const uncached = (tx: Tx): DataSource => ({
  db: tx,
  caches: { open: createNoCache, measure: () => ({}) },
})

const createNoCache = <Value>(): Cache<Value> => ({
  read: (_key, load) => load(),
  readMany: async (ids, load) => {
    const found = await load([...new Set(ids)])
    return ids.flatMap((id) => found.get(id) ?? [])
  },
  peek: () => undefined,
  invalidate: () => undefined,
  invalidateAll: () => undefined,
  measure: () => 0,
})
