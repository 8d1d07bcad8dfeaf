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
} from '#platform/common/shapes.ts'
import { figure, reportCompare } from './stats.shapes.ts'

/** Ended listings also count how many sold; sales and revenue also sum amounts. */
export const marketReportKind = z.enum([
  'sales',
  'listed',
  'ended',
  'members',
  'bids',
  'offers',
  'revenue',
  'flags',
])
export type MarketReportKind = z.output<typeof marketReportKind>

export const reportInterval = z.enum(['day', 'week', 'month'])
export type ReportInterval = z.output<typeof reportInterval>

/** The breakdown of its rows: plans for revenue, kinds of seller for members. */
export const reportPart = z.enum(['type', 'category', 'region', 'plan', 'seller_kind'])
export type ReportPart = z.output<typeof reportPart>

const reportQuery = {
  kind: z._default(marketReportKind, 'sales'),
  /** In Auckland, the last day included; the last 28 days where they're left out. */
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
  interval: z._default(reportInterval, 'day'),
  compare: z._default(reportCompare, 'period'),
}

const measured = {
  count: z.int(),
  /** Null for kinds without money. */
  amount_cents: z.nullable(z.int()),
  before_count: z.int(),
  before_amount_cents: z.nullable(z.int()),
}

export const reportPoint = z.strictObject({ from: z.string(), to: z.string(), ...measured })
export type ReportPoint = z.output<typeof reportPoint>

export const reportShare = z.strictObject({
  value: z.string(),
  /** The name of a category, region or plan; null if the value is its own label. */
  name: z.nullable(z.string()),
  ...measured,
})
export type ReportShare = z.output<typeof reportShare>

export const getReport = {
  query: z.strictObject(reportQuery),
  reply: z.strictObject({
    kind: marketReportKind,
    from: z.string(),
    to: z.string(),
    before_from: z.string(),
    before_to: z.string(),
    interval: reportInterval,
    compare: reportCompare,
    /** If the last day is today, both periods end at this time of day. */
    as_of: instant,
    count: figure,
    amount_cents: z.nullable(figure),
    /** How many of the ended listings sold. */
    sold: z.nullable(figure),
    points: z.array(reportPoint),
    parts: z.array(z.strictObject({ by: reportPart, shares: z.array(reportShare) })),
  }),
}
export type MarketReport = z.output<typeof getReport.reply>

export const marketReportRow = z.strictObject({
  id,
  listing_id: z.nullable(idOfListing),
  account_id: z.nullable(idOfAccount),
  /** The title of the listing, or a member's name. */
  title: z.string(),
  amount_cents: z.nullable(z.int()),
  at: instant,
})
export type MarketReportRow = z.output<typeof marketReportRow>

export const listReportRows = {
  query: z.strictObject({
    kind: reportQuery.kind,
    from: calendarDay,
    to: calendarDay,
    by: z.optional(reportPart),
    value: z.optional(z.string().check(z.maxLength(80))),
    ...pageQuery,
  }),
  reply: page(marketReportRow),
}

export const exportReport = {
  query: z.strictObject(reportQuery),
  reply: file,
}
