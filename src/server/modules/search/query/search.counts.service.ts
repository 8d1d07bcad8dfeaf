import { createCachePerOwner } from '#server/platform/cache/cache.ts'
import type { Db } from '#server/platform/database/db.ts'

const life_ms = 60_000
const max_entries = 500
/** Fewer are counted as fast as they are looked up, and then are never out of date. */
const worth_keeping = 1_000

/** Keeps expensive counts for a minute. Callers wait for a count that is under way. */
export function countCache<Counted>(hitsOf: (counted: Counted) => number) {
  const getCache = createCachePerOwner<Counted>({
    max_entries,
    life_ms,
    isWorthKeeping: (counted) => hitsOf(counted) >= worth_keeping,
  })
  return (db: Db, key: string, count: () => Promise<Counted>): Promise<Counted> =>
    getCache(db).read(key, count)
}
