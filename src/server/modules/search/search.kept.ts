import type { Db } from '#server/platform/db.ts'

const kept_ms = 60_000
const most_kept = 500
/** Fewer are counted about as fast as they are looked up, and then are never out of date. */
const worth_keeping = 1_000

/** Keeps what took much counting, by what was asked, until it is a minute old. */
export function keepCounts<Counted>(hitsOf: (counted: Counted) => number) {
  // One per database handle: a node has one, tests have several.
  const all = new WeakMap<Db, Map<string, { counted: Counted; until: number }>>()
  return async (db: Db, key: string, count: () => Promise<Counted>): Promise<Counted> => {
    const kept = all.get(db) ?? new Map<string, { counted: Counted; until: number }>()
    all.set(db, kept)
    const known = kept.get(key)
    if (known && known.until > Date.now()) return known.counted
    const counted = await count()
    kept.delete(key)
    if (hitsOf(counted) >= worth_keeping) kept.set(key, { counted, until: Date.now() + kept_ms })
    // The oldest make room.
    for (const oldest of kept.keys()) {
      if (kept.size <= most_kept) break
      kept.delete(oldest)
    }
    return counted
  }
}
