import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import { prepareStatement } from '#server/platform/database/prepared.ts'
import type { IndexedRow } from './inverted-index.types.ts'

// A number that is yet to come was given by another database, of which this one is a copy: it will be given again.
const columns = sql`
  listing_id,
  case when changed_in < pg_snapshot_xmax(pg_current_snapshot()) then changed_in::text else '' end as changed_in,
  to_json(tsvector_to_array(tokens)) as tokens,
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
  /** What older transactions wrote is seen in it, */
  oldest_running: string
  /** and nothing of what this one and later ones write. */
  next: string
}

const selectNow = prepareStatement((db: Db) =>
  sql<Snapshot & { rows: number }>`
    select pg_snapshot_xmin(s)::text as oldest_running, pg_snapshot_xmax(s)::text as next,
           (select reltuples::float8 from pg_class where oid = 'search_rows'::regclass) as rows
      from pg_current_snapshot() s`.compile(db),
)

/** With about how many rows there are. */
export async function selectSnapshot(db: Db): Promise<Snapshot & { rows: number }> {
  const [snapshot] = await selectNow(db)
  return snapshot!
}

export interface Change {
  listing_id: number
  changed_in: string
  is_removed: boolean
}

const selectSince = prepareStatement((db: Db, since: string, most: number) =>
  sql<Snapshot & { changes: Change[] }>`
    select pg_snapshot_xmin(s)::text as oldest_running, pg_snapshot_xmax(s)::text as next,
           (select coalesce(json_agg(json_build_object(
                     'listing_id', listing_id, 'changed_in', changed_in::text, 'is_removed', is_removed)), '[]')
              from (select listing_id, changed_in, false as is_removed from search_rows
                     where changed_in >= ${since}::xid8 and changed_in < pg_snapshot_xmax(s)
                    union all
                    select listing_id, changed_in, true from search_removals gone
                     where changed_in >= ${since}::xid8 and changed_in < pg_snapshot_xmax(s)
                       and not exists (select from search_rows r where r.listing_id = gone.listing_id)
                    limit ${most}::integer) changed) as changes
      from pg_current_snapshot() s`.compile(db),
)

/** Including some that were seen before: all that a transaction may have written since then which was not seen. */
export async function selectChanges(
  db: Db,
  since: string,
  most: number,
): Promise<Snapshot & { changes: Change[] }> {
  const [found] = await selectSince(db, since, most)
  return found!
}

/** An index that has not asked about removals for as long as they are kept is read again. */
export const removals_kept_min = 60

const isOld = sql<boolean>`removed_at < clock_timestamp() - ${removals_kept_min} * interval '1 minute'`

/** One that is renewed meanwhile stays. */
export const deleteOldRemovals = (db: Db, most: number) =>
  db
    .deleteFrom('search_removals')
    .where('listing_id', 'in', (q) =>
      q.selectFrom('search_removals').select('listing_id').where(isOld).limit(most),
    )
    .where(isOld)
    .executeTakeFirstOrThrow()
