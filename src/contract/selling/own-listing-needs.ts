import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { id, instant, type } from '../core/shapes.ts'

export const need_kinds = ['offer', 'question', 'suspended', 'sent_back', 'to_settle', 'no_bids'] as const
export type NeedKind = (typeof need_kinds)[number]

/** How many of each kind are named. */
export const max_named_needs = 3

const own_listing_need = z.strictObject({
  kind: z.enum(need_kinds),
  /** Listings that need it, also those that are not named. */
  count: z.int(),
  items: z.array(
    z.strictObject({
      listing_id: id,
      type,
      title: z.nullable(z.string()),
      /** Offers, questions or sales that wait; 1 for what is about the listing as a whole. */
      waiting: z.int(),
      /** Why it was sent back or suspended, as the admin put it. */
      reason: z.nullable(z.string()),
      /** When it began to need its seller; of an offer, until when it stands; of an auction without bids, when it closes. */
      at: instant,
    }),
  ),
})
export type OwnListingNeed = z.output<typeof own_listing_need>

export const getOwnListingNeeds = operation({
  name: 'getOwnListingNeeds',
  summary:
    'What needs me as a seller: offers and questions to answer, what was suspended or sent back and why, sales of the last two weeks to settle, auctions that end within a day without a bid. The first few of each, and how many there are',
  method: 'GET',
  path: '/own-listing-needs',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  reply: z.strictObject({ needs: z.array(own_listing_need) }),
  refusals: [],
})
