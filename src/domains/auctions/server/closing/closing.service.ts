import {
  closeDeals,
  lockDue,
  selectNextClosing,
  type Deal,
  type DueDeals,
} from '#domains/deals/server/deals.service.ts'
import { recordClosings } from '#domains/deals/server/ledger/ledger.service.ts'
import { setClosedStatuses } from '#domains/listings/server/listings.service.ts'
import { openTrade } from '#domains/trades/server/trades.service.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { publishTopics } from '#platform/server/live-hub.ts'
import { toFact, recordFacts } from '#platform/server/jobs/outbox.ts'
import { auctionClosed } from '../bidding.events.ts'
import { selectBidders } from '../bidding.queries.ts'
import { closeOutcome } from '../bidding.rules.ts'
import { claimClosings } from './closing.queries.ts'
import { extendForOutages } from '../batches/outage.service.ts'
import * as t from '#domains/auctions/texts.ts'

interface Wishes {
  most: number
  but_for?: number[]
}

class NotClosed extends Error {
  readonly listing_ids: number[]

  constructor(listing_ids: number[], cause: unknown) {
    super(t.auctions_could_not_be_closed(), { cause })
    this.listing_ids = listing_ids
  }
}

/**
 * Takes the locks of bids. Any number of workers may sweep at once: locked rows are skipped, and a
 * closing is claimed once.
 * @returns how many were due
 */
export function closeDue(db: Db, closed_by: string, { most, but_for }: Wishes): Promise<number> {
  let listing_ids: number[] = []
  return transact(db, async (tx) => {
    const due = await lockDue(tx, most, but_for)
    listing_ids = due.deals.map((deal) => deal.listing_id)
    if (listing_ids.length > 0) await closeAuctions(tx, due, closed_by)
    return listing_ids.length
  }).catch((error: unknown) => {
    throw listing_ids.length > 0 ? new NotClosed(listing_ids, error) : error
  })
}

/** Runs as many statements for all as for one, except for the trades. */
async function closeAuctions(tx: Tx, { deals, now }: DueDeals, closed_by: string) {
  const ends = deals.map(getEnd)
  const claimed = await claimClosings(tx, ends, now, closed_by)
  const ids = deals.map((deal) => deal.listing_id)
  await closeDeals(tx, ids, now)
  // Some were claimed before: their deal is closed all the same, so that no sweep finds it again.
  const closed = ends.filter(({ listing_id }) => claimed.has(listing_id))
  if (closed.length === 0) return
  await recordClosings(tx, closed, now)
  const trades = await openTrades(tx, closed, now)
  const statuses = closed.map(({ listing_id, outcome }) => ({ listing_id, status: outcome }))
  await setClosedStatuses(tx, statuses, now)
  await buildAnnouncer(tx, closed, trades)
}

interface End {
  deal: Deal
  listing_id: number
  outcome: 'sold' | 'unsold'
  price_cents: number | null
  winner_id: number | null
}

function getEnd(deal: Deal): End {
  const price_cents = deal.bid_count > 0 ? deal.price_cents : null
  const result = deal.kind === 'auction' ? closeOutcome(deal) : ({ outcome: 'unsold' } as const)
  return {
    deal,
    listing_id: deal.listing_id,
    outcome: result.outcome,
    price_cents,
    winner_id: result.outcome === 'sold' ? result.buyer_id : null,
  }
}

type TradeIds = ReadonlyMap<number, number>

/** @returns the trades by their listings */
async function openTrades(tx: Tx, closed: End[], now: Date): Promise<TradeIds> {
  const trades = closed.map(async ({ listing_id, deal: { seller_id }, winner_id, price_cents }) => {
    if (winner_id === null || price_cents === null) return []
    const trade_id = await openTrade(tx, {
      listing_id,
      seller_id,
      buyer_id: winner_id,
      price_cents,
      how: 'won',
      agreed_at: now,
    })
    return [[listing_id, trade_id] as const]
  })
  return new Map((await Promise.all(trades)).flat())
}

async function buildAnnouncer(tx: Tx, closed: End[], trades: TradeIds) {
  const ids = closed.map(({ listing_id }) => listing_id)
  const bidders = Map.groupBy(await selectBidders(tx, ids), (row) => row.listing_id)
  const facts = closed.map(({ listing_id, deal: { seller_id }, outcome, price_cents, winner_id }) => {
    const bidder_ids = (bidders.get(listing_id) ?? []).map((row) => row.bidder_id)
    const loser_ids = bidder_ids.filter((id) => id !== winner_id)
    const trade_id = trades.get(listing_id) ?? null
    return toFact(auctionClosed, {
      listing_id,
      seller_id,
      outcome,
      price_cents,
      winner_id,
      trade_id,
      loser_ids,
    })
  })
  await recordFacts(tx, facts)
  await publishTopics(
    tx,
    ids.map((id) => `listing:${id}`),
  )
}

const max_wait_ms = 1000
/** Auctions due within this are closed together. */
const min_wait_ms = 10
const wait_for_others_ms = 50
const wait_after_failure_ms = 500
/** Small enough that late bidders get their answer soon. */
const max_at_once = 100
/** An auction that couldn't be closed waits this long, and doesn't block others. */
const leave_ms = 2000

interface Log {
  error(details: object, message: string): void
}

/** Runs at the instant the next auction is due, and at least once a second. */
export function startClosings(db: Db, closed_by: string, log: Log) {
  const stopping = new AbortController()
  const closeAllDue = buildCloser(db, closed_by, log)
  const sweep = async () => {
    while (!stopping.signal.aborted) {
      try {
        await extendForOutages(db)
        await closeAllDue(stopping.signal)
        await pause(waitUntil(await selectNextClosing(db)), stopping.signal)
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

function waitUntil(next_ms: number | null): number {
  if (next_ms !== null && next_ms <= 0) return wait_for_others_ms
  return Math.min(Math.max(next_ms ?? max_wait_ms, min_wait_ms), max_wait_ms)
}

/** Closes many at once; after a failure one by one, so that only the failing one stays open. */
function buildCloser(db: Db, closed_by: string, log: Log) {
  const left = new Map<number, number>()
  let most = max_at_once
  return async (stopped: AbortSignal) => {
    for (const [listing_id, until] of left) if (until < performance.now()) left.delete(listing_id)
    while (!stopped.aborted) {
      try {
        if ((await closeDue(db, closed_by, { most, but_for: [...left.keys()] })) === 0) return
        most = Math.min(most * 2, max_at_once)
      } catch (error) {
        if (!(error instanceof NotClosed)) throw error
        const { listing_ids, cause } = error
        if (listing_ids.length === 1) left.set(listing_ids[0]!, performance.now() + leave_ms)
        log.error({ err: cause, listing_ids }, 'auctions could not be closed and are tried again')
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
