import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

export const listingEdited = fact<{
  listing_id: ListingId
  seller_id: AccountId
  fields: string[]
  /** Missing in events from before edits were named. */
  edit_id?: number
}>('listing.edited')

export const listingMarkedSold = fact<{
  listing_id: ListingId
  seller_id: AccountId
  buyer_id: AccountId | null
  trade_id: number | null
  /** For one piece; null if it wasn't given. */
  price_cents: number | null
  quantity: number
  /** Missing in events from when all remaining pieces were always marked. */
  sold_out?: boolean
}>('listing.marked-sold')

export const listingExpiring = fact<{
  listing_id: ListingId
  seller_id: AccountId
  closes_at: string
}>('listing.expiring')

export const listingRelistedAlone = fact<{
  listing_id: ListingId
  earlier_id: ListingId
  seller_id: AccountId
  came_to: 'active' | 'pending' | 'draft'
  times_left: number
  /**
   * The kind of information that a draft still needs. Missing in events from before there were
   * plans.
   */
  why?: 'plan' | 'details'
}>('listing.relisted-alone')

export const listingWithdrawnByTeam = fact<{
  listing_id: ListingId
  seller_id: AccountId
  by_member: AccountId
}>('listing.withdrawn-by-team')

/** A scheduled listing came to its start. */
export const listingStarted = fact<{
  listing_id: ListingId
  seller_id: AccountId
  came_to: 'active' | 'pending' | 'draft'
  /** Both only for a refused start, which leaves a draft. */
  why?: 'plan' | 'details' | 'restricted'
  reason?: string
}>('listing.started')
