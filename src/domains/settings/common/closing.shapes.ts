import * as z from 'zod/mini'
import { maxAuctionMinutesAllowed, maxAutoRelistsAllowed } from './closing-rules.ts'
import * as t from '#domains/settings/texts.ts'

/** Public timing rules of auctions (trading-rules.md › Time); the minimum duration depends on the installation. */

type Unit = Parameters<typeof t.enter_at_least_count>[0]['unit']

const whole = (least: number, most: number, unit: Unit) =>
  z
    .int({ error: t.enter_a_whole_number })
    .check(
      z.minimum(least, { error: () => t.enter_at_least_count({ unit, count: least }) }),
      z.maximum(most, { error: () => t.enter_at_most_count({ unit, count: most }) }),
    )

export const closingChoices = {
  /** Null: the installation's default. */
  min_auction_minutes: z.nullable(whole(2, 24 * 60, 'minutes')),
  max_auction_days: whole(1, maxAuctionMinutesAllowed / 1440, 'days'),
  /** A bid this close to the end moves the closing to this long after the bid. */
  extension_minutes: whole(1, 30, 'minutes'),
  /** After the first bid, the reserve can't go below this share of its first value. */
  reserve_floor_percent: whole(1, 100, 'percent'),
  /** A gap of this length without a heartbeat from any node is an outage. */
  outage_seconds: whole(10, 600, 'seconds'),
  /** An outage in the last minutes of an auction moves the closing to this long after it. */
  outage_extension_minutes: whole(1, 60, 'minutes'),
  max_auto_relists: whole(0, maxAutoRelistsAllowed, 'other'),
}

export const closingRules = z.strictObject({
  min_auction_minutes: z.int(),
  max_auction_minutes: z.int(),
  extension_minutes: z.int(),
  reserve_floor_percent: z.int(),
  outage_seconds: z.int(),
  outage_extension_minutes: z.int(),
  max_auto_relists: z.int(),
})
