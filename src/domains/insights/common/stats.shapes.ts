import * as z from 'zod/mini'
import { listingCard, listingStatus, saleMethod } from '#domains/listings/common/listings.shapes.ts'
import {
  idOfAccount,
  id,
  instant,
  idOfListing,
  type,
  file,
  page,
  pageQuery,
  calendarDay,
} from '#platform/common/shapes.ts'
import { tradeStatus } from '#domains/trades/common/trades.shapes.ts'
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
  status: tradeStatus,
  total_cents: z.int(),
  agreed_at: instant,
})
export type LatestTrade = z.output<typeof latestTrade>

export const closingAuction = z.strictObject({
  ...listingCard.shape,
  seller: person,
  /** The gravest reason to look at it before it closes. */
  risk: z.nullable(z.enum(['reported', 'flagged', 'new_seller'])),
})
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
    /** Auctions that close within the hour, earliest first; `items` holds at most 6. */
    closing: z.strictObject({ total: z.int(), items: z.array(closingAuction) }),
  }),
}

const monthOfRevenue = z.strictObject({
  /** In Auckland, YYYY-MM, and its days. */
  month: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  /** Invoices less corrections, GST included. */
  revenue_cents: z.int(),
  gst_cents: z.int(),
  invoices: z.int(),
  refunded_cents: z.int(),
})
export type MonthOfRevenue = z.output<typeof monthOfRevenue>

const months = z._default(z.int().check(z.minimum(1), z.maximum(36)), 12)

const planOfRevenue = z.strictObject({
  plan_id: id,
  name: z.string(),
  active: z.int(),
  mrr_cents: z.int(),
  overdue_cents: z.int(),
})
export type PlanOfRevenue = z.output<typeof planOfRevenue>

export const getRevenue = {
  query: z.strictObject({ months }),
  reply: z.strictObject({
    months: z.array(monthOfRevenue),
    total_cents: z.int(),
    /** Without GST. */
    net_cents: z.int(),
    refunded_cents: z.int(),
    /** The monthly price of active plans, GST included; a yearly plan counts a twelfth. */
    mrr_cents: z.int(),
    /** The unpaid price of overdue plans, GST included. */
    overdue_cents: z.int(),
    /** The plans that somebody has now, the most first. */
    by_plan: z.array(planOfRevenue),
    /** Some of it is from the sandbox, where no money is taken. */
    has_test: z.boolean(),
    /** Some of it isn't from the sandbox. */
    has_other: z.boolean(),
    active: z.int(),
    past_due: z.int(),
    /** In the last 30 days. */
    failed: z.int(),
    ended: z.int(),
    /** The churn among those who paid 30 days ago; null if there were none. */
    churn_percent: z.nullable(z.number()),
  }),
}
export type Revenue = z.output<typeof getRevenue.reply>

export const revenueRows = z.enum(['active', 'past_due', 'failed', 'ended'])
export type RevenueRows = z.output<typeof revenueRows>

export const revenueRow = z.strictObject({
  id,
  account_id: idOfAccount,
  name: z.string(),
  plan_name: z.string(),
  amount_cents: z.int(),
  /** When it began, became due, failed or ended. */
  at: instant,
  failure_code: z.nullable(z.string()),
})
export type RevenueRow = z.output<typeof revenueRow>

export const listRevenueRows = {
  query: z.strictObject({ show: revenueRows, ...pageQuery }),
  reply: page(revenueRow),
}

export const exportRevenue = {
  query: z.strictObject({ months }),
  reply: file,
}

/** Views are counted by day alone, so the period before has whole days of them. */
export const reportRows = z.enum([
  'views',
  'watchers',
  'bids',
  'finance_enquiries',
  'ended',
  'sales',
  'bids_placed',
  'purchases',
])
export type ReportRows = z.output<typeof reportRows>

export const dayOfReport = z.strictObject({
  /** In Auckland, YYYY-MM-DD. */
  day: z.string(),
  views: z.int(),
  watchers: z.int(),
  bids: z.int(),
  finance_enquiries: z.int(),
  ended: z.int(),
  sales: z.int(),
  earnings_cents: z.int(),
  bids_placed: z.int(),
  purchases: z.int(),
  spend_cents: z.int(),
})
export type DayOfReport = z.output<typeof dayOfReport>

/** A day in Auckland, of the period; filters to that day. */
const oneDay = { day: z.optional(calendarDay) }

const period = {
  days: z._default(days, 28),
  /** A business whose figures the caller may see: only its selling. */
  seller: z.optional(idOfAccount),
}

export const getUserReports = {
  query: z.strictObject(period),
  reply: z.strictObject({
    days: z.int(),
    /** The figures run from the start of the first day in Auckland to this instant. */
    as_of: instant,
    figures: z.strictObject({
      views: figure,
      /** Those who began to watch, including those who have stopped since. */
      watchers: figure,
      bids: figure,
      /** Enquiries that were sent to the caller as the dealer, including withdrawn ones. */
      finance_enquiries: figure,
      /** Listings that sold or closed unsold; withdrawn ones only if they had a sale. */
      ended: figure,
      /** How many of those had a sale that wasn't cancelled. */
      ended_sold: figure,
      /** Sales that the buyer confirmed, without cancelled ones; the same goes for purchases. */
      sales: figure,
      earnings_cents: figure,
      bids_placed: figure,
      purchases: figure,
      spend_cents: figure,
    }),
    daily: z.array(dayOfReport),
  }),
}
export type UserReports = z.output<typeof getUserReports.reply>

export const reportRow = z.strictObject({
  listing_id: idOfListing,
  type,
  title: z.string(),
  /** Only for sales and purchases. */
  trade_id: z.nullable(id),
  count: z.int(),
  /** The sale or purchase; for an ended listing, all its sales. Null if no money changes hands. */
  amount_cents: z.nullable(z.int()),
  /** The latest; null for views. */
  at: z.nullable(instant),
})
export type ReportRow = z.output<typeof reportRow>

export const listUserReportRows = {
  query: z.strictObject({ show: reportRows, ...oneDay, ...period, ...pageQuery }),
  reply: page(reportRow),
}

export const exportUserReports = {
  /** The day is only used with `show`. */
  query: z.strictObject({ show: z.optional(reportRows), ...oneDay, ...period }),
  reply: file,
}
