import { sql } from 'kysely'
import type { getLedger } from '#domains/deals/common/ledger/ledger.ts'
import { reserveState } from '#domains/deals/common/price-ladder.ts'
import { getRules, type Deal, lockDeal } from '#domains/deals/server/deals.service.ts'
import { type AccountId, toListingId, type ListingId } from '#platform/common/ids.ts'
import type { LiveMessage } from '#platform/common/live.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { type Tx, transact, type Db } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import {
  addRow,
  chainAfter,
  type Chain,
  type Head,
  type LedgerEntry,
  type LedgerTerms,
} from './chain.service.ts'
import {
  insertChain,
  insertNewHeads,
  insertOpenRows,
  selectHead,
  selectHeads,
  lockHeads,
  selectLastHeads,
  selectPseudonyms,
  selectRows,
  selectSecrets,
  selectWithoutLedger,
} from './ledger.queries.ts'
import { revealSecrets } from './reveal.rules.ts'

export { addRow, chainAfter, type Chain, type Head } from './chain.service.ts'
export type { LedgerEntry } from './chain.service.ts'
export { headQuery, rowsInsert, secretsInsert } from './ledger.queries.ts'
export { insertChain as writeLedger } from './ledger.queries.ts'

/**
 * Opens a ledger for an auction from before ledgers existed: made from the stored rows, as `deal`
 * has it. No later row may have been written. It records when it was written.
 */
async function lateLedger(tx: Tx, deal: Deal, now: Date): Promise<Chain> {
  const chain = chainAfter(deal.listing_id, null)
  const {
    bids,
    lowering,
    beganAt,
    closes_at: closesAt,
    buy_now_price_cents: buyNowPriceCents,
  } = await readPast(tx, deal)
  const { seller_id: sellerId, start_price_cents: startPriceCents } = deal
  let reservePriceCents = lowering ? lowering.from_cents : deal.reserve_price_cents
  let closing = bids.length > 0 ? closesAt : must(deal.closes_at, 'closes_at')
  const terms = {
    start_price_cents: startPriceCents,
    reserve_price_cents: reservePriceCents,
    buy_now_price_cents: buyNowPriceCents,
    closes_at: closing,
  }
  const opening = { kind: 'opening', at: beganAt, written_at: now, rules: getRules(deal), ...terms } as const
  addRow(chain, opening, sellerId)

  const lower = (priceCents: number, bidCount: number) => {
    if (!lowering) return
    reservePriceCents = lowering.to_cents
    const state = reserveState({
      price_cents: priceCents,
      bid_count: bidCount,
      reserve_price_cents: reservePriceCents,
    })
    const lowered = {
      kind: 'reserve_lowered',
      reserve_price_cents: reservePriceCents,
      reserve_state: state,
    } as const
    addRow(chain, { at: lowering.at, ...lowered }, sellerId)
  }
  const move = (at: Date, to: Date, reason: 'late_bid' | 'before_the_ledger') => {
    if (to.getTime() !== closing.getTime())
      addRow(chain, { kind: 'extension', at, closes_at: to, reason }, null)
    closing = to
  }
  for (const [index, bid] of bids.entries()) {
    const { sequence, placed_at: at, bidder, max_cents: maxCents, price_cents: priceCents, leader } = bid
    // The time before an extension isn't stored; after a pause it was later than the known one.
    const earlier = bid.extended ? new Date(bid.closes_at.getTime() - 1) : bid.closes_at
    if (!bid.extended || at >= closing) move(at, earlier, 'before_the_ledger')
    const reserve = reserveState({
      price_cents: priceCents,
      bid_count: 1,
      reserve_price_cents: reservePriceCents,
    })
    const entry = {
      kind: 'bid',
      sequence,
      bidder,
      max_cents: maxCents,
      price_cents: priceCents,
      leader,
      reserve_state: reserve,
    } as const
    addRow(chain, { at, ...entry }, bid.bidder_id)
    if (bid.extended) move(at, bid.closes_at, 'late_bid')
    if (lowering?.after_sequence === sequence) lower(priceCents, index + 1)
  }
  if (deal.closes_at) move(bids.at(-1)?.placed_at ?? beganAt, deal.closes_at, 'before_the_ledger')
  if (deal.closed_at) addRow(chain, { kind: 'stood_still', at: deal.closed_at }, null)
  return chain
}

interface PastBid {
  sequence: number
  bidder_id: AccountId
  bidder: string
  leader: string
  max_cents: number
  price_cents: number
  closes_at: Date
  extended: boolean
  placed_at: Date
}

async function readPast(tx: Tx, { listing_id: listingId }: Deal) {
  const { rows: bids } = await sql<PastBid>`
    select b.sequence, b.bidder_id, n.pseudonym as bidder, l.pseudonym as leader, b.max_cents, b.price_cents,
           b.closes_at, b.extended, b.placed_at
      from bids b
      join auction_bidders n on n.listing_id = b.listing_id and n.bidder_id = b.bidder_id
      join auction_bidders l on l.listing_id = b.listing_id and l.bidder_id = b.leader_id
     where b.listing_id = ${listingId} order by b.sequence`.execute(tx)
  const lowering = await tx
    .selectFrom('reserve_reductions')
    .select(['from_cents', 'to_cents', 'after_sequence', 'at'])
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
  const listing = await tx
    .selectFrom('listings')
    .select(['starts_at', 'created_at', 'closes_at', 'duration_minutes', 'buy_now_price_cents'])
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow()
  const beganAt = listing.starts_at ?? listing.created_at
  const closesAt = listing.closes_at ?? new Date(beganAt.getTime() + (listing.duration_minutes ?? 0) * 60_000)
  return { bids, lowering, beganAt, closes_at: closesAt, buy_now_price_cents: listing.buy_now_price_cents }
}

