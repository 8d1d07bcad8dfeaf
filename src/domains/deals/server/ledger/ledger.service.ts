import type { getLedger } from '#domains/deals/common/ledger/ledger.ts'
import { toListingId, type AccountId, type ListingId } from '#platform/common/ids.ts'
import type { LiveMessage } from '#platform/common/live.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { reserveState } from '#domains/deals/common/price-ladder.ts'
import { lockDeal, getRules, type Deal } from '#domains/deals/server/deals.service.ts'
import { must } from '#platform/common/must.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { addRow, chainAfter, type Chain, type Head } from './chain.service.ts'
import { lateLedger } from './late-ledger.service.ts'
import type { LedgerEntry, LedgerTerms } from './ledger-entries.types.ts'
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
export type { LedgerEntry } from './ledger-entries.types.ts'
export { headQuery, rowsInsert, secretsInsert } from './ledger.queries.ts'

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

export { insertChain as writeLedger } from './ledger.queries.ts'

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
