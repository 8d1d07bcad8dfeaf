import type { SearchQuery } from '#domains/search/common/search.ts'
import { featuredTopic } from '#domains/billing/server/plans/plans.service.ts'
import type { CacheOptions } from '#platform/server/cache/cache.ts'
import { marketTopic, siteTopic } from '#platform/server/live-hub.ts'
import type { Platform } from '#platform/server/platform.ts'

export interface FoundIds {
  ids: number[]
  featuredIds: number[]
}

const searchCache: CacheOptions<FoundIds> = {
  name: 'searches',
  maxBytes: 32 * 2 ** 20,
  sizeOf: (found) => 500 + 2 * JSON.stringify(found).length,
  /**
   * For changes that no topic announces: a new order by price or bids. The cards themselves are
   * cached separately.
   */
  ttlMs: 2_000,
  /** Changes that add or remove listings. */
  topics: [marketTopic, siteTopic, featuredTopic],
}

/** The same search within two seconds gets the same listings. */
export async function readSearch<Found extends FoundIds>(
  { caches }: Pick<Platform, 'caches'>,
  query: SearchQuery,
  find: () => Promise<Found>,
): Promise<Found> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The cache keeps what `find` found.
  return (await caches.open(searchCache).read(JSON.stringify(query), find)) as Found
}
