import * as z from 'zod/mini'
import { calendar_day, file, id, instant, page, page_query, type } from '#platform/common/shapes.ts'
import { days, figure } from './stats.shapes.ts'

/** Views are counted by day alone, so the period before has whole days of them. */
export const report_rows = z.enum([
  'views',
  'watchers',
  'bids',
  'finance_enquiries',
  'ended',
  'sales',
  'bids_placed',
  'purchases',
])
export type ReportRows = z.output<typeof report_rows>

export const day_of_report = z.strictObject({
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
export type DayOfReport = z.output<typeof day_of_report>

/** A day in Auckland, of the period; filters to that day. */
const one_day = { day: z.optional(calendar_day) }

const period = {
  days: z._default(days, 28),
  /** A business whose figures the caller may see: only its selling. */
  seller: z.optional(id),
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
    daily: z.array(day_of_report),
  }),
}
export type UserReports = z.output<typeof getUserReports.reply>

export const report_row = z.strictObject({
  listing_id: id,
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
export type ReportRow = z.output<typeof report_row>

export const listUserReportRows = {
  query: z.strictObject({ show: report_rows, ...one_day, ...period, ...page_query }),
  reply: page(report_row),
}

export const exportUserReports = {
  /** The day is only used with `show`. */
  query: z.strictObject({ show: z.optional(report_rows), ...one_day, ...period }),
  reply: file,
}
