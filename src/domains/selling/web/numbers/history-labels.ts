import type { ListingHistory } from '#domains/selling/common/selling.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/selling/texts.ts'

type Earlier = ListingHistory['earlier'][number]

export function describeEarlier(earlier: Earlier, money: (cents: number) => string): string {
  return [formatAsking(earlier, money), reached(earlier, money), getEndings()[earlier.outcome]]
    .filter(Boolean)
    .join(', ')
}

const getEndings = makeTexts((): Record<Earlier['outcome'], string> => ({
  unsold: t.closed_without_a_sale(),
  withdrawn: t.withdrawn_by_the_seller(),
  fell_through: t.sold_but_the_sale_fell_through(),
}))

function formatAsking(
  { asked_cents: askedCents, sale_method: saleMethod }: Earlier,
  money: (cents: number) => string,
): string | null {
  if (askedCents === null) return null
  return saleMethod === 'auction'
    ? t.from_asked({ asked: money(askedCents) })
    : t.for_asked({ asked: money(askedCents) })
}

function reached(
  { reached_cents: reachedCents, bid_count: bidCount, outcome, sale_method: saleMethod }: Earlier,
  money: (cents: number) => string,
) {
  if (outcome === 'fell_through')
    return reachedCents === null ? null : t.agreed_at_reached({ reached: money(reachedCents) })
  if (saleMethod !== 'auction') return null
  if (reachedCents === null) return t.no_bids()
  return t.count_bids_up_to_reached({ count: bidCount, reached: money(reachedCents) })
}
