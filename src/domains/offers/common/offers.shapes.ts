import * as z from 'zod/mini'
import { buyerRequirement } from '#domains/accounts/common/buyer-requirements/buyer-requirements.shapes.ts'
import {
  deliveryChoice,
  deliveryKinds,
  deliveryMethods,
} from '#domains/delivery/common/delivery-options.shapes.ts'
import { listingCard } from '#domains/listings/common/listings.shapes.ts'
import {
  idOfAccount,
  byId,
  cents,
  done,
  id,
  instant,
  idOfListing,
  page,
  pageQuery,
  paragraphs,
} from '#platform/common/shapes.ts'
import * as t from '#domains/offers/texts.ts'

export const offerStatus = z.enum(['pending', 'countered', 'accepted', 'declined', 'withdrawn', 'expired'])
export const offerKind = z.enum(['offer', 'fixed_price', 'second_chance'])
export type OfferKind = z.output<typeof offerKind>
export type OfferStatus = z.output<typeof offerStatus>

export const offerMove = z.strictObject({
  side: z.enum(['buyer', 'seller', 'system']),
  action: z.enum(['offered', 'countered', 'accepted', 'declined', 'withdrew', 'expired']),
  /** By the limits that the seller set, not by a person. */
  is_automatic: z.boolean(),
  amount_cents: z.nullable(z.int()),
  message: z.string(),
  reason: z.nullable(z.enum(['time', 'first_bid', 'sold', 'closed'])),
  at: instant,
})
export type OfferMove = z.output<typeof offerMove>

export const offer = z.strictObject({
  id,
  listing: listingCard,
  role: z.enum(['buyer', 'seller']),
  /** The business I answer for, being on its team; null where I'm a side myself. */
  acting_for: z.nullable(z.strictObject({ id: idOfAccount, name: z.string() })),
  counterparty: z.strictObject({ id: idOfAccount, display_name: z.string(), avatar: z.nullable(z.string()) }),
  /**
   * `fixed_price`: proposed by the seller after the auction didn't sell. `second_chance`: after the winner defaulted,
   * at the bidder's own price.
   */
  kind: offerKind,
  /** `pending` waits for the seller, `countered` for the buyer. */
  status: offerStatus,
  /** For the thing; the delivery is on top. */
  amount_cents: z.int(),
  /** The buyer's choice; null until then. */
  delivery: z.nullable(
    z.strictObject({
      method: z.enum(deliveryMethods),
      kind: z.nullable(z.enum(deliveryKinds)),
      name: z.string(),
      /** Null where the two sides agree on it after the sale. */
      delivery_cents: z.nullable(z.int()),
      rural_cents: z.int(),
    }),
  ),
  /** With what is known of the delivery. */
  total_cents: z.int(),
  expires_at: z.nullable(instant),
  created_at: instant,
  updated_at: instant,
  moves: z.array(offerMove),
  may: z.strictObject({
    accept: z.boolean(),
    decline: z.boolean(),
    counter: z.nullable(z.strictObject({ min_cents: z.int(), max_cents: z.nullable(z.int()) })),
    withdraw: z.boolean(),
  }),
  open_requirements: z.array(buyerRequirement),
  trade_id: z.nullable(id),
})
export type Offer = z.output<typeof offer>

export const offerViewer = z.strictObject({
  may_offer: z.boolean(),
  why_not: z.nullable(z.string()),
  min_cents: z.int(),
  /** Below the price it can be bought for; null for price by enquiry. */
  max_cents: z.nullable(z.int()),
  open_requirements: z.array(buyerRequirement),
  /**
   * Until when, and to how many people, the seller may send one fixed-price offer; null for others
   * and at other times.
   */
  fixed_price: z.nullable(z.strictObject({ until: instant, under_bidders: z.int(), watchers: z.int() })),
  /**
   * After the winner defaulted: until when the seller may offer it to the next bidder at that
   * bidder's own price.
   */
  second_chance: z.nullable(z.strictObject({ until: instant, bidder: z.string(), amount_cents: z.int() })),
})
export type OfferViewer = z.output<typeof offerViewer>

export const listOffers = {
  query: z.strictObject({
    listing: z.optional(idOfListing),
    role: z.optional(z.enum(['buyer', 'seller'])),
    /** A business that the caller answers for: offers on its listings. */
    seller: z.optional(idOfAccount),
    ...pageQuery,
  }),
  reply: z.strictObject({
    ...page(offer).shape,
    viewer: z.nullable(offerViewer),
  }),
}

const message = z._default(paragraphs(t.the_message, 500), '')

const promise = {
  /** By the buyer; without it, what was chosen before stays. */
  delivery: z.optional(deliveryChoice),
  /** With delivery, as it was seen; refused if it is another by now. */
  total_cents: z.optional(cents),
}

export const makeOffer = {
  body: z.strictObject({ listing_id: idOfListing, amount_cents: cents, message, ...promise }),
  reply: offer,
}

export const getOffer = {
  params: byId,
  reply: offer,
}

export const answerOffer = {
  params: byId,
  body: z
    .strictObject({
      action: z.enum(['accept', 'decline', 'counter', 'withdraw'], {
        error: t.choose_what_to_do_with_the_offer,
      }),
      amount_cents: z.optional(cents),
      message,
      ...promise,
    })
    .check(
      z.refine((answer) => answer.action !== 'counter' || answer.amount_cents !== undefined, {
        error: t.enter_a_price,
        path: ['amount_cents'],
      }),
    ),
  reply: offer,
}

export const withdrawOffer = {
  query: z.strictObject({ listing: idOfListing, buyer: idOfAccount }),
  reply: done,
}

export const sendFixedPriceOffer = {
  body: z.strictObject({ listing_id: idOfListing, amount_cents: cents, message }),
  reply: z.strictObject({ sent_count: z.int(), expires_at: instant }),
}

export const sendSecondChance = {
  body: z.strictObject({ listing_id: idOfListing, message }),
  reply: z.strictObject({ offer_id: id, amount_cents: z.int(), expires_at: instant }),
}
