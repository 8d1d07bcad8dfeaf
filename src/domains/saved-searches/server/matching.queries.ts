import { sql, type RawBuilder } from 'kysely'
import { earthRadiusKm } from '#domains/places/common/near.ts'
import type { SearchAlerts } from '#domains/saved-searches/common/saved-searches.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

export async function selectFindable(db: Db, listingId: ListingId) {
  const { rows } = await sql<{ tokens: string[]; seller_id: AccountId }>`
    select tsvector_to_array(r.tokens) as tokens, l.seller_id
      from search_rows r join listings l on l.id = r.listing_id
     where r.listing_id = ${listingId} and l.status = 'active'`.execute(db)
  return rows[0]
}

export interface Fitting {
  id: number
  account_id: AccountId
  alerts: SearchAlerts
}

interface LockedSearch {
  listing_id: ListingId
  seller_id: AccountId
  keys: string[]
  /** Its search row before the change: earlier matches aren't new. */
  before: object | null
}

export async function selectFitting(
  db: Db,
  { listing_id: listingId, seller_id: sellerId, keys, before }: LockedSearch,
): Promise<Fitting[]> {
  const { rows } = await sql<Fitting>`
    with listing as materialized (
      select r.*, to_jsonb(r) - 'tokens' as said from search_rows r where listing_id = ${listingId}
    ), earlier as materialized (
      select r.*, to_jsonb(r) - 'tokens' as said
        from jsonb_populate_record(null::search_rows, ${before && JSON.stringify(before)}::jsonb) r
    ), candidates as materialized (
      select distinct saved_search_id from saved_search_keys where key = any(${keys}::text[])
    )
    select s.id, s.account_id, s.alerts
      from candidates c join saved_searches s on s.id = c.saved_search_id, listing, earlier
     where s.removed_at is null and s.account_id <> ${sellerId} and ${fits('listing')}
       ${before ? sql`and not ${fits('earlier')}` : sql``}
     order by s.id`.execute(db)
  return rows
}

/** A day in New Zealand as a number: 20261205. */
const dayAhead = sql`to_char(clock_timestamp() at time zone 'Pacific/Auckland'
  + bound.months_ahead * interval '1 month', 'YYYYMMDD')::numeric`

/** The cheapest condition comes first. */
function fits(row: 'listing' | 'earlier'): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${row}.${column}`)
  return sql`(case
    when ${of('tokens')} @@ s.wanted is false then false
    when s.bounds <> '[]' and exists (
      select from jsonb_to_recordset(s.bounds) as bound (of text[], min numeric, max numeric, months_ahead int)
       where (${of('said')} #>> bound.of)::numeric
               between coalesce(bound.min, ${dayAhead}, '-Infinity') and coalesce(bound.max, 'Infinity') is not true) then false
    when s.radius_m is null then true
    else ${distanceTo(of('latitude'), of('longitude'))} <= s.radius_m end)`
}

/** Rounded to whole metres, like the search by distance. */
const distanceTo = (latitude: RawBuilder<unknown>, longitude: RawBuilder<unknown>) => sql`
  round(${2 * earthRadiusKm * 1000}::float8 * asin(least(1, sqrt(
    sin(radians(${latitude} - s.latitude) / 2) ^ 2
    + cos(radians(${latitude})) * cos(radians(s.latitude)) * sin(radians(${longitude} - s.longitude) / 2) ^ 2))))`
