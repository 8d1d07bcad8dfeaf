import { fact } from '#platform/server/jobs/outbox.ts'

export const bidPlaced = fact<{
  listing_id: number
  bidder_id: number
  sequence: number
  is_first: boolean
  placed_at: string
  price_cents: number
  previous_price_cents: number
  previous_leader_id: number | null
  leader_id: number
  extended: boolean
  reserve_newly_met: boolean
}>('bid.placed', { topics: ({ listing_id: listingId }) => [`listing:${listingId}`] })

export const bidOutbid = fact<{
  listing_id: number
  bidder_id: number
  price_cents: number
}>('bid.outbid')

export const reserveMet = fact<{ listing_id: number; seller_id: number; price_cents: number }>(
  'bid.reserve-met',
)

/** The new reserve stays secret. */
export const reserveLowered = fact<{
  listing_id: number
  leader_id: number
  bidder_ids: number[]
  price_cents: number
  is_met: boolean
}>('bid.reserve-lowered')

export const auctionExtended = fact<{ listing_id: number; seller_id: number; closes_at: string }>(
  'auction.extended',
)

export const auctionClosed = fact<{
  listing_id: number
  seller_id: number
  outcome: 'sold' | 'unsold'
  /** The highest bid's price; null without any. */
  price_cents: number | null
  winner_id: number | null
  trade_id: number | null
  loser_ids: number[]
}>('auction.closed')

export const boughtNow = fact<{
  listing_id: number
  seller_id: number
  buyer_id: number
  trade_id: number
  price_cents: number
  quantity: number
  sold_out: boolean
  loser_ids: number[]
}>('listing.bought-now')

export const bidderVoided = fact<{
  listing_id: number
  seller_id: number
  bidder_id: number
  by: 'seller' | 'house'
  reason: 'asked' | 'not_genuine' | 'suspended'
  note: string
  price_cents: number
  /** Null if the void left no leader. */
  new_leader_id: number | null
}>('bid.bidder-voided')
