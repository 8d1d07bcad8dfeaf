import * as z from 'zod/mini'
import { instant, idOfListing, type } from '#platform/common/shapes.ts'
import { needKinds } from './own-listing-needs.ts'

const ownListingNeed = z.strictObject({
  kind: z.enum(needKinds),
  /** Includes listings that aren't named. */
  count: z.int(),
  items: z.array(
    z.strictObject({
      listing_id: idOfListing,
      type,
      title: z.nullable(z.string()),
      /** Offers, conversations, questions or sales; 1 if it's about the whole listing. */
      waiting: z.int(),
      reason: z.nullable(z.string()),
      /** The sale or the offer that waits longest; null if it's about something else. */
      waiting_id: z.nullable(idOfListing),
      /**
       * Since when it has been waiting; for an offer, its expiry; for an auction without bids, its
       * closing.
       */
      at: instant,
    }),
  ),
})
export type OwnListingNeed = z.output<typeof ownListingNeed>

export const getOwnListingNeeds = {
  reply: z.strictObject({ needs: z.array(ownListingNeed) }),
}
