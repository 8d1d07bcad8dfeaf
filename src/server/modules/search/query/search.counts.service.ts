import type { Db } from '#server/platform/database/db.ts'

const kept_ms = 60_000
const max_kept = 500
/** Fewer are counted about as fast as they are looked up, and then are never out of date. */
const worth_keeping = 1_000

interface Kept<Counted> {
  counting: Promise<Counted>
  until: number
}

/** Keeps what took much counting, by what was asked, until it is a minute old; what is being counted is waited for. */
export function countCache<Counted>(hitsOf: (counted: Counted) => number) {
  // One per database handle: a node has one, tests have several.
  const all = new WeakMap<Db, Map<string, Kept<Counted>>>()
  return async (db: Db, key: string, count: () => Promise<Counted>): Promise<Counted> => {
    const kept = all.get(db) ?? new Map<string, Kept<Counted>>()
    all.set(db, kept)
    const known = kept.get(key)
    if (known && known.until > Date.now()) return await known.counting
    const begun: Kept<Counted> = { counting: count(), until: Infinity }
    kept.delete(key)
    kept.set(key, begun)
    try {
      const counted = await begun.counting
      if (hitsOf(counted) < worth_keeping) kept.delete(key)
      begun.until = Date.now() + kept_ms
      return counted
    } catch (error) {
      kept.delete(key)
      throw error
    } finally {
      // The oldest make room.
      for (const oldest of kept.keys()) {
        if (kept.size <= max_kept) break
        kept.delete(oldest)
      }
    }
  }
}
