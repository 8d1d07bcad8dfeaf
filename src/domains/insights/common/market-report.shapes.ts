import * as z from 'zod/mini'
import { calendar_day, file, id, instant, page, page_query } from '#platform/common/shapes.ts'
import { figure, report_compare } from './stats.shapes.ts'

/** Ended listings also count how many sold; sales and revenue also sum amounts. */
export const market_report_kind = z.enum([
  'sales',
  'listed',
  'ended',
  'members',
  'bids',
  'offers',
  'revenue',
  'flags',
])
export type MarketReportKind = z.output<typeof market_report_kind>

export const report_interval = z.enum(['day', 'week', 'month'])
export type ReportInterval = z.output<typeof report_interval>

/** The breakdown of its rows: plans for revenue, kinds of seller for members. */
export const report_part = z.enum(['type', 'category', 'region', 'plan', 'seller_kind'])
export type ReportPart = z.output<typeof report_part>

const report_query = {
  kind: z._default(market_report_kind, 'sales'),
  /** In Auckland, the last day included; the last 28 days where they're left out. */
  from: z.optional(calendar_day),
  to: z.optional(calendar_day),
  interval: z._default(report_interval, 'day'),
  compare: z._default(report_compare, 'period'),
}

const measured = {
  count: z.int(),
  /** Null for kinds without money. */
  amount_cents: z.nullable(z.int()),
  before_count: z.int(),
  before_amount_cents: z.nullable(z.int()),
}

export const report_point = z.strictObject({ from: z.string(), to: z.string(), ...measured })
export type ReportPoint = z.output<typeof report_point>

export const report_share = z.strictObject({
  value: z.string(),
  /** The name of a category, region or plan; null if the value is its own label. */
  name: z.nullable(z.string()),
  ...measured,
})
export type ReportShare = z.output<typeof report_share>

export const getReport = {
  query: z.strictObject(report_query),
  reply: z.strictObject({
    kind: market_report_kind,
    from: z.string(),
    to: z.string(),
    before_from: z.string(),
    before_to: z.string(),
    interval: report_interval,
    compare: report_compare,
    /** If the last day is today, both periods end at this time of day. */
    as_of: instant,
    count: figure,
    amount_cents: z.nullable(figure),
    /** How many of the ended listings sold. */
    sold: z.nullable(figure),
    points: z.array(report_point),
    parts: z.array(z.strictObject({ by: report_part, shares: z.array(report_share) })),
  }),
}
export type MarketReport = z.output<typeof getReport.reply>

export const market_report_row = z.strictObject({
  id,
  listing_id: z.nullable(id),
  account_id: z.nullable(id),
  /** The title of the listing, or a member's name. */
  title: z.string(),
  amount_cents: z.nullable(z.int()),
  at: instant,
})
export type MarketReportRow = z.output<typeof market_report_row>

export const listReportRows = {
  query: z.strictObject({
    kind: report_query.kind,
    from: calendar_day,
    to: calendar_day,
    by: z.optional(report_part),
    value: z.optional(z.string().check(z.maxLength(80))),
    ...page_query,
  }),
  reply: page(market_report_row),
}

export const exportReport = {
  query: z.strictObject(report_query),
  reply: file,
}
