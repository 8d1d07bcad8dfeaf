import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import { prepareStatement } from '#server/platform/database/prepared.ts'
import type { IndexedRow } from './inverted-index.rules.ts'

const columns = sql`
  listing_id, changed_in::text as changed_in, to_json(tsvector_to_array(tokens)) as tokens,
  price_cents, price_or_last_cents, floor_area_m2, land_area_m2, year, odometer_km, bid_count, watchers,
  floor(extract(epoch from published_at) * 1000)::float8 as published_ms,
  floor(extract(epoch from closes_at) * 1000)::float8 as closes_ms`

const selectPiece = prepareStatement((db: Db, after: number, most: number) =>
  sql<IndexedRow>`
    select ${columns} from search_rows where listing_id > ${after}::bigint
     order by listing_id limit ${most}::integer`.compile(db),
)

export const selectRowsAfter = (db: Db, after: number, most: number): Promise<IndexedRow[]> =>
  selectPiece(db, after, most)

const selectSome = prepareStatement((db: Db, listing_ids: number[]) =>
  sql<IndexedRow>`
    select ${columns} from search_rows where listing_id = any (${listing_ids}::bigint[])`.compile(db),
)

export const selectRowsOf = (db: Db, listing_ids: number[]): Promise<IndexedRow[]> =>
  selectSome(db, listing_ids)

export interface Snapshot {
  /** Everything written by older transactions is seen in it, */
  oldest_running: string
  /** and nothing that is written by this one or later ones. */
  next: string
}

const selectNow = prepareStatement((db: Db) =>
  sql<Snapshot>`
    select pg_snapshot_xmin(s)::text as oldest_running, pg_snapshot_xmax(s)::text as next
      from pg_current_snapshot() s`.compile(db),
)

export async function selectSnapshot(db: Db): Promise<Snapshot> {
  const [snapshot] = await selectNow(db)
  return snapshot!
}

export interface Change {
  listing_id: number
  changed_in: string
  is_removed: boolean
}

// Numbers of transactions that are yet to come are from another database, of which this one is a copy.
const selectSince = prepareStatement((db: Db, since: string) =>
  sql<Snapshot & { changes: Change[] }>`
    select pg_snapshot_xmin(s)::text as oldest_running, pg_snapshot_xmax(s)::text as next,
           (select coalesce(json_agg(json_build_object(
                     'listing_id', listing_id, 'changed_in', changed_in::text, 'is_removed', is_removed)), '[]')
              from (select listing_id, changed_in, false as is_removed from search_rows
                     where changed_in >= ${since}::xid8 and changed_in < pg_snapshot_xmax(s)
                    union all
                    select listing_id, changed_in, true from search_removals gone
                     where changed_in >= ${since}::xid8 and changed_in < pg_snapshot_xmax(s)
                       and not exists (select from search_rows r where r.listing_id = gone.listing_id)) changed) as changes
      from pg_current_snapshot() s`.compile(db),
)

/** Including some that were seen before. */
export async function selectChanges(db: Db, since: string): Promise<Snapshot & { changes: Change[] }> {
  const [found] = await selectSince(db, since)
  return found!
}

/** So long a removal is told of. An index that has not asked for it by then is made again. */
export const removals_kept_min = 60

export const selectOldRemovals = (db: Db, most: number) =>
  db
    .selectFrom('search_removals')
    .select('listing_id')
    .where('removed_at', '<', sql<Date>`clock_timestamp() - ${removals_kept_min} * interval '1 minute'`)
    .limit(most)
