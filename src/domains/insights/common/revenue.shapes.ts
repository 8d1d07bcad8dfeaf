import * as z from 'zod/mini'
import { idOfAccount, file, id, instant, page, pageQuery } from '#platform/common/shapes.ts'

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

export const getRevenue = {
  query: z.strictObject({ months }),
  reply: z.strictObject({
    months: z.array(monthOfRevenue),
    total_cents: z.int(),
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
