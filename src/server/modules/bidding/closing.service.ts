import {
  closeDeal,
  lockNextDue,
  selectNextClosing,
  type Deal,
  type LockedDeal,
} from '#server/modules/deals/deals.service.ts'
import { noteClosing } from '#server/modules/ledger/ledger.service.ts'
import { setClosedStatus } from '#server/modules/listings/listings.service.ts'
import { openTrade } from '#server/modules/trades/trades.service.ts'
import { transact, type Db, type Tx } from '#server/platform/db.ts'
import { touchLive } from '#server/platform/live-hub.ts'
import { recordEvent } from '#server/platform/outbox.ts'
import { auctionClosed } from './bidding.events.ts'
import { selectBidderIds } from './bidding.queries.ts'
import { closeOutcome } from './bidding.rules.ts'
import { extendForOutages } from './outage.service.ts'

/**
 * Closes the auction that is due longest, under the lock that bids take. @returns whether there was one.
 * Any number of workers may sweep at once: a locked row is somebody else's, and a closing is claimed once.
 */
export function closeNextDue(db: Db, closed_by: string): Promise<boolean> {
  return transact(db, async (tx) => {
    const locked = await lockNextDue(tx)
    if (!locked) return false
    await closeAuction(tx, locked, closed_by)
    return true
  })
}

async function closeAuction(tx: Tx, { deal, now }: LockedDeal, closed_by: string) {
  const { listing_id, seller_id } = deal
  const end = endOf(deal)
  await closeDeal(tx, deal, now)
  // Claimed before: the deal is closed all the same, so that no sweep finds it again, and nothing more follows.
  if (!(await claimClosing(tx, { deal, now }, end, closed_by))) return
  const { outcome, price_cents, winner_id } = end
  await noteClosing(tx, deal, now, end)
  if (winner_id !== null && price_cents !== null) {
    await openTrade(tx, {
      listing_id,
      seller_id,
      buyer_id: winner_id,
      price_cents,
      how: 'won',
      agreed_at: now,
    })
  }
  await setClosedStatus(tx, listing_id, outcome, now)
  const loser_ids = (await selectBidderIds(tx, listing_id)).filter((id) => id !== winner_id)
  await recordEvent(tx, auctionClosed, { listing_id, seller_id, outcome, price_cents, winner_id, loser_ids })
  await touchLive(tx, `listing:${listing_id}`)
}

interface End {
  outcome: 'sold' | 'unsold'
  /** Of the highest bid; null without any. */
  price_cents: number | null
  winner_id: number | null
}

function endOf(deal: Deal): End {
  const price_cents = deal.bid_count > 0 ? deal.price_cents : null
  const result = deal.kind === 'auction' ? closeOutcome(deal) : ({ outcome: 'unsold' } as const)
  return {
    outcome: result.outcome,
    price_cents,
    winner_id: result.outcome === 'sold' ? result.buyer_id : null,
  }
}

/** One row per auction: whoever writes it closes. */
async function claimClosing(
  tx: Tx,
  { deal, now }: LockedDeal,
  end: End,
  closed_by: string,
): Promise<boolean> {
  const claimed = await tx
    .insertInto('auction_closings')
    .values({ listing_id: deal.listing_id, ...end, closed_by, due_at: deal.closes_at!, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('listing_id')
    .executeTakeFirst()
  return claimed !== undefined
}

const longest_wait_ms = 1000
/** After the database was away: soon again, but not in a tight loop. */
const wait_after_failure_ms = 500

/** Sweeps until told to stop, waking at the instant the next auction is due and at least once a second. */
export function startClosings(
  db: Db,
  closed_by: string,
  log: { error(details: object, message: string): void },
) {
  const stopping = new AbortController()
  const sweep = async () => {
    while (!stopping.signal.aborted) {
      try {
        await extendForOutages(db)
        while (!stopping.signal.aborted && (await closeNextDue(db, closed_by)));
        const next_ms = await selectNextClosing(db)
        await pause(Math.min(Math.max(next_ms ?? longest_wait_ms, 1), longest_wait_ms), stopping.signal)
      } catch (error) {
        log.error({ err: error }, 'a sweep of closings failed and is tried again')
        await pause(wait_after_failure_ms, stopping.signal)
      }
    }
  }
  const ended = sweep()
  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
