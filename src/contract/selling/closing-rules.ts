import * as z from 'zod/mini'

/** Times of an auction that everyone may know (trading-rules.md › Time); the shortest depends on the installation. */

/** Nobody may choose more than these, so that what a draft says stays within bounds. */
export const max_auction_minutes_allowed = 60 * 24 * 60
export const max_auto_relists_allowed = 20

const whole = (least: number, most: number, unit: string) =>
  z
    .int('This must be a whole number.')
    .check(z.minimum(least, `At least ${least} ${unit}.`), z.maximum(most, `At most ${most} ${unit}.`))

/** What an admin may set of them. An auction keeps those it went live with. */
export const closing_choices = {
  /** Null: as this installation was set up. */
  min_auction_minutes: z.nullable(whole(2, 24 * 60, 'minutes')),
  max_auction_days: whole(1, max_auction_minutes_allowed / 1440, 'days'),
  /** A bid in the last minutes moves the closing to that long after it. */
  extension_minutes: whole(1, 30, 'minutes'),
  /** After the first bid a reserve falls no lower than to this part of the first. */
  reserve_floor_percent: whole(1, 100, 'per cent'),
  /** While no node says for so long that it runs, Hoko is out of reach: an outage. */
  outage_seconds: whole(10, 600, 'seconds'),
  /** An outage in the last minutes of an auction moves its closing to so long after it. */
  outage_extension_minutes: whole(1, 60, 'minutes'),
  /** An unsold listing is listed again by itself at most so often. */
  max_auto_relists: whole(0, max_auto_relists_allowed, 'times'),
}

export const usual_closing_choices = {
  min_auction_minutes: null,
  max_auction_days: 14,
  extension_minutes: 2,
  reserve_floor_percent: 50,
  outage_seconds: 60,
  outage_extension_minutes: 10,
  max_auto_relists: 6,
}

/** The same as they hold: with the shortest of this installation where nobody chose one. */
export const closing_rules = z.strictObject({
  min_auction_minutes: z.int(),
  max_auction_minutes: z.int(),
  extension_minutes: z.int(),
  reserve_floor_percent: z.int(),
  outage_seconds: z.int(),
  outage_extension_minutes: z.int(),
  max_auto_relists: z.int(),
})
export type ClosingRules = z.output<typeof closing_rules>

export const usual_closing_rules: ClosingRules = {
  min_auction_minutes: 10,
  max_auction_minutes: usual_closing_choices.max_auction_days * 24 * 60,
  extension_minutes: usual_closing_choices.extension_minutes,
  reserve_floor_percent: usual_closing_choices.reserve_floor_percent,
  outage_seconds: usual_closing_choices.outage_seconds,
  outage_extension_minutes: usual_closing_choices.outage_extension_minutes,
  max_auto_relists: usual_closing_choices.max_auto_relists,
}

/** '10 minutes', '14 days' */
export function formatMinutes(minutes: number): string {
  if (minutes % 1440 === 0) return minutes === 1440 ? '1 day' : `${minutes / 1440} days`
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
