import { sql } from 'kysely'
import type { Db } from '#platform/server/database/db.ts'
import { getLastId, rowsPerPage, type Exported } from './export.queries.ts'

/** Payments of sales on Hoko, of both sides, with their refunds; the card is the buyer's alone. */
export const exportTradePayments = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('trade_payments as p')
    .leftJoin('cards as c', (join) => join.onRef('c.id', '=', 'p.card_id').on('p.buyer_id', '=', account.id))
    .select(['p.id', 'p.trade_id', 'p.listing_id', 'p.method', 'p.status', 'p.amount_cents'])
    .select(sql<string>`case when p.buyer_id = ${account.id} then 'buyer' else 'seller' end`.as('role'))
    .select(['p.started_at', 'p.paid_at', 'p.release_at', 'p.ended_at'])
    .select(['c.brand as card_brand', 'c.last4 as card_last4'])
    .select(
      sql<object[]>`coalesce((
        select json_agg(json_build_object('amount_cents', r.amount_cents, 'cause', r.cause, 'status', r.status,
                                          'requested_at', r.requested_at, 'sent_at', r.sent_at) order by r.id)
          from trade_refunds r where r.payment_id = p.id), '[]')`.as('refunds'),
    )
    .where((is) => is.or([is('p.buyer_id', '=', account.id), is('p.seller_id', '=', account.id)]))
    .where('p.id', '>', getLastId(last))
    .orderBy('p.id')
    .limit(rowsPerPage)
    .execute()

export const exportPayouts = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('payouts as o')
    .innerJoin('trade_payments as p', 'p.id', 'o.payment_id')
    .select(['o.id', 'p.trade_id', 'p.listing_id', 'o.method', 'o.amount_cents', 'o.status'])
    .select(['o.created_at', 'o.sent_at', 'o.failure'])
    .where('o.account_id', '=', account.id)
    .where('o.id', '>', getLastId(last))
    .orderBy('o.id')
    .limit(rowsPerPage)
    .execute()
