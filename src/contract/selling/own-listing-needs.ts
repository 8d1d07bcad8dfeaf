import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { id, instant, type } from '../core/shapes.ts'

export const need_kinds = [
  'offer',
  'message',
  'question',
  'suspended',
  'sent_back',
  'to_settle',
  'no_bids',
] as const
export type NeedKind = (typeof need_kinds)[number]

export const max_named_needs = 3

const own_listing_need = z.strictObject({
  kind: z.enum(need_kinds),
  /** Includes listings that aren't named. */
  count: z.int(),
  items: z.array(
    z.strictObject({
      listing_id: id,
      type,
      title: z.nullable(z.string()),
      /** Offers, conversations, questions or sales; 1 if it's about the whole listing. */
      waiting: z.int(),
      reason: z.nullable(z.string()),
      /** Of the sale or the offer that waits longest; null if it's about something else. */
      waiting_id: z.nullable(id),
      /** Since when it waits; for an offer, its expiry; for an auction without bids, its closing. */
      at: instant,
    }),
  ),
})
export type OwnListingNeed = z.output<typeof own_listing_need>

export const getOwnListingNeeds = operation({
  name: 'getOwnListingNeeds',
  summary:
    'What needs me as a seller: offers, messages and questions to answer, what was suspended or sent back and why, sales of the last two weeks to settle, auctions that end within a day without a bid. The first few of each, and how many there are',
  method: 'GET',
  path: '/own-listing-needs',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  reply: z.strictObject({ needs: z.array(own_listing_need) }),
  refusals: [],
})
