import { LRUCache } from 'lru-cache'
import {
  createAges,
  withOrigin,
  type EntryAge,
  type EntryRules,
  type LoadAge,
  type Origin,
} from './entry-ages.ts'
import { currentReads, type ReadAges } from './read-ages.ts'

export type { EntryRules, Origin } from './entry-ages.ts'

export interface CacheOptions<Value> {
  name: string
  maxBytes: number
  /** Approximate, including the entry's own overhead. */
  sizeOf: (value: Value) => number
  /** Older values are loaded again. */
  ttlMs: number
  /** From this age on a value is renewed while it's served. */
  freshMs?: number
  /** Any of these invalidates everything; `seller:` matches all with this prefix. */
  topics?: readonly string[]
  /** Topics that invalidate one entry and are known only from its value. */
  topicsOf?: (value: Value) => readonly string[]
  isWorthCaching?: (value: Value) => boolean
  /** Says how old a value was that was loaded elsewhere, and whether a topic has touched it since. */
  origin?: (value: Value) => Origin | undefined
  /** Must be monotonic. */
  now?: () => number
  /** The ages of the reads that fill it. */
  reads?: ReadAges
}

type Load<Value> = () => Promise<Value>

export interface Cache<Value> {
  /** Parallel reads of a key share one load. A failure isn't cached. */
  read: (key: string, load: Load<Value>, rules?: EntryRules) => Value | Promise<Value>
  /**
   * Returns values in the order of the ids, without those that `load` doesn't find; it's called
   * once for all that aren't cached.
   */
  readMany: <Id extends number>(
    ids: Id[],
    load: (ids: Id[]) => Promise<Map<Id, Value>>,
    getTopic: (id: number) => string,
  ) => Promise<Value[]>
  /** A fallback value: of any age, or invalid but no older than this (else its time to live). */
  peek: (key: string, maxInvalidMs?: number) => Value | undefined
  invalidate: (topic: string) => void
  invalidateAll: () => void
  measure: (measure: CacheMeasure) => number
}

export type CacheMeasure = 'bytes' | 'hits' | 'misses'

interface Entry<Value> extends EntryAge {
  value: Value
  topics: Set<string>
}

interface RunningLoad<Value> extends LoadAge {
  topics: readonly string[]
  invalidated: Set<string>
  result: Promise<Value>
}

