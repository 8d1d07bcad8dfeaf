import { fact } from '#server/platform/jobs/outbox.ts'

/** A live listing says something else, or more, than before. */
export const listingEdited = fact<{
  listing_id: number
  seller_id: number
  fields: string[]
  /** Not in facts that were recorded before edits were named. */
  edit_id?: number
}>('listing.edited')

/** Its seller said that it is sold; who was named as the buyer is asked. */
export const listingMarkedSold = fact<{
  listing_id: number
  seller_id: number
  buyer_id: number | null
  trade_id: number | null
  /** For one piece; null where nobody said. */
  price_cents: number | null
  quantity: number
}>('listing.marked-sold')

/** What runs until sold is about to end by itself. */
export const listingExpiring = fact<{
  listing_id: number
  seller_id: number
  closes_at: string
}>('listing.expiring')

/** The house listed something again by itself: it is live, waits for approval, or needs its seller to mend it first. */
export const listingRelistedAlone = fact<{
  listing_id: number
  earlier_id: number
  seller_id: number
  came_to: 'active' | 'pending' | 'draft'
  times_left: number
}>('listing.relisted-alone')
