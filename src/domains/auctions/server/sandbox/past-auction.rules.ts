/** Orders an auction's stored rows as they happened. Pure. */
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { customaryRules, type TradingRules } from '../price.rules.ts'
import type { PastStep } from './replay.rules.ts'
import type { StoredAuction } from './sandbox.rules.ts'

export interface DealRow {
  listing_id: ListingId
  title: string
  seller_id: AccountId
  start_price_cents: number
  reserve_price_cents: number | null
  outcome: 'sold' | 'unsold'
  price_cents: number | null
  winner_id: AccountId | null
  due_at: Date
}

export interface StepRow {
  listing_id: ListingId
  kind: string
  at: string
  closes_at: string | null
  reason: string | null
  sequence: number | null
  /** The rules of an opening. */
  rules: Pick<TradingRules, 'increments' | 'extension_ms' | 'reserve_floor_percent'> | null
}

export interface BidRow {
  listing_id: ListingId
  sequence: number
  bidder_id: AccountId
  max_cents: number
  placed_at: Date
  closes_at: Date
}

/** A void, a lowered reserve or a lowered maximum. */
export interface MoveRow {
  listing_id: ListingId
  bidder_id: AccountId | null
  cents: number | null
  first_cents: number | null
}

interface StoredParts {
  deal: DealRow
  /** The rows of its ledger. */
  rows: StepRow[]
  bids: BidRow[]
  voids: MoveRow[]
  reserves: MoveRow[]
  maxima: MoveRow[]
}

/** Returns null without a ledger, as its closings aren't known. */
export function toPastAuction(parts: StoredParts): StoredAuction | null {
  const { deal, rows, reserves } = parts
  const opening = rows.find(({ kind }) => kind === 'opening')
  const begun = rows.findLast(({ kind }) => kind === 'opening' || kind === 'terms_changed')
  if (!opening?.rules || !begun?.closes_at) return null
  const { increments, extension_ms: extensionMs, reserve_floor_percent: reserveFloorPercent } = opening.rules
  const closesAt = new Date(begun.closes_at)
  const {
    listing_id: listingId,
    title,
    seller_id: sellerId,
    start_price_cents: startPriceCents,
    outcome,
    price_cents: priceCents,
    winner_id: winnerId,
    due_at: dueAt,
  } = deal
  return {
    listing_id: listingId,
    title,
    seller_id: sellerId,
    start_price_cents: startPriceCents,
    reserve_price_cents: reserves[0]?.first_cents ?? deal.reserve_price_cents,
    closes_at: closesAt,
    wentLiveAt: new Date(opening.at),
    rules: {
      ...customaryRules,
      increments,
      extension_ms: extensionMs,
      reserve_floor_percent: reserveFloorPercent,
    },
    steps: listSteps(parts, closesAt),
    stored: { outcome, price_cents: priceCents, winner_id: winnerId, closes_at: dueAt },
  }
}

function listSteps(parts: StoredParts, firstClosing: Date): PastStep[] {
  const [bids, voids] = [new Map(parts.bids.map((bid) => [bid.sequence, bid])), [...parts.voids]]
  const [reserves, maxima] = [[...parts.reserves], [...parts.maxima]]
  let closing = firstClosing
  return parts.rows.flatMap((row): PastStep[] => {
    const to = row.closes_at === null ? closing : new Date(row.closes_at)
    const from = closing
    switch (row.kind) {
      case 'bid': {
        const bid = bids.get(row.sequence ?? 0)
        if (!bid) return []
        closing = bid.closes_at
        const { bidder_id: bidderId, max_cents: maxCents, placed_at: placedAt } = bid
        return [{ kind: 'bid', bidder_id: bidderId, max_cents: maxCents, placed_at: placedAt }]
      }
      case 'void':
        return toStep(voids.shift(), ({ bidder_id: bidderId }) => ({
          kind: 'voided',
          bidder_id: must(bidderId, 'bidder_id'),
        }))
      case 'reserve_lowered':
        return toStep(reserves.shift(), ({ cents }) => ({
          kind: 'reserve_lowered',
          reserveCents: must(cents, 'cents'),
        }))
      case 'maximum_lowered':
        return toStep(maxima.shift(), ({ bidder_id: bidderId, cents }) => ({
          kind: 'maximum_lowered',
          bidder_id: must(bidderId, 'bidder_id'),
          max_cents: must(cents, 'cents'),
        }))
      case 'went_on':
        closing = to
        return [{ kind: 'went_on', from, to }]
      case 'extension':
        closing = to
        // A late bid's extension follows from the bid.
        return row.reason === 'late_bid' ? [] : [{ kind: 'moved', to }]
      default:
        return []
    }
  })
}

const toStep = (row: MoveRow | undefined, make: (row: MoveRow) => PastStep): PastStep[] =>
  row ? [make(row)] : []
