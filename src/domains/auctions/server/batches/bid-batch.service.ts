import { lockDeal, type Deal, type LockedDeal } from '#domains/deals/server/deals.service.ts'
import { recordShillAttempt } from '#domains/flags/server/links.service.ts'
import { chainAfter, openLate } from '#domains/deals/server/ledger/ledger.service.ts'
import { liveViewAfter } from '#domains/listings/server/listings.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { isLockTimeout, transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { refused } from '#platform/server/refusal.ts'
import { decideBatch, type BatchKnowledge, type BidCall, type BidOutcome } from './batch-decision.service.ts'
import { selectBatchKnowledge, writeBatch } from './bid-batch.queries.ts'

/**
 * Runs one transaction under the deal's lock, decided by the clock read after it. An error applies
 * to the whole batch: no bid was placed. A bidder whose account is locked elsewhere delays the
 * others once, for a second at most.
 * @returns each caller's answer, in their order
 */
export async function placeBids(
  db: Db,
  listingId: ListingId,
  calls: BidCall[],
  skipLocked = false,
): Promise<BidOutcome[]> {
  let written: Promise<void> | undefined
  let hasLock = false
  const placed = transact(db, async (tx) => {
    // A transaction that restarts after a deadlock has written nothing.
    written = undefined
    hasLock = false
    const locked = await lockDeal(tx, listingId)
    if (!locked) return calls.map(() => refused('not_found'))
    hasLock = true
    const known = await readKnowledge(tx, locked, calls, skipLocked)
    if (known.isHidden) return calls.map(() => refused('not_found'))
    const batch = decideBatch(known, calls)
    for (const party of batch.rejected) await recordShillAttempt(tx, locked, 'bid', party)
    // Not awaited: pg pipelines it with COMMIT.
    if (batch.bids.length > 0) written = writeBatch(tx, locked.now, batch)
    written?.catch(() => undefined)
    return batch.outcomes
  })
  return await placed.catch(async (error: unknown) => {
    if (hasLock && !skipLocked && isLockTimeout(error)) return await placeBids(db, listingId, calls, true)
    // Its error explains why the commit failed.
    await written
    throw error
  })
}

async function readKnowledge(
  tx: Tx,
  locked: LockedDeal,
  calls: BidCall[],
  skipLocked: boolean,
): Promise<BatchKnowledge & { isHidden: boolean }> {
  const bidderIds = [...new Set(calls.map((call) => call.bidder_id))]
  const keyed = calls.flatMap(({ idempotencyKey }) => idempotencyKey ?? [])
  const { deal, now } = locked
  const { row, head, ...known } = await selectBatchKnowledge(tx, deal, bidderIds, keyed, {
    passesOverHeld: skipLocked,
  })
  const isAuction = deal.kind === 'auction'
  const chain = chainAfter(deal.listing_id, head ?? (isAuction ? await openLate(tx, deal, now) : null))
  const buildView = (after: Deal, leaderPseudonym: string) => liveViewAfter(row, after, leaderPseudonym)
  const missing = bidderIds.filter((id) => !known.parties.has(id))
  const passedOver = new Set(skipLocked ? missing : [])
  return { locked, ...known, passedOver, chain, buildView, isHidden: row.status === 'suspended' }
}
