import { sql } from 'kysely'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { lockTrade } from '../actions/moves.queries.ts'

const messagesOf = sql<{ side: 'buyer' | 'seller' | 'system'; text: string; at: string }[]>`coalesce((
  select json_agg(json_build_object('side', m.side, 'text', m.text, 'at', m.at) order by m.id)
    from trade_dispute_messages m where m.dispute_id = d.id), '[]'::json)`

const disputes = (db: Db) =>
  db
    .selectFrom('trade_disputes as d')
    .innerJoin('trades as t', 't.id', 'd.trade_id')
    .select(['d.id', 'd.trade_id', 'd.opened_by', 'd.kind', 'd.reason', 'd.opened_at'])
    .select(['d.outcome', 'd.outcome_word', 'd.decided_at', 't.buyer_id', 't.seller_id'])
    .select(messagesOf.as('messages'))

export type DisputeRow = Awaited<ReturnType<typeof selectDisputes>>[number]

export async function selectDisputes(db: Db, tradeIds: number[]) {
  return await disputes(db)
    .distinctOn('d.trade_id')
    .where('d.trade_id', '=', sql<number>`any(${tradeIds}::bigint[])`)
    .orderBy('d.trade_id')
    .orderBy('d.id', 'desc')
    .execute()
}

const retainedDisputes = (db: Db) =>
  disputes(db)
    .innerJoin('accounts as b', 'b.id', 't.buyer_id')
    .innerJoin('accounts as s', 's.id', 't.seller_id')
    .leftJoin('accounts as decider', 'decider.id', 'd.decided_by')
    .select(['b.display_name as buyer_name', 's.display_name as seller_name', 't.listing_id'])
    .select(['t.how', 't.status', 't.price_cents', 't.quantity', 't.agreed_at'])
    .select(
      sql<string | null>`case when decider.type = 'admin'
        then decider.first_name || ' ' || decider.last_name else decider.display_name end`.as('decider_name'),
    )

export type AdminDisputeRow = Awaited<ReturnType<typeof selectDisputesOfListing>>[number]

export async function selectDisputesOfListing(db: Db, listingId: ListingId) {
  return await retainedDisputes(db)
    .where('t.listing_id', '=', listingId)
    .orderBy(sql`d.outcome is null`, 'desc')
    .orderBy('d.id', 'desc')
    .execute()
}

export async function selectAdminDispute(db: Db, id: number): Promise<AdminDisputeRow | undefined> {
  return await retainedDisputes(db).where('d.id', '=', id).executeTakeFirst()
}

export async function lockTradeOfDispute(tx: Tx, id: number) {
  const dispute = await tx
    .selectFrom('trade_disputes')
    .select('trade_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return dispute && (await lockTrade(tx, dispute.trade_id))
}
