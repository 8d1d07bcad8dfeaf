import { type Insertable, sql } from 'kysely'
import type { ActivityTrade } from '#domains/moderation/common/records/records.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Tx, Db } from '#platform/server/database/db.ts'
import { selectMoves } from './actions/moves.queries.ts'
import { viewMove } from './disputes/disputes.view.ts'
import type { PromisedTerms } from './terms/promise.service.ts'
import { copyListings, selectPickupOnly } from './terms/terms.queries.ts'
import { startDelivery } from './terms/terms.rules.ts'
import { insertFirstTerms } from './terms/terms.service.ts'

export { promiseDelivery, type PromisedTerms } from './terms/promise.service.ts'
export { sumTerms } from './terms/terms.rules.ts'

export interface TradeOpening extends Omit<Insertable<DB['trades']>, 'id' | 'status' | 'quantity'> {
  seller_id: AccountId
  buyer_id: AccountId
  listing_id: ListingId
  agreed_at: Date
  quantity?: number
  /** `unconfirmed`: a sale named by the seller that the buyer has yet to confirm. */
  status?: 'agreed' | 'unconfirmed'
  /** How it is delivered; without it, the buyer chooses within 48 hours. */
  promised?: PromisedTerms | null
}

/**
 * Opens trades after wins and purchases, with their terms and copies of their listings. Runs under
 * the deals' locks.
 * @returns their ids, in the order given
 */
export async function openTrades(tx: Tx, openings: TradeOpening[]): Promise<number[]> {
  if (openings.length === 0) return []
  const ids: number[] = []
  for (const { promised: _, ...row } of openings) {
    const { id } = await tx.insertInto('trades').values(row).returning('id').executeTakeFirstOrThrow()
    ids.push(id)
  }
  const pickupOnly = await selectPickupOnly(
    tx,
    openings.map((opening) => opening.listing_id),
  )
  const agreed = openings.flatMap(({ promised, status, price_cents: price, quantity = 1, ...opening }, n) =>
    status === 'unconfirmed'
      ? []
      : [
          {
            trade_id: must(ids[n], 'id of the trade'),
            buyer_id: opening.buyer_id,
            agreed_at: opening.agreed_at,
            promised: promised ?? {
              ...startDelivery(pickupOnly.has(opening.listing_id)),
              quantity,
              items_cents: price * quantity,
              address: null,
            },
          },
        ],
  )
  await insertFirstTerms(tx, agreed)
  await copyListings(tx, ids)
  return ids
}

export async function openTrade(tx: Tx, opening: TradeOpening): Promise<number> {
  return must((await openTrades(tx, [opening]))[0], 'id of the trade')
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
