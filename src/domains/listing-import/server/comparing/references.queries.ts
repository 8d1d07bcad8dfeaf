import { sql } from 'kysely'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

type ListingStatus = 'draft' | 'pending' | 'active' | 'sold' | 'unsold' | 'withdrawn' | 'suspended'

export interface KnownItem {
  reference_id: number
  reference: string
  gtin: string | null
  brand: string
  /** As it was listed last; null before the first time and after an undo. */
  listing_id: ListingId | null
  listing_status: ListingStatus | null
}

/** Keyed by reference in small letters. An item that was listed again is its latest listing. */
export async function selectKnownItems(db: Db, sellerId: AccountId): Promise<Map<string, KnownItem>> {
  const { rows } = await sql<KnownItem>`
    select r.id as reference_id, r.reference, r.gtin, r.brand, l.id as listing_id, l.status as listing_status
      from listing_references r
      left join lateral (
        with recursive chain as (
          select r.listing_id as id, 0 as turn
          union all
          select again.listing_id, turn + 1 from chain
            join relistings again on again.earlier_id = chain.id where turn < 1000
        ) select id from chain order by turn desc limit 1) latest on true
      left join listings l on l.id = latest.id
     where r.seller_id = ${sellerId}`.execute(db)
  return new Map(rows.map((row) => [row.reference.toLowerCase(), row]))
}

export const indexByListing = (known: ReadonlyMap<string, KnownItem>): Map<number, KnownItem> =>
  new Map([...known.values()].flatMap((item) => (item.listing_id === null ? [] : [[item.listing_id, item]])))
