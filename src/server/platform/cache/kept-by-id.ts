import { LRUCache } from 'lru-cache'

export interface KeptById<Value> {
  /** In the order of the ids; those that `load` doesn't find are left out. It's asked once for all that aren't kept. */
  read: (ids: number[], load: (ids: number[]) => Promise<Map<number, Value>>) => Promise<Value[]>
  forget: (id: number) => void
  clear: () => void
}

interface KeptByIdOptions<Value> {
  max_entries: number
  life_ms: number
  isWorthKeeping?: (value: Value) => boolean
  now?: () => number
}

/** Those who ask for the same at once share its loading. What is forgotten while it's loaded isn't kept. */
export function createKeptById<Value>({
  max_entries,
  life_ms,
  isWorthKeeping = () => true,
  now = () => performance.now(),
}: KeptByIdOptions<Value>): KeptById<Value> {
  const kept = new LRUCache<number, Promise<Value | undefined>>({
    max: max_entries,
    ttl: life_ms,
    ttlResolution: 0,
    perf: { now },
  })

  function keep(id: number, loading: Promise<Value | undefined>) {
    kept.set(id, loading)
    const forgetLoading = () => void (kept.peek(id) === loading && kept.delete(id))
    loading.then((value) => (value === undefined || !isWorthKeeping(value)) && forgetLoading(), forgetLoading)
    return loading
  }

  return {
    async read(ids, load) {
      const reads = new Map(ids.map((id) => [id, kept.get(id)]))
      const missing = [...reads.keys()].filter((id) => !reads.get(id))
      if (missing.length > 0) {
        const all = load(missing)
        for (const id of missing)
          reads.set(
            id,
            keep(
              id,
              all.then((found) => found.get(id)),
            ),
          )
      }
      const found = await Promise.all(ids.map(async (id) => await reads.get(id)))
      return found.filter((value) => value !== undefined)
    },
    forget: (id) => void kept.delete(id),
    clear: () => kept.clear(),
  }
}
