import { sql } from 'kysely'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { isRelisted } from './offers.queries.ts'
import { buildFallenThroughSql } from '#domains/deals/server/fallen-through.service.ts'

/** Undefined unless the last sale, to the winner or the next bidder, was cancelled. */
export async function selectFallenThrough(db: Db, sellerId: AccountId, listingId: ListingId) {
  return await db
    .selectFrom('listings as l')
    .innerJoin('trades as t', 't.listing_id', 'l.id')
    .innerJoin('trade_moves as m', (on) =>
      on.onRef('m.trade_id', '=', 't.id').on('m.to_status', '=', 'cancelled'),
    )
    .select(['t.id as trade_id', 'm.at as cancelled_at', isRelisted.as('is_relisted')])
    .select([buildFallenThroughSql('l.id').as('pieces'), sql<Date>`clock_timestamp()`.as('now')])
    .where('l.id', '=', listingId)
    .where('l.seller_id', '=', sellerId)
    .where('l.status', '=', 'sold')
    .where('t.status', '=', 'cancelled')
    .where('t.how', 'in', ['won', 'second_chance'])
    .orderBy('t.id', 'desc')
    .orderBy('m.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function selectNextBidder(db: Db, listingId: ListingId) {
  const { rows } = await sql<{ id: AccountId; pseudonym: string; amount_cents: number }>`
    select a.id, b.pseudonym, own_maximum(b.listing_id, b.bidder_id) as amount_cents
      from auction_bidders b
      join accounts a on a.id = b.bidder_id
      join listings l on l.id = b.listing_id
      join accounts s on s.id = l.seller_id
     where b.listing_id = ${listingId} and own_maximum(b.listing_id, b.bidder_id) is not null
       and a.status = 'active' and a.id <> s.id and a.phone_number is distinct from s.phone_number
       and not exists (select from trades t where t.listing_id = l.id and t.buyer_id = a.id)
       and not exists (select from second_chances c where c.listing_id = l.id and c.bidder_id = a.id)
       and not exists (select from blocks k where k.seller_id = s.id and k.account_id = a.id)
     order by amount_cents desc,
       (select max(x.sequence) from bids x where x.listing_id = l.id and x.bidder_id = a.id and x.max_cents = own_maximum(l.id, a.id))
     limit 1`.execute(db)
  return rows[0]
}

export async function isSecondChanceOpen(db: Db, listingId: ListingId): Promise<boolean> {
  const open = await db
    .selectFrom('offers')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('kind', '=', 'second_chance')
    .where('status', '=', 'countered')
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  return open !== undefined
}
