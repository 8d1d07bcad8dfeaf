import type { SearchQuery } from '#domains/search/common/search.ts'
import { featured_topic } from '#domains/billing/server/plans/plans.service.ts'
import type { CacheOptions } from '#platform/server/cache/cache.ts'
import { market_topic, site_topic } from '#platform/server/live-hub.ts'
import type { Platform } from '#platform/server/platform.ts'

export interface FoundIds {
  ids: number[]
  featured_ids: number[]
}

const search_cache: CacheOptions<FoundIds> = {
  name: 'searches',
  max_bytes: 32 * 2 ** 20,
  sizeOf: (found) => 500 + 2 * JSON.stringify(found).length,
  /** For what no topic tells of: another order by price or bids. The cards themselves are as new as theirs. */
  ttl_ms: 2_000,
  /** What changes which listings there are. */
  topics: [market_topic, site_topic, featured_topic],
}

/** Everybody who asks for the same within two seconds is given the same listings. */
export async function readSearch<Found extends FoundIds>(
  { caches }: Pick<Platform, 'caches'>,
  query: SearchQuery,
  find: () => Promise<Found>,
): Promise<Found> {
  return (await caches.open(search_cache).read(JSON.stringify(query), find)) as Found
}
