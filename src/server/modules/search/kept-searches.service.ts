import type { SearchQuery } from '#contract/search/search.ts'
import { featured_topic } from '#server/modules/plans/plans.service.ts'
import { createCache, type Cache } from '#server/platform/cache/cache.ts'
import { hearTopics } from '#server/platform/cache/hear-topics.ts'
import type { Db } from '#server/platform/database/db.ts'
import { market_topic, site_topic } from '#server/platform/live-hub.ts'
import { keepFeatured } from './featured/featured.service.ts'
import type { Platform } from '#server/platform/platform.ts'

export interface FoundIds {
  ids: number[]
  featured_ids: number[]
}

/** Bounds what no topic tells of: another order by price or bids. The cards themselves are as new as theirs. */
const kept = { max_entries: 1_000, life_ms: 2_000 }

const keptOf = new WeakMap<Db, Cache<FoundIds>>()

/** What changes which listings there are overtakes them. */
const overtaking = new Set([market_topic, site_topic, featured_topic])

/** Of this node's handle: everybody who asks for the same within two seconds is given the same listings. */
export function keepSearches(platform: Pick<Platform, 'db' | 'live'>): void {
  const cache = createCache<FoundIds>(kept)
  keptOf.set(platform.db, cache)
  keepFeatured(platform)
  hearTopics(platform, {
    forget: (topic) => overtaking.has(topic) && cache.clear(),
    forgetAll: cache.clear,
  })
}

export async function readKeptSearch<Found extends FoundIds>(
  db: Db,
  query: SearchQuery,
  find: () => Promise<Found>,
): Promise<Found> {
  const cache = keptOf.get(db) as Cache<Found> | undefined
  return cache ? await cache.read(JSON.stringify(query), find) : await find()
}
