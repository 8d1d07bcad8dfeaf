import * as z from 'zod/mini'
import { deliveryChoice } from '#domains/delivery/common/delivery-options.shapes.ts'
import { ledgerReceipt } from '#domains/deals/common/ledger/ledger.shapes.ts'
import { listingCard, liveListing } from '#domains/listings/common/listings.shapes.ts'
import { chosenSettings } from '#domains/settings/common/settings.shapes.ts'
import {
  byListing,
  cents,
  id,
  instant,
  idOfListing,
  page,
  pageQuery,
  yes,
  line,
  paragraphs,
} from '#platform/common/shapes.ts'
import { voidReasons } from './bidding.ts'
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
    /** Without it, the buyer chooses within 48 hours. */
    delivery: z.optional(deliveryChoice),
    /** With delivery, as the buyer saw it; refused if it is another by now. */
    total_cents: z.optional(cents),
  }),
  /** `total_cents`: with what is known of the delivery. */
  reply: z.strictObject({ trade_id: id, price_cents: z.int(), total_cents: z.int(), listing: liveListing }),
}

export const voidBidder = {
  params: byListing,
  body: z.strictObject({
    pseudonym: line(t.the_bidder, 60),
    reason: z.enum(voidReasons, { error: t.choose_a_reason_they_asked_for_it_or }),
    note: z._default(paragraphs(t.the_note, 500), ''),
  }),
  reply: z.strictObject({ voided_bids: z.int(), listing: liveListing }),
}

export const lowerMaximum = {
  params: byListing,
  body: z.strictObject({ max_cents: cents }),
  reply: z.strictObject({ max_cents: z.int(), listing: liveListing, receipt: ledgerReceipt }),
}

const {
  extension_minutes: extensionMinutes,
  max_auction_days: maxAuctionDays,
  min_auction_minutes: minAuctionMinutes,
} = chosenSettings
const {
  free_general_listings: freeGeneralListings,
  free_vehicle_listings: freeVehicleListings,
  free_property_listings: freePropertyListings,
} = chosenSettings

/** Each is a setting, with the same bounds. */
export const rulesToTry = {
  /** Null: each auction's own value. */
  extension_minutes: z.nullable(extensionMinutes),
  /** Null: no limit, as below. */
  max_auction_days: z.nullable(maxAuctionDays),
  min_auction_minutes: minAuctionMinutes,
  /** Live at once without a plan. */
  free_general_listings: freeGeneralListings,
  free_vehicle_listings: freeVehicleListings,
  free_property_listings: freePropertyListings,
}
const tried = z.strictObject(rulesToTry)
export type RulesToTry = z.output<typeof tried>

const money = z.int()
const counted = z.strictObject({ count: z.int(), cents: money })

export const sandboxOutcome = z.strictObject({
  from: instant,
  to: instant,
  auctions: z.strictObject({
    /** Auctions that closed at their scheduled time. */
    total: z.int(),
    replayed: z.int(),
    /** Auctions whose stored result differs from a replay by their own rules. */
    left_out: z.int(),
    /** Ended by Buy Now, an offer, a withdrawal or their seller. */
    other_ends: z.int(),
  }),
  prices: z.strictObject({
    sold_before: z.int(),
    sold_after: z.int(),
    before_cents: money,
    after_cents: money,
    higher: counted,
    lower: counted,
    newly_sold: z.int(),
    no_longer_sold: z.int(),
    other_winner: z.int(),
  }),
  bids: z.strictObject({ total: z.int(), too_low: z.int(), too_late: z.int() }),
  extensions: z.strictObject({
    before: z.int(),
    after: z.int(),
    later: z.int(),
    earlier: z.int(),
    later_seconds: z.int(),
    earlier_seconds: z.int(),
  }),
  /** The auctions whose price would differ most. */
  largest: z.array(
    z.strictObject({
      listing_id: idOfListing,
      title: z.string(),
      was_cents: z.nullable(money),
      would_be_cents: z.nullable(money),
    }),
  ),
  limits: z.strictObject({
    too_long: counted,
    too_short: counted,
    /** Sales of listings that a member without a plan couldn't have published. */
    trades: z.int(),
    looked_at: z.int(),
    over_limit: counted,
  }),
  /** The run stopped early because it would have taken too long. */
  is_cut_short: z.boolean(),
})
export type SandboxOutcome = z.output<typeof sandboxOutcome>

export const tryRules = {
  body: tried,
  reply: sandboxOutcome,
}
