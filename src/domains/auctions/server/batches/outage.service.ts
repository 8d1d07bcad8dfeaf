import {
  lockFreeDeal,
  saveDeal,
  selectOwedOutages,
  type LockedDeal,
} from '#domains/deals/server/deals.service.ts'
import { recordInLedger } from '#domains/deals/server/ledger/ledger.service.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { auctionExtended } from '../bidding.events.ts'
import { closingAfterOutages } from './outage.rules.ts'

/**
 * Uses one transaction per auction. Until it's moved, no sweep treats such an auction as due.
 * @returns how many were moved
 */
export async function extendForOutages(db: Db): Promise<number> {
  let moved = 0
  for (const listingId of await selectOwedOutages(db)) {
    const isMoved = await transact(db, async (tx) => {
      // Another worker may have been first, or it has been bought. A locked one is skipped.
      const locked = await lockFreeDeal(tx, listingId)
      return locked !== undefined && locked.deal.closed_at === null && (await extend(tx, locked))
    })
    if (isMoved) moved += 1
  }
  return moved
}

async function extend(tx: Tx, { deal, now }: LockedDeal): Promise<boolean> {
  const { listing_id: listingId, seller_id: sellerId, kind, closes_at: dueAt } = deal
  if (kind !== 'auction' || dueAt === null) return false
  const outages = await tx
    .selectFrom('outages')
    .select(['from_at', 'to_at'])
    .where('to_at', '>', deal.clock_started_at)
    .orderBy('to_at')
    .execute()
  const closesAt = closingAfterOutages({ ...deal, closes_at: dueAt }, outages)
  if (closesAt === null) return false
  await recordInLedger(tx, deal, now, { kind: 'extension', closes_at: closesAt, reason: 'outage' })
  await saveDeal(tx, { ...deal, closes_at: closesAt })
  await recordEvent(tx, auctionExtended, {
    listing_id: listingId,
    seller_id: sellerId,
    closes_at: closesAt.toISOString(),
  })
  await publishTopic(tx, `listing:${listingId}`)
  return true
}