/** A value invalidated during its load is given to the waiting reads, and cached as invalid. */
export function createCache<Value>({
  maxBytes,
  sizeOf,
  ttlMs,
  freshMs = ttlMs,
  topics: topicsOfAll = [],
  topicsOf = () => [],
  isWorthCaching = () => true,
  origin = () => undefined,
  now = () => performance.now(),
  reads = currentReads,
}: CacheOptions<Value>): Cache<Value> {
  const entries = createEntries(maxBytes, sizeOf)
  const loads = new Map<string, RunningLoad<Value>>()
  const running = new Set<RunningLoad<Value>>()
  const counts = { hits: 0, misses: 0 }
  const ages = createAges({ now, reads, ttlMs, freshMs })

  function read(key: string, load: Load<Value>, rules: EntryRules = {}): Value | Promise<Value> {
    const found = entries.get(key)
    const use = found ? ages.judge(found, rules) : 'none'
    if (found && use !== 'none') {
      counts.hits += 1
      // The next caller who has to wait gets the error.
      if (use === 'renewed' && !loads.has(key)) begin(key, load, rules).catch(() => undefined)
      return found.value
    }
    counts.misses += 1
    const other = loads.get(key)
    return other && ages.mayJoin(other, rules) ? other.result : begin(key, load, rules)
  }

  async function begin(key: string, load: Load<Value>, rules: EntryRules): Promise<Value> {
    const { topics = [] } = rules
    const loading = { ...ages.start(rules), topics, invalidated: new Set<string>(), result: load() }
    loads.set(key, loading)
    running.add(loading)
    try {
      const value = await loading.result
      if (value !== undefined && isWorthCaching(value))
        store(key, value, withOrigin(loading, origin(value), now()))
      return value
    } finally {
      running.delete(loading)
      if (loads.get(key) === loading) loads.delete(key)
    }
  }

  function store(key: string, value: Value, loading: RunningLoad<Value>) {
    const { beganAt, invalidated, findLack } = loading
    const before = entries.peek(key)
    // A slow load doesn't replace a later one.
    if (before && before.beganAt > beganAt) return
    const topics = new Set([...loading.topics, ...topicsOf(value)])
    const isInvalidated = invalidated.size > 0 && [...topics].some((topic) => invalidated.has(topic))
    const isInvalid = loading.isInvalid || isInvalidated
    entries.set(key, { value, topics, beganAt, isInvalid, lacks: findLack(topics) })
  }

  function invalidateAll() {
    ages.hearAll()
    for (const entry of entries.values()) entry.isInvalid = true
    for (const loading of running) loading.isInvalid = true
  }

  return {
    read,
    readMany: (ids, load, getTopic) => readBatch(read, ids, load, getTopic),
    peek(key, maxInvalidMs = ttlMs) {
      const found = entries.peek(key)
      return found && (!found.isInvalid || now() - found.beganAt < maxInvalidMs) ? found.value : undefined
    },
    invalidate(topic) {
      if (topicsOfAll.some((one) => (one.endsWith(':') ? topic.startsWith(one) : topic === one)))
        return invalidateAll()
      ages.hear(topic)
      for (const entry of entries.findByTopic(topic)) entry.isInvalid = true
      for (const loading of running) {
        loading.invalidated.add(topic)
        if (loading.topics.includes(topic)) loading.isInvalid = true
      }
    },
    invalidateAll,
    measure: (measure) => (measure === 'bytes' ? entries.countBytes() : counts[measure]),
  }
}

async function readBatch<Value, Id extends number>(
  read: Cache<Value>['read'],
  ids: Id[],
  load: (ids: Id[]) => Promise<Map<Id, Value>>,
  getTopic: (id: number) => string,
): Promise<Value[]> {
  const missing = new Set<Id>()
  const batch = Promise.withResolvers<Map<Id, Value>>()
  const loadOne = async (id: Id) => {
    missing.add(id)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A missing value is filtered out below.
    return (await batch.promise).get(id) as Value
  }
  const reads = ids.map((id) => read(String(id), () => loadOne(id), { topics: [getTopic(id)] }))
  if (missing.size > 0) load([...missing]).then(batch.resolve, batch.reject)
  return (await Promise.all(reads)).filter((value) => value !== undefined)
}

function createEntries<Value>(maxBytes: number, sizeOf: (value: Value) => number) {
  const byTopic = new Map<string, Set<Entry<Value>>>()
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: maxBytes,
    // The library refuses entries of size zero, such as an empty list.
    sizeCalculation: ({ value }) => Math.max(1, Math.ceil(sizeOf(value))),
    dispose: (entry) => {
      for (const topic of entry.topics) {
        const others = byTopic.get(topic)
        others?.delete(entry)
        if (others?.size === 0) byTopic.delete(topic)
      }
    },
  })

  return {
    get: (key: string) => entries.get(key),
    peek: (key: string) => entries.peek(key),
    values: () => entries.values(),
    countBytes: () => entries.calculatedSize,
    findByTopic: (topic: string): Iterable<Entry<Value>> => byTopic.get(topic) ?? [],
    set(key: string, entry: Entry<Value>) {
      // One that is larger than the cache removes the old one and isn't stored.
      if (!entries.set(key, entry).has(key)) return
      for (const topic of entry.topics) {
        const others = byTopic.get(topic)
        if (others) others.add(entry)
        else byTopic.set(topic, new Set([entry]))
      }
    },
  }
}
