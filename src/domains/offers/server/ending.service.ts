import type { OfferMove } from '#domains/offers/common/offers.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { lockNextExpired, lockOpenThreadsOf, selectWithOpenThreads } from './offers.queries.ts'
import { endOpenThreads, endThread } from './threads.service.ts'

export async function endOffers(
  tx: Tx,
  listing_id: number,
  reason: NonNullable<OfferMove['reason']>,
): Promise<void> {
  await endOpenThreads(tx, listing_id, reason, await readClock(tx))
}

/** Only a few listings have any. */
export async function endOffersOn(
  tx: Tx,
  listing_ids: number[],
  reason: NonNullable<OfferMove['reason']>,
): Promise<void> {
  for (const listing_id of await selectWithOpenThreads(tx, listing_ids))
    await endOffers(tx, listing_id, reason)
}

/**
 * Ends the offers made before the first bid. Later offers, made after that bid was voided, remain.
 */
export async function endOffersBefore(tx: Tx, listing_id: number, placed_at: Date): Promise<void> {
  await endOpenThreads(
    tx,
    listing_id,
    'first_bid',
    await readClock(tx),
    (thread) => thread.updated_at <= placed_at,
  )
}

export async function withdrawAllOffers(tx: Tx, buyer_id: number): Promise<void> {
  const at = await readClock(tx)
  for (const thread of await lockOpenThreadsOf(tx, buyer_id))
    await endThread(tx, thread, { moved_by: null, side: 'buyer' }, { action: 'withdrew' }, at)
}

/** Runs one at a time, so that a dead worker leaves the rest to the next. */
export async function expireOffers(db: Db): Promise<void> {
  while (await transact(db, expireNext));
}

async function expireNext(tx: Tx): Promise<boolean> {
  const thread = await lockNextExpired(tx)
  if (!thread) return false
  const system = { moved_by: null, side: 'system' } as const
  await endThread(tx, thread, system, { action: 'expired', reason: 'time' }, await readClock(tx))
  return true
}
