import * as z from 'zod/mini'
import { byAccount, idOfAccount, instant, line, paragraphs, slug } from '#platform/common/shapes.ts'
import { planNeeded } from '#domains/billing/common/subscriptions/permissions.shapes.ts'
import { feedRun } from './feed-runs.shapes.ts'
import * as t from '#domains/stock-feed/texts.ts'

/** As MotorCentral writes it: letters, digits, dots, dashes and underscores. */
const mcDealershipId = z.nullable(
  line(t.the_dealership_number, 40).check(
    z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, { error: t.a_dealership_number_is_letters_and_digits }),
  ),
)

const yesOrNo = z.nullable(z.boolean({ error: t.choose_yes_or_no }))

/** Values that apply to every vehicle and aren't in a feed. */
const feedSettings = {
  suburb: z.nullable(slug),
  on_road_costs_included: yesOrNo,
  has_security_interest: yesOrNo,
  wof_at_sale: z.nullable(z.enum(['new', 'as_is'], { error: t.choose_from_the_list })),
  year_is_first_registered: z.boolean({ error: t.choose_yes_or_no }),
  ending: paragraphs(t.the_ending, 1000),
}

export const recordState = z.enum(['new', 'listed', 'changed', 'withdrawn', 'refused'], {
  error: t.choose_from_the_list,
})
export type RecordState = z.output<typeof recordState>

const recordCounts = z.strictObject({
  new: z.int(),
  listed: z.int(),
  changed: z.int(),
  withdrawn: z.int(),
  refused: z.int(),
  with_problems: z.int(),
})

export const stockFeed = z.strictObject({
  mc_dealership_id: z.nullable(z.string()),
  /** Whether the plan has a stock feed. */
  is_allowed: z.boolean(),
  plan_needed: z.nullable(planNeeded),
  /** Whether the feed can be fetched here, or files only be uploaded. */
  may_fetch: z.boolean(),
  ...feedSettings,
  counts: recordCounts,
  /** The current run, or the latest. */
  run: z.nullable(feedRun),
})
export type StockFeed = z.output<typeof stockFeed>

export const getStockFeed = {
  reply: stockFeed,
}

export const putStockFeed = {
  body: z.partial(z.strictObject(feedSettings)),
  reply: stockFeed,
}

export const updateMcDealership = {
  params: byAccount,
  body: z.strictObject({ mc_dealership_id: mcDealershipId }),
  reply: z.strictObject({ id: idOfAccount, mc_dealership_id: z.nullable(z.string()) }),
}

export const getMemberFeed = {
  params: byAccount,
  reply: z.strictObject({
    mc_dealership_id: z.nullable(z.string()),
    is_allowed: z.boolean(),
    counts: recordCounts,
    runs: z.array(feedRun),
    updated_at: z.nullable(instant),
  }),
}
