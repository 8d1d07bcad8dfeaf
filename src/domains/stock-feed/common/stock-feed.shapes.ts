import * as z from 'zod/mini'
import { by_id, id, instant, line, paragraphs, slug } from '#platform/common/shapes.ts'
import { plan_needed } from '#domains/billing/common/subscriptions/permissions.shapes.ts'
import { feed_run } from './feed-runs.shapes.ts'
import * as t from '#domains/stock-feed/texts.ts'

/** As MotorCentral writes it: letters, digits, dots, dashes and underscores. */
const mc_dealership_id = z.nullable(
  line(t.the_dealership_number, 40).check(
    z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, { error: t.a_dealership_number_is_letters_and_digits }),
  ),
)

const yes_or_no = z.nullable(z.boolean({ error: t.choose_yes_or_no }))

/** Values that apply to every vehicle and aren't in a feed. */
const feed_settings = {
  suburb: z.nullable(slug),
  on_road_costs_included: yes_or_no,
  has_security_interest: yes_or_no,
  wof_at_sale: z.nullable(z.enum(['new', 'as_is'], { error: t.choose_from_the_list })),
  year_is_first_registered: z.boolean({ error: t.choose_yes_or_no }),
  ending: paragraphs(t.the_ending, 1000),
}

export const record_state = z.enum(['new', 'listed', 'changed', 'withdrawn', 'refused'], {
  error: t.choose_from_the_list,
})
export type RecordState = z.output<typeof record_state>

const record_counts = z.strictObject({
  new: z.int(),
  listed: z.int(),
  changed: z.int(),
  withdrawn: z.int(),
  refused: z.int(),
  with_problems: z.int(),
})

export const stock_feed = z.strictObject({
  mc_dealership_id: z.nullable(z.string()),
  /** Whether the plan has a stock feed. */
  is_allowed: z.boolean(),
  plan_needed: z.nullable(plan_needed),
  /** Whether the feed can be fetched here, or files only be uploaded. */
  may_fetch: z.boolean(),
  ...feed_settings,
  counts: record_counts,
  /** The current run, or the latest. */
  run: z.nullable(feed_run),
})
export type StockFeed = z.output<typeof stock_feed>

export const getStockFeed = {
  reply: stock_feed,
}

export const putStockFeed = {
  body: z.partial(z.strictObject(feed_settings)),
  reply: stock_feed,
}

export const updateMcDealership = {
  params: by_id,
  body: z.strictObject({ mc_dealership_id }),
  reply: z.strictObject({ id, mc_dealership_id: z.nullable(z.string()) }),
}

export const getMemberFeed = {
  params: by_id,
  reply: z.strictObject({
    mc_dealership_id: z.nullable(z.string()),
    is_allowed: z.boolean(),
    counts: record_counts,
    runs: z.array(feed_run),
    updated_at: z.nullable(instant),
  }),
}
