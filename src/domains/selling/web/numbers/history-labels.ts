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
  { asked_cents, sale_method }: Earlier,
  money: (cents: number) => string,
): string | null {
  if (asked_cents === null) return null
  return sale_method === 'auction'
    ? t.from_asked({ asked: money(asked_cents) })
    : t.for_asked({ asked: money(asked_cents) })
}

function reached(
  { reached_cents, bid_count, outcome, sale_method }: Earlier,
  money: (cents: number) => string,
) {
  if (outcome === 'fell_through')
    return reached_cents === null ? null : t.agreed_at_reached({ reached: money(reached_cents) })
  if (sale_method !== 'auction') return null
  if (reached_cents === null) return t.no_bids()
  return t.count_bids_up_to_reached({ count: bid_count, reached: money(reached_cents) })
}
