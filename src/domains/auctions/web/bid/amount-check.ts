import { formatMoney } from '#platform/common/formats/formats.ts'
import { customaryRules } from '#domains/deals/common/trading-rules.ts'
import * as t from '#domains/auctions/texts.ts'

/** The next minimum bid; for somebody who has a limit, more than that limit. */
export function leastAccepted(minimumNextBidCents: number, myMaxCents: number | null): number {
  return Math.max(minimumNextBidCents, (myMaxCents ?? 0) + 1)
}

interface Limits {
  min_cents: number
  /** Null unless this bidder leads. */
  leadingMaxCents: number | null
}

export function amountProblem(
  cents: number | null | undefined,
  { min_cents: minCents, leadingMaxCents }: Limits,
): string | null {
  if (cents === undefined) return t.enter_an_amount_like_45_or_45_50()
  if (cents === null) return t.enter_your_bid()
  const { max_bid_cents: maxBidCents } = customaryRules
  if (cents > maxBidCents) return t.the_maximum_bid_is_max({ max: formatMoney(maxBidCents) })
  if (leadingMaxCents !== null && cents <= leadingMaxCents)
    return t.your_limit_is_already_leading_max({ leading_max: formatMoney(leadingMaxCents) })
  return cents < minCents ? t.the_minimum_bid_is_min({ min: formatMoney(minCents) }) : null
}
