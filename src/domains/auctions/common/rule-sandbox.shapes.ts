import * as z from 'zod/mini'
import { instant, idOfListing } from '#platform/common/shapes.ts'
import { chosenSettings } from '#domains/settings/common/settings.shapes.ts'

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
