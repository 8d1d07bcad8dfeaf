import * as z from 'zod/mini'
import { ledgerReceipt } from '#domains/deals/common/ledger/ledger.shapes.ts'
import { listingCard, liveListing } from '#domains/listings/common/listings.shapes.ts'
import { byListing, cents, id, instant, idOfListing, page, pageQuery, yes } from '#platform/common/shapes.ts'
import * as t from '#domains/auctions/texts.ts'

const bidAmount = {
  /** Either field is the bidder's maximum. */
  amount_cents: z.optional(cents),
  max_cents: z.optional(cents),
}

export const placeBid = {
  body: z.strictObject({ listing_id: idOfListing, ...bidAmount }).check(
    z.refine((bid) => bid.amount_cents !== undefined || bid.max_cents !== undefined, {
      error: t.enter_your_bid,
      path: ['max_cents'],
    }),
    z.refine(
      (bid) =>
        bid.amount_cents === undefined || bid.max_cents === undefined || bid.amount_cents === bid.max_cents,
      { error: t.amount_cents_and_max_cents_must_be_the_same, path: ['max_cents'] },
    ),
  ),
  reply: z.strictObject({
    sequence: z.int(),
    placed_at: instant,
    max_cents: z.int(),
    standing: z.enum(['leading', 'outbid']),
    listing: liveListing,
    receipt: ledgerReceipt,
  }),
}

export const bidRow = z.strictObject({
  listing_id: idOfListing,
  sequence: z.int(),
  pseudonym: z.string(),
  is_mine: z.boolean(),
  my_max_cents: z.nullable(z.int()),
  leader: z.string(),
  price_cents: z.int(),
  placed_at: instant,
  extended: z.boolean(),
  voided: z.nullable(z.strictObject({ at: instant, price_cents: z.int() })),
})
export type BidRow = z.output<typeof bidRow>

/** The public view: no limit, and no names but the pseudonyms of this auction. */
export const liveBid = z.strictObject({
  sequence: z.int(),
  pseudonym: z.string(),
  leader: z.string(),
  price_cents: z.int(),
  placed_at: instant,
  extended: z.boolean(),
})
export type LiveBid = z.output<typeof liveBid>

/**
 * A page that lacks bids before `latest`, or whose count of voids differs, reads the history again.
 */
export const liveBids = z.strictObject({
  /** The last few, latest first. */
  latest: z.array(liveBid),
  last_sequence: z.int(),
  /** The number of bidders whose bids were voided. */
  voids: z.int(),
})
export type LiveBids = z.output<typeof liveBids>

export const listBids = {
  query: z.strictObject({ listing: z.optional(idOfListing), mine: yes, ...pageQuery }).check(
    z.refine((query) => query.listing !== undefined || query.mine !== undefined, {
      error: t.give_a_listing_or_mine_yes,
      path: ['listing'],
    }),
  ),
  reply: page(bidRow),
}

export const listMyAuctions = {
  query: z.strictObject({
    standing: z.optional(z.enum(['leading', 'outbid', 'won', 'lost'])),
    ...pageQuery,
  }),
  reply: page(
    z.strictObject({
      listing: listingCard,
      my_max_cents: z.int(),
      /** The caller's pseudonym there; they lead if it is the listing's leader. */
      my_pseudonym: z.string(),
      standing: z.enum(['leading', 'outbid', 'won', 'lost']),
      last_bid_at: instant,
      /** Null until sold, and if the sale fell through. */
      went_for_cents: z.nullable(z.int()),
      was_voided: z.boolean(),
    }),
  ),
}

export const buyNow = {
  params: byListing,
  body: z.strictObject({
    quantity: z._default(
      z
        .int({ error: t.this_must_be_a_whole_number })
        .check(z.positive({ error: t.at_least_one }), z.maximum(10_000)),
      1,
    ),
    /** The price per piece that the buyer saw; refused if the seller has changed it since. */
    price_cents: z.optional(cents),
  }),
  reply: z.strictObject({ trade_id: id, price_cents: z.int(), listing: liveListing }),
}
