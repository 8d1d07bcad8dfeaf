import { sql } from 'kysely'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { priceEdges, type Tally } from './search.facets.rules.ts'
import { type SearchRequest, sampledConditions } from '../query/search.matching.queries.ts'
import type { Sample } from '../query/search.cells.rules.ts'

interface TallyOptions {
  sample: Sample | null
  most: number
  /** Prefixes of the counted tokens; all by default. */
  prefixes?: string[] | undefined
}

export async function tallyHits(
  db: Db,
  request: SearchRequest,
  { sample, most, prefixes }: TallyOptions,
): Promise<Tally> {
  const { rows } = await sql<{
    token: string | null
    bucket: number | null
    count: number
    listing_id: ListingId
  }>`
    with hits as materialized (
      select listing_id, facets, price_cents from search_rows
       where true ${sampledConditions(request, sample)} limit ${most})
    select token, null::int as bucket, count(*) as count, max(listing_id) as listing_id
      from (select unnest(facets) as token, listing_id from hits) told
     where true ${prefixes ? sql`and token ^@ any (${prefixes}::text[])` : sql``} group by token
    union all
    select null, width_bucket(price_cents, ${priceEdges}::bigint[]), count(*), 0
      from hits where price_cents > 0 group by 2
    union all
    select null, null, count(*), 0 from hits`.execute(db)
  const tally: Tally = { hits: 0, tokens: new Map(), prices: new Map() }
  for (const { token, bucket, count, listing_id: listingId } of rows) {
    if (token !== null) tally.tokens.set(token, { count, listing_id: listingId })
    else if (bucket !== null) tally.prices.set(bucket, count)
    else tally.hits = count
  }
  return tally
}

export async function selectMakes(
  db: Db,
  listingIds: ListingId[],
): Promise<Map<number, { make: string | null; model: string | null; colour: string | null }>> {
  if (listingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('vehicle_details')
    .select(['listing_id', 'make', 'model', 'exterior_colour as colour'])
    .where('listing_id', 'in', listingIds)
    .execute()
  return new Map(rows.map((row) => [row.listing_id, row]))
}
