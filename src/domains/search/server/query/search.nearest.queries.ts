import { sql, type RawBuilder } from 'kysely'
import { type Near, readNear } from '#domains/places/common/near.ts'
import { must } from '#platform/common/must.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { boxAround } from './search.cells.rules.ts'
import { type SearchRequest, distanceFrom } from './search.matching.queries.ts'
import type { PageEnd } from './search.rules.ts'

export function isOnlyNear({ query }: SearchRequest): boolean {
  const { near, sort: _sort, limit: _limit, cursor: _cursor, facets: _facets, exact: _exact, ...rest } = query
  return near !== undefined && Object.values(rest).every((value) => value === undefined)
}

/** There are few points, however many listings each has. */
const pointsWithin = (circle: Near): RawBuilder<unknown> => {
  const { west, south, east, north } = boxAround(circle)
  return sql`(
    select * from (select latitude, longitude, ${distanceFrom(circle)} as distance_m from search_points
                    where latitude between ${south} and ${north} and longitude between ${west} and ${east}) boxed
     where distance_m <= ${circle.radiusKm * 1000}) points`
}

/**
 * Selects one more if there are more: per point the ids of at most a page, then the nearest of
 * these.
 */
export async function selectAtPoints(
  db: Db,
  { after, size }: { after: PageEnd | null; size: number },
  circle: Near,
): Promise<{ listing_id: ListingId; end: PageEnd }[]> {
  const [distanceM, listingId] = after ?? [-1, 0]
  const { rows } = await sql<{ listing_id: ListingId; distance_m: number }>`
    select points.distance_m, near.listing_id
      from ${pointsWithin(circle)} cross join lateral (
        select listing_id from search_rows r
         where r.latitude = points.latitude and r.longitude = points.longitude
           and r.listing_id > case when points.distance_m = ${distanceM}::integer then ${listingId}::bigint else 0 end
         order by listing_id limit ${size + 1}) near
     where points.distance_m >= ${distanceM}::integer
     order by distance_m, listing_id limit ${size + 1}`.execute(db)
  return rows.map((row) => ({ listing_id: row.listing_id, end: [row.distance_m, row.listing_id] }))
}

export async function countNear(db: Db, { query }: SearchRequest, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from ${pointsWithin(must(readNear(must(query.near, 'near')), 'near'))}
        join search_rows r on r.latitude = points.latitude and r.longitude = points.longitude limit ${most}) counted`.execute(
    db,
  )
  return must(rows[0], 'count').count
}
