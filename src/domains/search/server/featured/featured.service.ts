import { sql } from 'kysely'
import { selectFeaturedIds } from '#domains/listings/server/listings.service.ts'
import { featuredTopic } from '#domains/billing/server/plans/plans.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { CacheOptions } from '#platform/server/cache/cache.ts'
import { marketTopic } from '#platform/server/live-hub.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import { buildHitsSql, type SearchRequest } from '../query/search.matching.queries.ts'
import { chooseFeatured, getTurn, takesFeatured } from './featured.rules.ts'

/**
 * Finds a few hits by rotation, besides all others. Typed words must be in the title, or in the
 * names of its category, make and model: a mention in the description doesn't put a listing above
 * better matches.
 */
export async function findFeatured(
  source: DataSource,
  request: SearchRequest,
  now = new Date(),
): Promise<ListingId[]> {
  if (!takesFeatured(request.query)) return []
  const { words, ranks } = request
  const narrower = words && ranks ? `${words} & ${ranks.named}` : undefined
  const hits = await selectHits(source, { ...request, ...(narrower !== undefined && { narrower }) })
  return chooseFeatured(hits, getTurn(now))
}

const featuredCache: CacheOptions<ListingId[]> = {
  name: 'featured listings',
  maxBytes: 4 * 2 ** 20,
  sizeOf: ({ length }) => 100 + 10 * length,
  /** For changes that no topic announces; the card itself shows whether it's still featured. */
  ttlMs: 10_000,
  topics: [marketTopic, featuredTopic],
}

/** Looks up the rows of featured listings, rather than searching all hits. */
async function selectHits({ db, caches }: DataSource, request: SearchRequest): Promise<ListingId[]> {
  const featured = await caches.open(featuredCache).read('', () => selectFeaturedIds(db))
  if (featured.length === 0) return []
  const rows = sql`(select * from search_rows where listing_id = any(${featured}::bigint[])) featured`
  const hits = await sql<{ listing_id: ListingId }>`
    select listing_id from (${buildHitsSql(request, rows)}) hits order by listing_id`.execute(db)
  return hits.rows.map(({ listing_id: listingId }) => listingId)
}
