import { sql } from 'kysely'
import type { MapWindow } from '#domains/places/common/map-window.ts'
import type { Db } from '#platform/server/database/db.ts'
import { type SearchRequest, sampledConditions } from '../query/search.matching.queries.ts'
import type { Sample } from '../query/search.cells.rules.ts'
import { type Cell, cellsAround } from './map.rules.ts'

/**
 * Selects cells with their average position.
 * @param most the limit of hits read
 */
export async function selectCells(
  db: Db,
  request: SearchRequest,
  { zoom, sample, most }: { zoom: number; sample: Sample | null; most: number },
): Promise<Cell[]> {
  const cells = cellsAround(zoom)
  const { rows } = await sql<Cell & MapWindow>`
    with hits as materialized (
      select listing_id, latitude, case when longitude < 0 then longitude + 360 else longitude end as longitude
        from search_rows where true ${sampledConditions(request, sample)} limit ${most})
    select count(*)::integer as count, avg(latitude) as latitude, avg(longitude) as longitude,
           min(latitude) as south, max(latitude) as north, min(longitude) as west, max(longitude) as east,
           max(listing_id) as listing_id
      from hits
     group by floor(longitude / 360 * ${cells}::float8),
              floor((0.5 - ln(tan(pi() / 4 + radians(latitude) / 2)) / (2 * pi())) * ${cells}::float8)`.execute(
    db,
  )
  return rows
}
