import * as z from 'zod/mini'

/** Times of an auction that everyone may know (trading-rules.md › Time); the shortest depends on the installation. */

/** Nobody may choose more than these, so that what a draft says stays within bounds. */
export const furthest_auction_minutes = 60 * 24 * 60
export const furthest_auto_relists = 20

const whole = (least: number, most: number, unit: string) =>
  z
    .int('This must be a whole number.')
    .check(z.minimum(least, `At least ${least} ${unit}.`), z.maximum(most, `At most ${most} ${unit}.`))

/** What an admin may set of them. An auction keeps those it went live with. */
export const closing_choices = {
  /** Null: as this installation was set up. */
  shortest_auction_minutes: z.nullable(whole(2, 24 * 60, 'minutes')),
  longest_auction_days: whole(1, furthest_auction_minutes / 1440, 'days'),
  /** A bid in the last minutes moves the closing to that long after it. */
  extension_minutes: whole(1, 30, 'minutes'),
  /** After the first bid a reserve falls no lower than to this part of the first. */
  reserve_floor_percent: whole(1, 100, 'per cent'),
  /** While no node says for so long that it runs, Hoko is out of reach: an outage. */
  outage_seconds: whole(10, 600, 'seconds'),
  /** An outage in the last minutes of an auction moves its closing to so long after it. */
  outage_extension_minutes: whole(1, 60, 'minutes'),
  /** An unsold listing is listed again by itself at most so often. */
  most_auto_relists: whole(0, furthest_auto_relists, 'times'),
}

export const usual_closing_choices = {
  shortest_auction_minutes: null,
  longest_auction_days: 14,
  extension_minutes: 2,
  reserve_floor_percent: 50,
  outage_seconds: 60,
  outage_extension_minutes: 10,
  most_auto_relists: 6,
}

/** The same as they hold: with the shortest of this installation where nobody chose one. */
export const closing_rules = z.strictObject({
  shortest_auction_minutes: z.int(),
  longest_auction_minutes: z.int(),
  extension_minutes: z.int(),
  reserve_floor_percent: z.int(),
  outage_seconds: z.int(),
  outage_extension_minutes: z.int(),
  most_auto_relists: z.int(),
})
export type ClosingRules = z.output<typeof closing_rules>

export const usual_closing_rules: ClosingRules = {
  shortest_auction_minutes: 10,
  longest_auction_minutes: usual_closing_choices.longest_auction_days * 24 * 60,
  extension_minutes: usual_closing_choices.extension_minutes,
  reserve_floor_percent: usual_closing_choices.reserve_floor_percent,
  outage_seconds: usual_closing_choices.outage_seconds,
  outage_extension_minutes: usual_closing_choices.outage_extension_minutes,
  most_auto_relists: usual_closing_choices.most_auto_relists,
}

/** '10 minutes', '14 days' */
export function minutesWords(minutes: number): string {
  if (minutes % 1440 === 0) return minutes === 1440 ? '1 day' : `${minutes / 1440} days`
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
