import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import { price_edges, type Sample, type Tally } from './search.facets.rules.ts'
import { type SearchRequest, searchConditions } from '../query/search.matching.queries.ts'
import { quoteToken } from '../words/tokens.rules.ts'

export function matchingIn(asked: SearchRequest, { tokens, parts }: Sample): RawBuilder<unknown> {
  const sampled = sql`
    and ((((listing_id & 2147483647) * 2654435769) >> 20) & 63) < ${parts}::integer
    and tokens @@ ${tokens.map(quoteToken).join(' | ')}::tsquery`
  const { words } = asked
  if (!words || tokens.length > 1) return sql`${searchConditions(asked)} ${sampled}`
  // Very common words are checked row by row in the sample, which is quicker than collecting them from the index.
  return sql`${searchConditions({ ...asked, words: null })} ${sampled} and (tokens @@ ${words}::tsquery) is true`
}

export async function tallyHits(
  db: Db,
  asked: SearchRequest,
  { sample, most }: { sample: Sample | null; most: number },
): Promise<Tally> {
  const { rows } = await sql<{
    token: string | null
    bucket: number | null
    count: number
    listing_id: number
  }>`
    with hits as materialized (
      select listing_id, facets, price_cents from search_rows
       where true ${sample ? matchingIn(asked, sample) : searchConditions(asked)} limit ${most})
    select token, null::int as bucket, count(*) as count, max(listing_id) as listing_id
      from (select unnest(facets) as token, listing_id from hits) told group by token
    union all
    select null, width_bucket(price_cents, ${price_edges}::bigint[]), count(*), 0
      from hits where price_cents > 0 group by 2
    union all
    select null, null, count(*), 0 from hits`.execute(db)
  const tally: Tally = { hits: 0, tokens: new Map(), prices: new Map() }
  for (const { token, bucket, count, listing_id } of rows) {
    if (token !== null) tally.tokens.set(token, { count, listing_id })
    else if (bucket !== null) tally.prices.set(bucket, count)
    else tally.hits = count
  }
  return tally
}

export async function selectMakes(
  db: Db,
  listing_ids: number[],
): Promise<Map<number, { make: string | null; model: string | null }>> {
  if (listing_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('vehicle_details')
    .select(['listing_id', 'make', 'model'])
    .where('listing_id', 'in', listing_ids)
    .execute()
  return new Map(rows.map((row) => [row.listing_id, row]))
}
