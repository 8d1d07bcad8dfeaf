import * as z from 'zod/mini'
import { listingCard, listingStatus, saleMethod } from '#domains/listings/common/listings.shapes.ts'
import { idOfAccount, id, instant, idOfListing, type } from '#platform/common/shapes.ts'
import * as t from '#domains/insights/texts.ts'

/** A date in Auckland, YYYY-MM-DD. */
const day = z.iso.date()

export const figure = z.strictObject({
  value: z.int(),
  before: z.int(),
  /** To 0.1 %; null if there was nothing before. */
  change_percent: z.nullable(z.number()),
})
export type Figure = z.output<typeof figure>

const daily = z.strictObject({
  day,
  members: z.int(),
  live_listings: z.int(),
  bids: z.int(),
  trades: z.int(),
  traded_cents: z.int(),
  /** Parts of the traded amount. */
  general_cents: z.int(),
  vehicle_cents: z.int(),
  property_cents: z.int(),
  /** The amount on the corresponding day of the other period. */
  traded_before_cents: z.int(),
})
export type DayOfStats = z.output<typeof daily>

const person = z.strictObject({ id: idOfAccount, display_name: z.string() })

export const latestMember = z.strictObject({
  ...person.shape,
  seller_kind: z.enum(['private', 'in_trade']),
  suburb: z.nullable(z.string()),
  member_since: instant,
})
export type LatestMember = z.output<typeof latestMember>

export const latestListing = z.strictObject({
  id,
  type,
  title: z.string(),
  seller: person,
  sale_method: saleMethod,
  /** 0 for price by enquiry; weekly for rentals. */
  price_cents: z.int(),
  purpose: z.nullable(z.enum(['sale', 'rent', 'flatmate'])),
  listed_at: instant,
})
export type LatestListing = z.output<typeof latestListing>

export const latestTrade = z.strictObject({
  id,
  listing_id: idOfListing,
  title: z.string(),
  seller: person,
  buyer: person,
  how: z.enum(['won', 'buy_now', 'marked_sold', 'offer', 'second_chance']),
  total_cents: z.int(),
  agreed_at: instant,
})
export type LatestTrade = z.output<typeof latestTrade>

export const closingAuction = z.strictObject({ ...listingCard.shape, seller: person })
export type ClosingAuction = z.output<typeof closingAuction>

/** The days just before, or the same days a year ago. */
export const reportCompare = z.enum(['period', 'year'])
export type ReportCompare = z.output<typeof reportCompare>

export const days = z
  .int({ error: t.this_must_be_a_number_of_days })
  .check(
    z.minimum(1, { error: t.look_back_at_least_1_day }),
    z.maximum(366, { error: t.look_back_at_most_366_days }),
  )

export const getAdminDashboardStats = {
  query: z.strictObject({ days: z._default(days, 28), compare: z._default(reportCompare, 'period') }),
  reply: z.strictObject({
    days: z.int(),
    compare: reportCompare,
    /** The figures run from the start of the first day in Auckland to this instant. */
    as_of: instant,
    figures: z.strictObject({
      /** Active and suspended accounts. */
      members: figure,
      live_listings: figure,
      bids: figure,
      /** Cancelled trades don't count. */
      trades: figure,
      traded_cents: figure,
    }),
    daily: z.array(daily),
    flagged_listings: z.int(),
    open_disputes: z.int(),
    listings: z.array(z.strictObject({ type, status: listingStatus, count: z.int() })),
    latest: z.strictObject({
      members: z.array(latestMember),
      listings: z.array(latestListing),
      trades: z.array(latestTrade),
    }),
    /** Auctions that close within the hour, earliest first; `items` holds at most 20. */
    closing: z.strictObject({ total: z.int(), items: z.array(closingAuction) }),
  }),
}
