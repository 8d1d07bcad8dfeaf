import type { OfferMove } from '#domains/offers/common/offers.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { lockNextExpired, lockOpenBuyerThreads, selectWithOpenThreads } from './offers.queries.ts'
import { endOpenThreads, endThread } from './threads.service.ts'

export async function endOffers(
  tx: Tx,
  listingId: ListingId,
  reason: NonNullable<OfferMove['reason']>,
): Promise<void> {
  await endOpenThreads(tx, listingId, reason, await readClock(tx))
}

/** Only a few listings have any. */
export async function endOffersOn(
  tx: Tx,
  listingIds: ListingId[],
  reason: NonNullable<OfferMove['reason']>,
): Promise<void> {
  for (const listingId of await selectWithOpenThreads(tx, listingIds)) await endOffers(tx, listingId, reason)
}

/**
 * Ends the offers made before the first bid. Later offers, made after that bid was voided, remain.
 */
export async function endOffersBefore(tx: Tx, listingId: ListingId, placedAt: Date): Promise<void> {
  await endOpenThreads(
    tx,
    listingId,
    'first_bid',
    await readClock(tx),
    (thread) => thread.updated_at <= placedAt,
  )
}

export async function withdrawAllOffers(tx: Tx, buyerId: AccountId): Promise<void> {
  const at = await readClock(tx)
  for (const thread of await lockOpenBuyerThreads(tx, buyerId))
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
