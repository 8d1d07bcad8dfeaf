import { type Insertable, sql } from 'kysely'
import type { ActivityTrade } from '#domains/moderation/common/records/records.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Tx, Db } from '#platform/server/database/db.ts'
import { selectMoves } from './actions/moves.queries.ts'
import { viewMove } from './disputes/disputes.view.ts'

/**
 * Opens it after a win or a purchase, or for a sale named by the seller that the buyer has yet to
 * confirm. Runs under the deal's lock.
 */
export async function openTrade(
  tx: Tx,
  terms: Omit<Insertable<DB['trades']>, 'id' | 'status'> & { status?: 'agreed' | 'unconfirmed' },
): Promise<number> {
  const trade = await tx.insertInto('trades').values(terms).returning('id').executeTakeFirstOrThrow()
  return trade.id
}

export async function completePastTrade(tx: Tx, tradeId: number): Promise<void> {
  await tx.updateTable('trades').set({ status: 'completed' }).where('id', '=', tradeId).execute()
}

const fullName = (alias: 'b' | 's') =>
  sql<string>`trim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)})`

export async function readListingTrades(db: Db, listingId: ListingId): Promise<ActivityTrade[]> {
  const rows = await db
    .selectFrom('trades as t')
    .innerJoin('accounts as b', 'b.id', 't.buyer_id')
    .innerJoin('accounts as s', 's.id', 't.seller_id')
    .select(['t.id', 't.how', 't.status', 't.quantity', 't.price_cents', 't.agreed_at'])
    .select(['t.buyer_id', 'b.display_name as buyer_display', fullName('b').as('buyer_name')])
    .select(['t.seller_id', 's.display_name as seller_display', fullName('s').as('seller_name')])
    .where('t.listing_id', '=', listingId)
    .orderBy('t.id', 'desc')
    .execute()
  const moves = await selectMoves(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    how: row.how,
    status: row.status,
    quantity: row.quantity,
    total_cents: row.price_cents * row.quantity,
    agreed_at: row.agreed_at.toISOString(),
    buyer: { id: row.buyer_id, full_name: row.buyer_name, display_name: row.buyer_display },
    seller: { id: row.seller_id, full_name: row.seller_name, display_name: row.seller_display },
    moves: moves.filter(({ trade_id: tradeId }) => tradeId === row.id).map(viewMove),
  }))
}
