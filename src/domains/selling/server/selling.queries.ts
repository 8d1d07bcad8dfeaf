import { sql, type RawBuilder } from 'kysely'
import type { Deal } from '#domains/deals/server/deals.service.ts'
import { buildFallenThroughSql } from '#domains/deals/server/fallen-through.service.ts'
import type { ListingHistory } from '#domains/selling/common/selling.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { prepareStatement } from '#platform/server/database/prepared.ts'
import type { Change } from './editing.rules.ts'

export async function selectOwnSale(db: Db, sellerId: AccountId, listingId: ListingId) {
  const row = await db
    .selectFrom('deals as d')
    .innerJoin('listings as l', 'l.id', 'd.listing_id')
    .selectAll('d')
    .select(['l.status', 'l.quantity'])
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .where('d.listing_id', '=', listingId)
    .where('l.seller_id', '=', sellerId)
    .executeTakeFirst()
  if (!row) return undefined
  const { status, quantity, now, ...deal } = row
  return { deal: deal satisfies Deal, status, quantity, now }
}

const buildChainSql = (listingId: ListingId) => sql`
  with recursive chain (id, step) as (
    select ${listingId}::bigint, 0
    union all
    select r.earlier_id, c.step + 1 from chain c join relistings r on r.listing_id = c.id
  )`

interface Candidate<Why> {
  id: number
  name: string
  why: Why
  last_at: Date
}

const bidders = sql`
  select b.bidder_id as id, n.pseudonym as name, 'bid' as why, b.placed_at as last_at
    from chain c
    join bids b on b.listing_id = c.id
    join auction_bidders n on n.listing_id = b.listing_id and n.bidder_id = b.bidder_id`

const offerers = sql`
  select o.buyer_id as id, a.display_name as name, 'offer' as why, o.updated_at as last_at
    from chain c
    join offers o on o.listing_id = c.id and o.kind = 'offer'
    join accounts a on a.id = o.buyer_id`

const askers = sql`
  select q.asker_id as id, a.display_name as name, 'question' as why, q.asked_at as last_at
    from chain c
    join questions q on q.listing_id = c.id
    join accounts a on a.id = q.asker_id
   where not exists (select from question_withdrawals w where w.question_id = q.id)`

/** Only those who wrote themselves: a seller may have begun the conversation. */
const chatters = sql`
  select v.buyer_id as id, a.display_name as name, 'chat' as why, max(m.sent_at) as last_at
    from chain c
    join conversations v on v.listing_id = c.id
    join chat_messages m on m.conversation_id = v.id and m.sender_id = v.buyer_id
    join accounts a on a.id = v.buyer_id
   group by v.buyer_id, a.display_name`

/**
 * Selects bidders and askers of it and its earlier listings, once each; bidders keep their
 * pseudonym.
 */
export const selectCandidates = (db: Db, listingId: ListingId) =>
  selectKnown<'bid' | 'offer' | 'question'>(db, listingId, [bidders, offerers, askers])

/** Leaves out bids on earlier listings: a name beside a pseudonym would reveal who bid. */
export const selectHoldCandidates = (db: Db, listingId: ListingId) =>
  selectKnown<'offer' | 'question' | 'chat'>(db, listingId, [offerers, askers, chatters])

async function selectKnown<Why>(
  db: Db,
  listingId: ListingId,
  sources: RawBuilder<unknown>[],
): Promise<Candidate<Why>[]> {
  const { rows } = await sql<Candidate<Why>>`
    ${buildChainSql(listingId)},
    known as (${sql.join(sources, sql` union all `)})
    select k.id, k.name, k.why, k.last_at
      from (select distinct on (id) * from known order by id, last_at desc) k
      join accounts a on a.id = k.id
     where a.status = 'active'
     order by k.last_at desc, k.id`.execute(db)
  return rows
}

export async function countFallenThrough(db: Db, listingId: ListingId): Promise<number> {
  const { pieces } = await db
    .selectFrom('listings as l')
    .select(buildFallenThroughSql('l.id').as('pieces'))
    .where('l.id', '=', listingId)
    .executeTakeFirstOrThrow()
  return pieces
}

export async function isRelisted(db: Db, earlierId: ListingId): Promise<boolean> {
  const row = await db
    .selectFrom('relistings')
    .select('listing_id')
    .where('earlier_id', '=', earlierId)
    .executeTakeFirst()
  return row !== undefined
}

export async function selectSellerStatus(db: Db, sellerId: AccountId) {
  const { status } = await db
    .selectFrom('accounts')
    .select('status')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  return status
}

export interface Expiring {
  listing_id: ListingId
  seller_id: AccountId
  closes_at: Date
  now: Date
}

export async function selectExpiring(db: Db, days: number): Promise<Expiring[]> {
  const rows = await db
    .selectFrom('deals as d')
    .innerJoin('listings as l', 'l.id', 'd.listing_id')
    .select(['d.listing_id', 'd.seller_id'])
    .select(sql<Date>`d.closes_at`.as('closes_at'))
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .where('d.kind', '<>', 'auction')
    .where('d.closed_at', 'is', null)
    .where('l.status', '=', 'active')
    .where('d.closes_at', '<=', sql<Date>`clock_timestamp() + ${days} * interval '1 day'`)
    .orderBy('d.listing_id')
    .execute()
  return rows
}

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
