import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

export const bidPlaced = fact<{
  listing_id: ListingId
  bidder_id: AccountId
  sequence: number
  is_first: boolean
  placed_at: string
  price_cents: number
  previous_price_cents: number
  previous_leader_id: number | null
  leader_id: AccountId
  extended: boolean
  reserve_newly_met: boolean
}>('bid.placed', { topics: ({ listing_id: listingId }) => [`listing:${listingId}`] })

export const bidOutbid = fact<{
  listing_id: ListingId
  bidder_id: AccountId
  price_cents: number
}>('bid.outbid')

export const reserveMet = fact<{ listing_id: ListingId; seller_id: AccountId; price_cents: number }>(
  'bid.reserve-met',
)

/** The new reserve stays secret. */
export const reserveLowered = fact<{
  listing_id: ListingId
  leader_id: AccountId
  bidder_ids: AccountId[]
  price_cents: number
  is_met: boolean
}>('bid.reserve-lowered')

export const auctionExtended = fact<{ listing_id: ListingId; seller_id: AccountId; closes_at: string }>(
  'auction.extended',
)

export const auctionClosed = fact<{
  listing_id: ListingId
  seller_id: AccountId
  outcome: 'sold' | 'unsold'
  /** The highest bid's price; null without any. */
  price_cents: number | null
  winner_id: AccountId | null
  trade_id: number | null
  loser_ids: AccountId[]
}>('auction.closed')

export const boughtNow = fact<{
  listing_id: ListingId
  seller_id: AccountId
  buyer_id: AccountId
  trade_id: number
  price_cents: number
  quantity: number
  sold_out: boolean
  loser_ids: AccountId[]
}>('listing.bought-now')

export const bidderVoided = fact<{
  listing_id: ListingId
  seller_id: AccountId
  bidder_id: AccountId
  by: 'seller' | 'house'
  reason: 'asked' | 'not_genuine' | 'suspended'
  note: string
  price_cents: number
  /** Null if the void left no leader. */
  new_leader_id: AccountId | null
}>('bid.bidder-voided')
