import { toAccountId, toListingId, type AccountId, type ListingId } from '#platform/common/ids.ts'
import type { RecordedBid, RecordedCall, Recording } from './bid-recording.ts'

export const won = toListingId(71)
export const bought = toListingId(72)
export const unsold = toListingId(73)
export const anna = toAccountId(1)
export const bela = toAccountId(2)
export const carl = toAccountId(3)
export const seller = toAccountId(9)
const closes = Date.parse('2026-11-28T07:00:00.000Z')
export const at = (seconds: number): Date => new Date(closes + seconds * 1_000)

export const aBid = (
  [listingId, sequence, bidderId, maxCents]: [ListingId, number, AccountId, number],
  [priceCents, leaderId]: [number, AccountId],
  [placed, closing]: [number, number] = [-1_000 + sequence, 0],
): RecordedBid => ({
  listing_id: listingId,
  sequence,
  bidder_id: bidderId,
  max_cents: maxCents,
  price_cents: priceCents,
  leader_id: leaderId,
  placed_at: at(placed),
  written_at: at(placed + 0.005),
  closes_at: at(closing),
})

export const aCall = (
  operationId: string,
  [listingId, bidderId, maxCents]: [ListingId, AccountId, number | null],
  [started, ended]: [number, number],
  outcome: RecordedCall['outcome'],
  sequence: number | null = null,
): RecordedCall => ({
  operation_id: operationId,
  kind: maxCents === null ? 'buy_now' : 'bid',
  listing_id: listingId,
  bidder_id: bidderId,
  max_cents: maxCents,
  started_at: at(started),
  ended_at: at(ended),
  outcome,
  sequence,
})

export function cleanRun(): Recording & { [name in keyof Recording]: Recording[name][number][] } {
  const terms = { seller_id: seller, start_price_cents: 10_00, closes_at: at(0) }
  return {
    auctions: [
      { ...terms, listing_id: won, reserve_price_cents: 40_00, buy_now_price_cents: null },
      { ...terms, listing_id: bought, reserve_price_cents: null, buy_now_price_cents: 90_00 },
      { ...terms, listing_id: unsold, reserve_price_cents: 500_00, buy_now_price_cents: 900_00 },
    ],
    bids: [
      aBid([won, 1, anna, 30_00], [10_00, anna]),
      aBid([won, 2, bela, 80_00], [40_00, bela]),
      aBid([won, 3, carl, 60_00], [61_00, bela], [-30, 90]),
      aBid([won, 4, bela, 95_00], [61_00, bela], [60, 90]),
      aBid([unsold, 1, anna, 20_00], [10_00, anna]),
    ],
    deals: [
      {
        listing_id: won,
        price_cents: 61_00,
        leader_id: bela,
        leader_max_cents: 95_00,
        bid_count: 4,
        closes_at: at(90),
        closed_at: at(90.2),
      },
      {
        listing_id: bought,
        price_cents: 10_00,
        leader_id: null,
        leader_max_cents: null,
        bid_count: 0,
        closes_at: at(0),
        closed_at: at(-500),
      },
      {
        listing_id: unsold,
        price_cents: 10_00,
        leader_id: anna,
        leader_max_cents: 20_00,
        bid_count: 1,
        closes_at: at(0),
        closed_at: at(0.1),
      },
    ],
    closings: [
      { listing_id: won, outcome: 'sold', at: at(90.2) },
      { listing_id: unsold, outcome: 'unsold', at: at(0.1) },
    ],
    trades: [
      { listing_id: won, buyer_id: bela, price_cents: 61_00, how: 'won', agreed_at: at(90.2) },
      { listing_id: bought, buyer_id: carl, price_cents: 90_00, how: 'buy_now', agreed_at: at(-500) },
    ],
    calls: [
      aCall('a1', [won, anna, 30_00], [-1_000, -998.9], 'ok', 1),
      aCall('b1', [won, bela, 80_00], [-998.5, -997], 'unknown'),
      aCall('b1', [won, bela, 80_00], [-996, -995], 'ok', 2),
      aCall('b1', [won, bela, 80_00], [-20, -19], 'ok', 2),
      aCall('c1', [won, carl, 60_00], [-31, -29], 'unknown'),
      aCall('b2', [won, bela, 95_00], [59.9, 60.1], 'ok', 4),
      aCall('a2', [won, anna, 61_00], [61, 61.1], 'refused'),
      aCall('a3', [won, anna, 99_00], [62, 63], 'unknown'),
      aCall('c2', [bought, carl, null], [-501, -499], 'ok'),
      aCall('a4', [bought, anna, null], [-501, -499], 'refused'),
      aCall('a5', [unsold, anna, 20_00], [-1_000, -998], 'ok', 1),
    ],
  }
}

export type Run = ReturnType<typeof cleanRun>
