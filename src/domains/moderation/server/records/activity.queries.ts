import { sql } from 'kysely'
import { maxActivityBids, type ActivityBid } from '#domains/moderation/common/records/admin.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

export async function selectBids(db: Db, listingId: ListingId): Promise<ActivityBid[]> {
  const rows = await db
    .selectFrom('bids as b')
    .innerJoin('accounts as a', 'a.id', 'b.bidder_id')
    .innerJoin('accounts as l', 'l.id', 'b.leader_id')
    .leftJoin('bidder_voids as v', (on) =>
      on.onRef('v.listing_id', '=', 'b.listing_id').onRef('v.bidder_id', '=', 'b.bidder_id'),
    )
    .select([
      'b.sequence',
      'b.bidder_id',
      'b.price_cents',
      'b.placed_at',
      'a.display_name',
      'b.leader_id',
      'l.display_name as leader_display_name',
      'v.at as void_at',
    ])
    .select(sql<string>`trim(a.first_name || ' ' || a.last_name)`.as('full_name'))
    .select(sql<string>`trim(l.first_name || ' ' || l.last_name)`.as('leader_full_name'))
    .where('b.listing_id', '=', listingId)
    .orderBy('b.sequence', 'desc')
    .limit(maxActivityBids)
    .execute()
  return rows.map((row) => ({
    sequence: row.sequence,
    bidder: { id: row.bidder_id, display_name: row.display_name, full_name: row.full_name },
    leader: { id: row.leader_id, display_name: row.leader_display_name, full_name: row.leader_full_name },
    price_cents: row.price_cents,
    placed_at: row.placed_at.toISOString(),
    is_void: row.void_at !== null,
  }))
}

interface Counts {
  price_cents: number | null
  bid_count: number | null
  closes_at: Date | null
  bids: number
  questions: number
  unanswered: number
  offers: number
  open_offers: number
  watchers: number
  closed_at: Date | null
}

export async function selectActivityCounts(db: Db, listingId: ListingId): Promise<Counts | undefined> {
  const { rows } = await sql<Counts>`
    select d.price_cents, d.bid_count, d.closes_at,
           (select count(*) from bids b where b.listing_id = l.id) as bids,
           (select count(*) from questions q where q.listing_id = l.id) as questions,
           (select count(*) from questions q where q.listing_id = l.id
              and not exists (select from question_answers a where a.question_id = q.id and a.removed_at is null)
              and not exists (select from question_withdrawals w where w.question_id = q.id)) as unanswered,
           (select count(*) from offers o where o.listing_id = l.id) as offers,
           (select count(*) from offers o where o.listing_id = l.id
              and o.status in ('pending', 'countered')) as open_offers,
           coalesce((select w.watchers from watch_counts w where w.listing_id = l.id), 0) as watchers,
           case when l.status in ('sold', 'unsold', 'withdrawn') then d.closed_at end as closed_at
      from listings l left join deals d on d.listing_id = l.id
     where l.id = ${listingId}`.execute(db)
  return rows[0]
}
