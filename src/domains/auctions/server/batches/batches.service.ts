import { lockDeal, type Deal, type LockedDeal } from '#domains/deals/server/deals.service.ts'
import { chainAfter, openLate } from '#domains/deals/server/ledger/ledger.service.ts'
import { recordShillAttempt } from '#domains/flags/server/links.service.ts'
import { liveViewAfter } from '#domains/listings/server/listings.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { isLockTimeout, transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { isKeyTaken } from '#platform/server/http/idempotency.ts'
import { refused } from '#platform/server/refusal.ts'
import {
  decideBatch,
  type BatchKnowledge,
  type BidCall,
  type BidOutcome,
  getBidNotPlaced,
} from './batch-decision.service.ts'
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

interface Waiting {
  call: BidCall
  resolve: (outcome: BidOutcome) => void
  reject: (reason: unknown) => void
}

export interface BidBatches {
  place(call: BidCall): Promise<BidOutcome>
}

/**
 * One queue per auction. A bid without a transaction under way goes at once; later ones go together
 * in the next. The deal's lock serialises bids, here and on every other node. The queue and the
 * wait are bounded: no bid is placed after its bidder was told that it wasn't.
 */
export function createBidBatches(
  db: Db,
  { most = 200, max_waiting: maxWaiting = 1_000, maxWaitMs = 4_000 } = {},
): BidBatches {
  const queues = new Map<number, Waiting[]>()

  async function run(listingId: ListingId, queue: Waiting[]) {
    while (queue.length > 0) await settleAll(db, listingId, queue.splice(0, most))
    queues.delete(listingId)
  }

  return {
    place: (request) =>
      new Promise((resolve, reject) => {
        const lapsesAt = performance.now() + maxWaitMs
        const hasLapsed = () => performance.now() > lapsesAt || (request.hasLapsed?.() ?? false)
        const call = { ...request, hasLapsed }
        const waiting = { call, resolve, reject }
        const queue = queues.get(call.listing_id)
        if (queue) {
          if (queue.length >= maxWaiting) resolve(getBidNotPlaced())
          else queue.push(waiting)
          return
        }
        const started = [waiting]
        queues.set(call.listing_id, started)
        void run(call.listing_id, started)
      }),
  }
}

async function settleAll(db: Db, listingId: ListingId, batch: Waiting[]): Promise<void> {
  try {
    const outcomes = await placeBids(
      db,
      listingId,
      batch.map(({ call }) => call),
    )
    for (const [n, { resolve }] of batch.entries()) resolve(must(outcomes[n], 'outcome'))
  } catch (error) {
    // Another call with the same key, under another lock, came first.
    if (isKeyTaken(error) && batch.length > 1) {
      for (const waiting of batch) await settleAll(db, listingId, [waiting])
      return
    }
    for (const { resolve, reject } of batch) {
      if (isKeyTaken(error)) resolve(refused('idempotency_key_reused'))
      else reject(error)
    }
  }
}
