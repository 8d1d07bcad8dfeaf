import type { CacheOptions } from '#server/platform/cache/cache.ts'

/** Fewer are counted as fast as they are looked up, and then are never out of date. */
const worth_caching = 1_000

/** Expensive counts are at most a minute old. */
export const countCache = <Counted>({
  hitsOf,
  ...options
}: Pick<CacheOptions<Counted>, 'name' | 'max_bytes' | 'sizeOf'> & {
  hitsOf: (counted: Counted) => number
}): CacheOptions<Counted> => ({
  ...options,
  ttl_ms: 60_000,
  isWorthCaching: (counted) => hitsOf(counted) >= worth_caching,
})
