import { must } from '#platform/common/must.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { isKeyTaken } from '#platform/server/http/idempotency.ts'
import { refused } from '#platform/server/refusal.ts'
import { getBidNotPlaced, type BidCall, type BidOutcome } from './batch-decision.service.ts'
import { placeBids } from './bid-batch.service.ts'

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
