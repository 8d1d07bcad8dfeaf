/** Sums up what other rules would have changed. Pure. */
import type { RulesToTry, SandboxOutcome } from '#domains/auctions/common/bidding.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { TradingRules } from '../price.rules.ts'
import { isSameResult, replayPast, type PastAuction, type PastResult } from './replay.rules.ts'

export type Sums = Pick<SandboxOutcome, 'prices' | 'bids' | 'extensions' | 'largest'> & {
  auctions: Pick<SandboxOutcome['auctions'], 'replayed' | 'left_out'>
  limits: Pick<SandboxOutcome['limits'], 'too_long' | 'too_short'>
}

export interface StoredAuction extends PastAuction {
  listing_id: ListingId
  title: string
  wentLiveAt: Date
  stored: PastResult
}

export const getNoSums = (): Sums => ({
  auctions: { replayed: 0, left_out: 0 },
  prices: {
    sold_before: 0,
    sold_after: 0,
    before_cents: 0,
    after_cents: 0,
    higher: { count: 0, cents: 0 },
    lower: { count: 0, cents: 0 },
    newly_sold: 0,
    no_longer_sold: 0,
    other_winner: 0,
  },
  bids: { total: 0, too_low: 0, too_late: 0 },
  extensions: { before: 0, after: 0, later: 0, earlier: 0, later_seconds: 0, earlier_seconds: 0 },
  largest: [],
  limits: { too_long: { count: 0, cents: 0 }, too_short: { count: 0, cents: 0 } },
})

/** Combines the auction's own rules with the tried extension. */
const toTradingRules = (
  own: TradingRules,
  { extension_minutes: extensionMinutes }: RulesToTry,
): TradingRules => ({
  ...own,
  extension_ms: extensionMinutes === null ? own.extension_ms : extensionMinutes * 60_000,
})

const maxLargest = 10

/** Changes `sums`. Only auctions that replay exactly by their own rules count. */
export function addAuction(sums: Sums, auction: StoredAuction, tried: RulesToTry): void {
  const was = replayPast(auction, auction.rules)
  const { stored } = auction
  if (!isSameResult(was, stored)) {
    sums.auctions.left_out += 1
    return
  }
  const would = replayPast(auction, toTradingRules(auction.rules, tried))
  sums.auctions.replayed += 1
  sums.bids.total += auction.steps.filter(({ kind }) => kind === 'bid').length
  sums.bids.too_low += would.too_low
  sums.bids.too_late += would.too_late
  addTimes(sums.extensions, was, would)
  addPrices(sums.prices, soldFor(was), soldFor(would))
  if (was.winner_id !== would.winner_id && was.winner_id !== null && would.winner_id !== null)
    sums.prices.other_winner += 1
  addLargest(sums, auction, soldFor(was), soldFor(would))
  addLength(sums.limits, auction, tried)
}

const soldFor = ({ outcome, price_cents: priceCents }: PastResult): number | null =>
  outcome === 'sold' ? priceCents : null

type Times = { closes_at: Date; extensions: number }

function addTimes(sum: Sums['extensions'], was: Times, would: Times): void {
  sum.before += was.extensions
  sum.after += would.extensions
  const seconds = Math.round((would.closes_at.getTime() - was.closes_at.getTime()) / 1000)
  if (seconds > 0) {
    sum.later += 1
    sum.later_seconds += seconds
  } else if (seconds < 0) {
    sum.earlier += 1
    sum.earlier_seconds -= seconds
  }
}

function addPrices(sum: Sums['prices'], was: number | null, would: number | null): void {
  sum.sold_before += was === null ? 0 : 1
  sum.sold_after += would === null ? 0 : 1
  sum.before_cents += was ?? 0
  sum.after_cents += would ?? 0
  if (was === null || would === null) {
    sum.newly_sold += was === null && would !== null ? 1 : 0
    sum.no_longer_sold += was !== null && would === null ? 1 : 0
    return
  }
  const side = would > was ? sum.higher : sum.lower
  if (would === was) return
  side.count += 1
  side.cents += Math.abs(would - was)
}

function addLargest(
  sums: Sums,
  { listing_id: listingId, title }: StoredAuction,
  wasCents: number | null,
  wouldBeCents: number | null,
): void {
  if (wasCents === wouldBeCents) return
  const by = (one: Sums['largest'][number]) => Math.abs((one.would_be_cents ?? 0) - (one.was_cents ?? 0))
  sums.largest = [
    ...sums.largest,
    { listing_id: listingId, title, was_cents: wasCents, would_be_cents: wouldBeCents },
  ]
    .toSorted((one, other) => by(other) - by(one) || one.listing_id - other.listing_id)
    .slice(0, maxLargest)
}

/** Adds by the duration planned when it went live. */
function addLength(
  sum: Sums['limits'],
  { wentLiveAt, closes_at: closesAt, stored }: StoredAuction,
  { max_auction_days: maxAuctionDays, min_auction_minutes: minAuctionMinutes }: RulesToTry,
): void {
  const minutes = Math.round((closesAt.getTime() - wentLiveAt.getTime()) / 60_000)
  const isTooLong = maxAuctionDays !== null && minutes > maxAuctionDays * 1440
  const isTooShort = minAuctionMinutes !== null && minutes < minAuctionMinutes
  const stopped = isTooLong ? sum.too_long : isTooShort ? sum.too_short : null
  if (!stopped || stored.outcome !== 'sold') return
  stopped.count += 1
  stopped.cents += stored.price_cents ?? 0
}

export interface PastTrade {
  type: 'general' | 'vehicle' | 'property'
  cents: number
  /** The seller's listings of the same kind that were live when it went live. */
  live_before: number
}

/** Trades of members without a plan. */
export function countOverLimit(trades: PastTrade[], tried: RulesToTry): { count: number; cents: number } {
  const over = trades.filter(({ type, live_before: liveBefore }) => {
    const limit = tried[`free_${type}_listings`]
    return limit !== null && liveBefore >= limit
  })
  return { count: over.length, cents: over.reduce((sum, { cents }) => sum + cents, 0) }
}
