import * as z from 'zod/mini'
import { formatCount } from '#shared/texts/choose-plural.ts'
import { max_auction_minutes_allowed } from '#shared/rules/closing-rules.ts'
import { cents, id, instant } from '../core/shapes.ts'
import * as t from './texts.ts'
import { max_increment_steps } from './rule-sandbox.ts'

const step = z.strictObject({ up_to_cents: z.nullable(cents), increment_cents: cents })

const rises = (steps: z.output<typeof step>[]) =>
  steps.every(({ up_to_cents }, at) => {
    const before = steps[at - 1]
    const isLast = at === steps.length - 1
    if (isLast !== (up_to_cents === null)) return false
    return !before || up_to_cents === null || up_to_cents > before.up_to_cents!
  })

const whole = (least: number, most: number) =>
  z
    .int({ error: t.enter_a_whole_number })
    .check(
      z.minimum(least, { error: () => t.enter_at_least({ least }) }),
      z.maximum(most, { error: () => t.enter_at_most({ most: formatCount(most) }) }),
    )
const limit = z.nullable(whole(0, 100_000))

export const rules_to_try = {
  increments: z
    .array(step)
    .check(
      z.minLength(1, { error: t.give_at_least_one_step }),
      z.maxLength(max_increment_steps, { error: t.at_most_twelve_steps }),
      z.refine(rises, { error: t.each_step_must_begin_where_the_last_ended }),
    ),
  /** Null: as each auction had. */
  extension_minutes: z.nullable(whole(0, 60)),
  max_auction_days: z.nullable(whole(1, max_auction_minutes_allowed / 1440)),
  min_auction_minutes: z.nullable(whole(1, max_auction_minutes_allowed)),
  /** Live at once without a plan; null: no limit. */
  free_general_listings: limit,
  free_vehicle_listings: limit,
  free_property_listings: limit,
}
const tried = z.strictObject(rules_to_try)
export type RulesToTry = z.output<typeof tried>

const money = z.int()
const counted = z.strictObject({ count: z.int(), cents: money })

export const sandbox_outcome = z.strictObject({
  from: instant,
  to: instant,
  auctions: z.strictObject({
    /** That closed at their time. */
    total: z.int(),
    replayed: z.int(),
    /** Their stored result isn't what replaying them by their own rules gives. */
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
  /** Those whose price would differ most. */
  largest: z.array(
    z.strictObject({
      listing_id: id,
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
  /** Less was looked at, because it would have taken too long. */
  is_cut_short: z.boolean(),
})
export type SandboxOutcome = z.output<typeof sandbox_outcome>

export const tryRules = {
  body: tried,
  reply: sandbox_outcome,
}
