import { sql } from 'kysely'
import { selectFeaturedIds } from '#server/modules/listings/listings.service.ts'
import { createCachePerOwner } from '#server/platform/cache/cache.ts'
import type { Db } from '#server/platform/database/db.ts'
import { buildHitsSql, type SearchRequest } from '../query/search.matching.queries.ts'
import { chooseFeatured, getTurn, takesFeatured } from './featured.rules.ts'

/** A few hits whose turn it is, beside all the others. */
export async function findFeatured(db: Db, asked: SearchRequest, now = new Date()): Promise<number[]> {
  if (!takesFeatured(asked.query)) return []
  return chooseFeatured(await selectHits(db, asked), getTurn(now))
}

const getKept = createCachePerOwner<number[]>({
  max_entries: 1,
  life_ms: 10_000,
  // Fewer are read as fast as they are looked up, and then are never out of date.
  isWorthKeeping: (ids) => ids.length >= 200,
})

/** Their rows are looked up, rather than all hits searched through. */
async function selectHits(db: Db, asked: SearchRequest): Promise<number[]> {
  const featured = await getKept(db).read('featured', () => selectFeaturedIds(db))
  if (featured.length === 0) return []
  const rows = sql`(select * from search_rows where listing_id = any(${featured}::bigint[])) featured`
  const hits = await sql<{ listing_id: number }>`
    select listing_id from (${buildHitsSql(asked, rows)}) hits order by listing_id`.execute(db)
  return hits.rows.map(({ listing_id }) => listing_id)
}
