import * as z from 'zod/mini'
import { max_auction_minutes_allowed, max_auto_relists_allowed } from '#shared/rules/closing-rules.ts'

/** Times of an auction that everyone may know (trading-rules.md › Time); the shortest depends on the installation. */

const whole = (least: number, most: number, unit: { one: string; many: string }) => {
  const count = (number: number) => `${number} ${number === 1 ? unit.one : unit.many}`
  return z
    .int('Enter a whole number.')
    .check(
      z.minimum(least, `Enter at least ${count(least)}.`),
      z.maximum(most, `Enter at most ${count(most)}.`),
    )
}

const units = {
  minutes: { one: 'minute', many: 'minutes' },
  days: { one: 'day', many: 'days' },
  percent: { one: 'per cent', many: 'per cent' },
  seconds: { one: 'second', many: 'seconds' },
  times: { one: 'time', many: 'times' },
}

/** What an admin may set of them. An auction keeps those it went live with. */
export const closing_choices = {
  /** Null: as this installation was set up. */
  min_auction_minutes: z.nullable(whole(2, 24 * 60, units.minutes)),
  max_auction_days: whole(1, max_auction_minutes_allowed / 1440, units.days),
  /** A bid this close to the end moves the closing to that long after the bid. */
  extension_minutes: whole(1, 30, units.minutes),
  /** After the first bid a reserve falls no lower than to this part of the first. */
  reserve_floor_percent: whole(1, 100, units.percent),
  /** While no node says for so long that it runs, Hoko is out of reach: an outage. */
  outage_seconds: whole(10, 600, units.seconds),
  /** An outage in the last minutes of an auction moves its closing to so long after it. */
  outage_extension_minutes: whole(1, 60, units.minutes),
  /** An unsold listing is listed again by itself at most so often. */
  max_auto_relists: whole(0, max_auto_relists_allowed, units.times),
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
