import type { Tx } from '#platform/server/database/db.ts'
import type { OfferRow } from './offers.queries.ts'
import { writeMove } from './threads.service.ts'

type Terms = Pick<OfferRow, 'listing_id' | 'seller_id' | 'buyer_id' | 'kind' | 'amount_cents' | 'expires_at'>

/**
 * The seller's price waits for the buyer, in the failed thread or a new one.
 * @returns the thread
 */
export async function openThread(tx: Tx, terms: Terms, message: string, now: Date): Promise<number> {
  const fresh = { ...terms, status: 'countered' as const, updated_at: now }
  const thread = await tx
    .insertInto('offers')
    .values({ ...fresh, created_at: now })
    .onConflict((on) =>
      on.columns(['listing_id', 'buyer_id']).where('status', '<>', 'accepted').doUpdateSet(fresh),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  const seller = { moved_by: terms.seller_id, side: 'seller' } as const
  await writeMove(tx, thread, seller, { action: 'offered', message }, now)
  return thread.id
}
