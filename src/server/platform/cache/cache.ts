import { LRUCache } from 'lru-cache'

interface CacheOptions<Value> {
  max_entries: number
  /** Counts from when it is known. Without it, what is kept stays while there is room. */
  life_ms?: number
  isWorthKeeping?: (value: Value) => boolean
  now?: () => number
}

export interface Cache<Value> {
  /** What is kept or being loaded under the key, or else what `load` answers; a failure is not kept. */
  read: (key: string, load: () => Promise<Value>) => Promise<Value>
  /** Loads under way aren't kept either: they may be stale. */
  clear: () => void
}

/** Concurrent loads of a key are shared. Evicts the least recently read. */
export function createCache<Value>({
  max_entries,
  life_ms = 0,
  isWorthKeeping = () => true,
  now = () => performance.now(),
}: CacheOptions<Value>): Cache<Value> {
  const kept = new LRUCache<string, Promise<Value>>({ max: max_entries, ttlResolution: 0, perf: { now } })

  async function load(key: string, loading: Promise<Value>): Promise<Value> {
    kept.set(key, loading)
    let isKept = false
    try {
      const value = await loading
      isKept = isWorthKeeping(value)
      return value
    } finally {
      if (kept.peek(key) === loading) {
        if (isKept) kept.set(key, loading, { ttl: life_ms })
        else kept.delete(key)
      }
    }
  }

  return {
    read: (key, begin) => kept.get(key) ?? load(key, begin()),
    clear: () => kept.clear(),
  }
}

/** One cache per owner: a node has one database handle, tests have several. */
export function createCachePerOwner<Value>(options: CacheOptions<Value>): (owner: object) => Cache<Value> {
  const caches = new WeakMap<object, Cache<Value>>()
  return (owner) => {
    const cache = caches.get(owner) ?? createCache(options)
    caches.set(owner, cache)
    return cache
  }
}
