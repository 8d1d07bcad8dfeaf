import * as z from 'zod/mini'
import {
  idOfAccount,
  calendarDay,
  file,
  id,
  instant,
  idOfListing,
  page,
  pageQuery,
  type,
} from '#platform/common/shapes.ts'
import { days, figure } from './stats.shapes.ts'

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
