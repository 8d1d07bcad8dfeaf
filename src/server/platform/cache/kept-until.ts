import { LRUCache } from 'lru-cache'

export interface KeptUntil<Value> {
  read: (key: string, load: () => Promise<Value>) => Promise<Value>
  /** Nor is anything kept that's being loaded: it may be from before the change, and isn't known yet. */
  forget: (isOvertaken: (value: Value) => boolean) => void
  clear: () => void
}

interface KeptUntilOptions<Value> {
  max_entries: number
  /** Counts from when its loading began, so that nothing is believed longer, however slow the database was. 0 keeps nothing. */
  getLife_ms: (value: Value) => number
  now?: () => number
}

/** For what must not be believed a moment too long. What is being loaded takes no room from what is kept. */
export function createKeptUntil<Value>({
  max_entries,
  getLife_ms,
  now = () => performance.now(),
}: KeptUntilOptions<Value>): KeptUntil<Value> {
  const kept = new LRUCache<string, { value: Value; until: number }>({ max: max_entries })
  const underway = new Map<string, Promise<Value>>()

  async function load(key: string, begin: () => Promise<Value>): Promise<Value> {
    const began = now()
    const loading = begin()
    underway.set(key, loading)
    try {
      const value = await loading
      const life_ms = getLife_ms(value)
      if (underway.get(key) === loading && life_ms > 0) kept.set(key, { value, until: began + life_ms })
      return value
    } finally {
      if (underway.get(key) === loading) underway.delete(key)
    }
  }

  return {
    async read(key, begin) {
      const found = kept.get(key)
      if (found && now() < found.until) return found.value
      return await (underway.get(key) ?? load(key, begin))
    },
    forget(isOvertaken) {
      underway.clear()
      const overtaken = [...kept.entries()].filter(([, { value }]) => isOvertaken(value))
      for (const [key] of overtaken) kept.delete(key)
    },
    clear() {
      underway.clear()
      kept.clear()
    },
  }
}
