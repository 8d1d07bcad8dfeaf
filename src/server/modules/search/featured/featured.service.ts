import { sql } from 'kysely'
import { selectFeaturedIds } from '#server/modules/listings/listings.service.ts'
import { featured_topic } from '#server/modules/plans/plans.service.ts'
import { createCache, type Cache } from '#server/platform/cache/cache.ts'
import { hearTopics } from '#server/platform/cache/hear-topics.ts'
import type { Db } from '#server/platform/database/db.ts'
import { market_topic } from '#server/platform/live-hub.ts'
import type { Platform } from '#server/platform/platform.ts'
import { buildHitsSql, type SearchRequest } from '../query/search.matching.queries.ts'
import { chooseFeatured, getTurn, takesFeatured } from './featured.rules.ts'

/**
 * A few hits whose turn it is, beside all the others. Where words were typed, they are in the title, or in the names of
 * its category, make and model: nothing stands above better matches because its description mentions them.
 */
export async function findFeatured(db: Db, asked: SearchRequest, now = new Date()): Promise<number[]> {
  if (!takesFeatured(asked.query)) return []
  const { words, ranks } = asked
  const narrower = words && ranks ? `${words} & ${ranks.named}` : undefined
  const hits = await selectHits(db, { ...asked, ...(narrower !== undefined && { narrower }) })
  return chooseFeatured(hits, getTurn(now))
}

/** Bounds what no topic tells of; whether one still is featured, its card says. */
const kept = { max_entries: 1, life_ms: 10_000 }

const keptOf = new WeakMap<Db, Cache<number[]>>()

/** Of this node's handle; others ask each time. */
export function keepFeatured(platform: Pick<Platform, 'db' | 'live'>): void {
  const cache = createCache<number[]>(kept)
  keptOf.set(platform.db, cache)
  const overtaking = new Set([market_topic, featured_topic])
  hearTopics(platform, {
    forget: (topic) => overtaking.has(topic) && cache.clear(),
    forgetAll: cache.clear,
  })
}

async function readFeatured(db: Db): Promise<number[]> {
  const read = () => selectFeaturedIds(db)
  return (await keptOf.get(db)?.read('', read)) ?? (await read())
}

/** Their rows are looked up, rather than all hits searched through. */
async function selectHits(db: Db, asked: SearchRequest): Promise<number[]> {
  const featured = await readFeatured(db)
  if (featured.length === 0) return []
  const rows = sql`(select * from search_rows where listing_id = any(${featured}::bigint[])) featured`
  const hits = await sql<{ listing_id: number }>`
    select listing_id from (${buildHitsSql(asked, rows)}) hits order by listing_id`.execute(db)
  return hits.rows.map(({ listing_id }) => listing_id)
}
