import { shownPrice } from '#domains/listings/common/rules/property-rules.ts'
import type { PublishDraft } from '#domains/listings/common/rules/publish-rules.ts'
import { must } from '#platform/common/must.ts'

/** Returns null for a listing that runs until sold, or until it expires. */
export function getClosing(
  {
    sale_method: saleMethod,
    duration_minutes: durationMinutes,
    closes_at: closesAt,
  }: Pick<PublishDraft, 'sale_method' | 'duration_minutes' | 'closes_at'>,
  now: Date,
): Date | null {
  if (saleMethod !== 'auction') return null
  return closesAt ?? new Date(now.getTime() + must(durationMinutes, 'duration_minutes') * 60_000)
}

/** For a listing that runs until sold; then its seller is asked whether it's still available. */
export const daysUntilExpiry = 90

export function getExpiry(from: Date): Date {
  return new Date(from.getTime() + daysUntilExpiry * 24 * 60 * 60_000)
}

export interface OpeningTerms {
  start_price_cents: number
  reserve_price_cents: number | null
  buy_now_price_cents: number | null
  price_cents: number
}

/** Leaves out prices that the sale method doesn't use. */
export function openingTerms(
  draft: Pick<PublishDraft, (keyof OpeningTerms & keyof PublishDraft) | 'sale_method'> & {
    property: Parameters<typeof shownPrice>[0] | null
  },
): OpeningTerms {
  if (draft.property) {
    const shownCents = shownPrice(draft.property)
    return {
      start_price_cents: shownCents,
      reserve_price_cents: null,
      buy_now_price_cents: null,
      price_cents: shownCents,
    }
  }
  const {
    sale_method: saleMethod,
    start_price_cents: startPriceCents,
    reserve_price_cents: reservePriceCents,
    buy_now_price_cents: buyNowPriceCents,
  } = draft
  if (saleMethod === 'auction') {
    return {
      start_price_cents: must(startPriceCents, 'start_price_cents'),
      reserve_price_cents: reservePriceCents,
      buy_now_price_cents: buyNowPriceCents,
      price_cents: must(startPriceCents, 'start_price_cents'),
    }
  }
  const priceCents = buyNowPriceCents ?? 0
  return {
    start_price_cents: priceCents,
    reserve_price_cents: null,
    buy_now_price_cents: buyNowPriceCents,
    price_cents: priceCents,
  }
}
