import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

export interface Unfinished {
  leads: string[]
  trades: string[]
}

export async function selectUnfinished(db: Db, accountId: AccountId): Promise<Unfinished> {
  const leads = await db
    .selectFrom('auction_bidders as b')
    .innerJoin('deals as d', 'd.listing_id', 'b.listing_id')
    .innerJoin('listings as l', 'l.id', 'b.listing_id')
    .select(sql<string>`coalesce(l.title, '')`.as('title'))
    .where('b.bidder_id', '=', accountId)
    .whereRef('d.leader_id', '=', 'b.bidder_id')
    .where((is) => is.or([is('d.closed_at', 'is', null), is('l.status', '=', 'suspended')]))
    .orderBy('d.closes_at')
    .execute()
  const trades = await db
    .selectFrom('trades as t')
    .innerJoin('listings as l', 'l.id', 't.listing_id')
    .select(sql<string>`coalesce(l.title, '')`.as('title'))
    .where((is) => is.or([is('t.buyer_id', '=', accountId), is('t.seller_id', '=', accountId)]))
    // A sale that only the seller reported isn't binding yet.
    .where('t.status', 'not in', ['completed', 'cancelled', 'unconfirmed'])
    .orderBy('t.id')
    .execute()
  return { leads: leads.map(({ title }) => title), trades: trades.map(({ title }) => title) }
}
