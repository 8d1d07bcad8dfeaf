import { sql } from 'kysely'
import type { ListingHistory } from '#domains/selling/common/selling.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { prepareStatement } from '#platform/server/database/prepared.ts'
import type { Change } from './editing.rules.ts'
import { buildChainSql } from './selling.queries.ts'

const publicStatuses = ['active', 'sold', 'unsold', 'withdrawn'] as const

const selectListedById = prepareStatement((db: Db, listingId: ListingId) =>
  db
    .selectFrom('listings as l')
    .leftJoin('relistings as r', 'r.earlier_id', 'l.id')
    .leftJoin('listings as later', (on) =>
      on.onRef('later.id', '=', 'r.listing_id').on('later.status', 'in', publicStatuses),
    )
    .select(['l.sale_method', 'later.id as later_id', 'later.type as later_type'])
    .select(sql<Date>`coalesce(l.starts_at, l.created_at)`.as('listed_at'))
    .select((eb) => [
      eb.exists(eb.selectFrom('relistings as e').whereRef('e.listing_id', '=', 'l.id')).as('has_earlier'),
      eb.exists(eb.selectFrom('listing_edits as e').whereRef('e.listing_id', '=', 'l.id')).as('has_edits'),
    ])
    .where('l.id', '=', listingId)
    .where('l.status', 'in', publicStatuses)
    .compile(),
)

export async function selectListed(db: Db, listingId: ListingId) {
  const [listed] = await selectListedById(db, listingId)
  return listed
}

type EarlierRow = Omit<ListingHistory['earlier'][number], 'listed_at' | 'ended_at'> & {
  listed_at: Date
  ended_at: Date
}

export const selectEarlier = prepareStatement((db: Db, listingId: ListingId) =>
  sql<EarlierRow>`
    ${buildChainSql(listingId)}
    select l.id, l.type, l.sale_method, d.bid_count,
           coalesce(l.starts_at, l.created_at) as listed_at,
           coalesce(d.closed_at, l.updated_at) as ended_at,
           case l.status when 'sold' then 'fell_through' else l.status end as outcome,
           case l.sale_method when 'auction' then l.start_price_cents else l.buy_now_price_cents end as asked_cents,
           case l.status
             when 'sold' then (select t.price_cents from trades t
                                where t.listing_id = l.id and t.status = 'cancelled' order by t.id desc limit 1)
             else case when d.bid_count > 0 then d.price_cents end
           end as reached_cents
      from chain c
      join listings l on l.id = c.id
      join deals d on d.listing_id = c.id
     where c.step > 0
     order by c.step`.compile(db),
)

export interface EditRow {
  at: Date
  after_first_bid: boolean
  by_admin: boolean
  changes: Change[]
}

const maxEdits = 100

const selectEditsOf = prepareStatement((db: Db, listingId: ListingId) =>
  db
    .selectFrom('listing_edits as e')
    .innerJoin('listings as l', 'l.id', 'e.listing_id')
    .select(['e.at', 'e.after_first_bid', 'e.changes'])
    .select(sql<boolean>`e.edited_by <> l.seller_id`.as('by_admin'))
    .where('e.listing_id', '=', listingId)
    .orderBy('e.id', 'desc')
    .limit(maxEdits)
    .compile(),
)

export async function selectEdits(db: Db, listingId: ListingId): Promise<EditRow[]> {
  const rows = await selectEditsOf(db, listingId)
  return rows.map((row) => ({ ...row, changes: fromColumn<Change[]>(row.changes) }))
}