export async function openLedger(tx: Tx, deal: Deal, at: Date): Promise<void> {
  if (deal.kind !== 'auction') return
  const chain = chainAfter(deal.listing_id, null)
  const opening = { kind: 'opening', at, written_at: null, rules: getRules(deal), ...getTerms(deal) } as const
  addRow(chain, opening, deal.seller_id)
  await insertChain(tx, chain)
}

const getTerms = (deal: LedgerTerms): LedgerTerms => {
  const {
    start_price_cents: startPriceCents,
    reserve_price_cents: reservePriceCents,
    buy_now_price_cents: buyNowPriceCents,
    closes_at: closesAt,
  } = deal
  return {
    start_price_cents: startPriceCents,
    reserve_price_cents: reservePriceCents,
    buy_now_price_cents: buyNowPriceCents,
    closes_at: closesAt,
  }
}

/**
 * Opens the ledger for new rows of a locked auction. Call it before writing the changes themselves:
 * a missing ledger is made from the stored rows.
 */
export async function lockLedger(tx: Tx, deal: Deal, now: Date): Promise<Chain> {
  return chainAfter(
    deal.listing_id,
    (await selectHead(tx, deal.listing_id)) ?? (await openLate(tx, deal, now)),
  )
}

export async function openLate(tx: Tx, deal: Deal, now: Date): Promise<Head> {
  const chain = await lateLedger(tx, deal, now)
  await insertChain(tx, chain)
  return must(chain.head, 'head of the ledger')
}

const ends = ['closing', 'bought_now', 'offer_accepted', 'withdrawal', 'marked_sold']

/**
 * `deal` is the auction before the change: see holdLedger. Does nothing for other sales. The
 * seller's reserve is the only secret recorded this way.
 */
export async function recordInLedger(
  tx: Tx,
  deal: Deal,
  now: Date,
  entry: Undated<LedgerEntry>,
): Promise<void> {
  if (deal.kind !== 'auction') return
  const chain = await lockLedger(tx, deal, now)
  addRow(chain, { at: now, ...entry }, deal.seller_id)
  await insertChain(tx, chain)
}

type Undated<T> = T extends unknown ? Omit<T, 'at'> : never

/** Allowed only before the first bid. */
export async function recordTerms(tx: Tx, deal: Deal, now: Date, terms: LedgerTerms): Promise<void> {
  await recordInLedger(tx, deal, now, { kind: 'terms_changed', ...getTerms(terms) })
}

export interface LedgerClosing {
  deal: Deal
  outcome: 'sold' | 'unsold'
  price_cents: number | null
  winner_id: AccountId | null
}

export async function recordClosings(tx: Tx, closings: LedgerClosing[], now: Date): Promise<void> {
  const auctions = closings.filter(({ deal }) => deal.kind === 'auction')
  const heads = await lockHeads(
    tx,
    auctions.map(({ deal }) => deal.listing_id),
  )
  const winners = await selectPseudonyms(
    tx,
    auctions.flatMap(({ deal: { listing_id: listingId }, winner_id: bidderId }) =>
      bidderId === null ? [] : [{ listing_id: listingId, bidder_id: bidderId }],
    ),
  )
  const chains: Chain[] = []
  for (const { deal, outcome, price_cents: priceCents } of auctions) {
    const chain = chainAfter(deal.listing_id, heads.get(deal.listing_id) ?? (await openLate(tx, deal, now)))
    const winner = winners.get(deal.listing_id) ?? null
    const how = { outcome, price_cents: priceCents, winner, reserve_state: reserveState(deal) }
    addRow(chain, { kind: 'closing', at: now, closes_at: must(deal.closes_at, 'closes_at'), ...how }, null)
    chains.push(chain)
  }
  await insertOpenRows(tx, chains)
}

/**
 * Allowed only once nothing more can happen. The ledger can be checked without trusting anybody.
 */
export async function readLedger(db: Db, listingId: ListingId): Promise<OperationReply<typeof getLedger>> {
  const rows = await selectRows(db, listingId)
  const last = rows.at(-1) ?? refuse('not_found')
  if (!ends.includes(last.kind)) refuse('ledger_open')
  const secrets = await selectSecrets(db, listingId)
  const heads = await selectHeads(db, listingId)
  return {
    format: 'hoko-ledger-1',
    listing_id: listingId,
    rows,
    openings: revealSecrets(rows, secrets),
    heads,
  }
}

/**
 * Publishes the heads of ledgers that have grown, and opens missing ledgers. Published heads are
 * never changed, so a rewritten past can be noticed.
 */
export async function publishHeads(db: Db): Promise<void> {
  for (const listingId of await selectWithoutLedger(db)) {
    await transact(db, async (tx) => {
      const locked = await lockDeal(tx, listingId)
      if (locked?.deal.closed_at === null) await lockLedger(tx, locked.deal, locked.now)
    })
  }
  await transact(db, insertNewHeads)
}

export function registerLedgerSource({ live, db }: Pick<Platform, 'live' | 'db'>): void {
  live.source('ledger', async (ids) => {
    const heads = await selectLastHeads(db, ids.map(toListingId))
    return new Map(
      [...heads].map(([listingId, head]): [number, LiveMessage] => [
        listingId,
        { kind: 'ledger', listing_id: listingId, head },
      ]),
    )
  })
}
