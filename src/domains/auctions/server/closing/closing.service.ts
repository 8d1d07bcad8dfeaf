import {
  lockFreeDeal,
  saveDeal,
  selectOwedOutages,
  type LockedDeal,
  closeDeals,
  lockDue,
  selectNextClosing,
  type Deal,
  type DueDeals,
} from '#domains/deals/server/deals.service.ts'
import { recordInLedger, recordClosings } from '#domains/deals/server/ledger/ledger.service.ts'
import { setClosedStatuses } from '#domains/listings/server/listings.service.ts'
import { openTrades } from '#domains/trades/server/trades.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent, toFact, recordFacts } from '#platform/server/jobs/outbox.ts'
import { publishTopic, publishTopics } from '#platform/server/live-hub.ts'
import { closingAfterOutages } from '../batches/outage.rules.ts'
import { auctionExtended, auctionClosed } from '../bidding.events.ts'
import { selectBidders } from '../bidding.queries.ts'
import { closeOutcome } from '../bidding.rules.ts'
import { claimClosings } from './closing.queries.ts'
import * as t from '#domains/auctions/texts.ts'

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

interface Wishes {
  most: number
  butFor?: number[]
}

class NotClosed extends Error {
  readonly listing_ids: ListingId[]

  constructor(listingIds: ListingId[], cause: unknown) {
    super(t.auctions_could_not_be_closed(), { cause })
    this.listing_ids = listingIds
  }
}

/**
 * Takes the locks of bids. Any number of workers may sweep at once: locked rows are skipped, and a
 * closing is claimed once.
 * @returns how many were due
 */
export function closeDue(db: Db, closedBy: string, { most, butFor }: Wishes): Promise<number> {
  let listingIds: ListingId[] = []
  return transact(db, async (tx) => {
    const due = await lockDue(tx, most, butFor)
    listingIds = due.deals.map((deal) => deal.listing_id)
    if (listingIds.length > 0) await closeAuctions(tx, due, closedBy)
    return listingIds.length
  }).catch((error: unknown) => {
    throw listingIds.length > 0 ? new NotClosed(listingIds, error) : error
  })
}

/** Runs as many statements for all as for one, except for the trades. */
async function closeAuctions(tx: Tx, { deals, now }: DueDeals, closedBy: string) {
  const ends = deals.map(getEnd)
  const claimed = await claimClosings(tx, ends, now, closedBy)
  const ids = deals.map((deal) => deal.listing_id)
  await closeDeals(tx, ids, now)
  // Some were claimed before: their deal is closed all the same, so that no sweep finds it again.
  const closed = ends.filter(({ listing_id: listingId }) => claimed.has(listingId))
  if (closed.length === 0) return
  await recordClosings(tx, closed, now)
  const trades = await openWonTrades(tx, closed, now)
  const statuses = closed.map(({ listing_id: listingId, outcome }) => ({
    listing_id: listingId,
    status: outcome,
  }))
  await setClosedStatuses(tx, statuses, now)
  await buildAnnouncer(tx, closed, trades)
}

interface End {
  deal: Deal
  listing_id: ListingId
  outcome: 'sold' | 'unsold'
  price_cents: number | null
  winner_id: AccountId | null
}

function getEnd(deal: Deal): End {
  const priceCents = deal.bid_count > 0 ? deal.price_cents : null
  const result = deal.kind === 'auction' ? closeOutcome(deal) : ({ outcome: 'unsold' } as const)
  return {
    deal,
    listing_id: deal.listing_id,
    outcome: result.outcome,
    price_cents: priceCents,
    winner_id: result.outcome === 'sold' ? result.buyer_id : null,
  }
}

type TradeIds = ReadonlyMap<number, number>

/** @returns the trades by their listings */
async function openWonTrades(tx: Tx, closed: End[], now: Date): Promise<TradeIds> {
  const won = closed.flatMap(
    ({ listing_id: listingId, deal, winner_id: winnerId, price_cents: priceCents }) =>
      winnerId === null || priceCents === null
        ? []
        : [
            {
              listing_id: listingId,
              seller_id: deal.seller_id,
              buyer_id: winnerId,
              price_cents: priceCents,
              how: 'won' as const,
              agreed_at: now,
            },
          ],
  )
  const ids = await openTrades(tx, won)
  return new Map(won.map(({ listing_id: listingId }, n) => [listingId, must(ids[n], 'id of the trade')]))
}

async function buildAnnouncer(tx: Tx, closed: End[], trades: TradeIds) {
  const ids = closed.map(({ listing_id: listingId }) => listingId)
  const bidders = Map.groupBy(await selectBidders(tx, ids), (row) => row.listing_id)
  const facts = closed.map(
    ({
      listing_id: listingId,
      deal: { seller_id: sellerId },
      outcome,
      price_cents: priceCents,
      winner_id: winnerId,
    }) => {
      const bidderIds = (bidders.get(listingId) ?? []).map((row) => row.bidder_id)
      const loserIds = bidderIds.filter((id) => id !== winnerId)
      const tradeId = trades.get(listingId) ?? null
      return toFact(auctionClosed, {
        listing_id: listingId,
        seller_id: sellerId,
        outcome,
        price_cents: priceCents,
        winner_id: winnerId,
        trade_id: tradeId,
        loser_ids: loserIds,
      })
    },
  )
  await recordFacts(tx, facts)
  await publishTopics(
    tx,
    ids.map((id) => `listing:${id}`),
  )
}

const maxWaitMs = 1000
/** Auctions due within this are closed together. */
const minWaitMs = 10
const waitForOthersMs = 50
const waitAfterFailureMs = 500
/** Small enough that late bidders get their answer soon. */
const maxAtOnce = 100
/** An auction that couldn't be closed waits this long, and doesn't block others. */
const leaveMs = 2000

interface Log {
  error(details: object, message: string): void
}

/** Runs at the instant the next auction is due, and at least once a second. */
export function startClosings(db: Db, closedBy: string, log: Log) {
  const stopping = new AbortController()
  const closeAllDue = buildCloser(db, closedBy, log)
  const sweep = async () => {
    while (!stopping.signal.aborted) {
      try {
        await extendForOutages(db)
        await closeAllDue(stopping.signal)
        await pause(waitUntil(await selectNextClosing(db)), stopping.signal)
      } catch (error) {
        log.error({ err: error }, 'a sweep of closings failed and is tried again')
        await pause(waitAfterFailureMs, stopping.signal)
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

function waitUntil(nextMs: number | null): number {
  if (nextMs !== null && nextMs <= 0) return waitForOthersMs
  return Math.min(Math.max(nextMs ?? maxWaitMs, minWaitMs), maxWaitMs)
}

/** Closes many at once; after a failure one by one, so that only the failing one stays open. */
function buildCloser(db: Db, closedBy: string, log: Log) {
  const left = new Map<ListingId, number>()
  let most = maxAtOnce
  return async (stopped: AbortSignal) => {
    for (const [listingId, until] of left) if (until < performance.now()) left.delete(listingId)
    while (!stopped.aborted) {
      try {
        if ((await closeDue(db, closedBy, { most, butFor: [...left.keys()] })) === 0) return
        most = Math.min(most * 2, maxAtOnce)
      } catch (error) {
        if (!(error instanceof NotClosed)) throw error
        const { listing_ids: listingIds, cause } = error
        if (listingIds.length === 1)
          left.set(must(listingIds[0], 'first listing_id'), performance.now() + leaveMs)
        log.error({ err: cause, listing_ids: listingIds }, 'auctions could not be closed and are tried again')
        most = 1
      }
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
