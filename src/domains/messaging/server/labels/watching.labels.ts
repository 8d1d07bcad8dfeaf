import { formatMoney, formatShortInstant, truncateText } from '#platform/common/formats/formats.ts'
import { getListingPath, quoteTitle, type NamedListing, type NoticeTexts } from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

export function composeClosingSoonNotice(listing: NamedListing, closesAt: Date): NoticeTexts {
  return {
    kind: 'closing_soon',
    title: t.closes_soon_title({ title: truncateText(listing.title) }),
    body: t.listing_which_you_watch_closes_closes({
      listing: quoteTitle(listing),
      closes_at: formatShortInstant(closesAt),
    }),
    link: getListingPath(listing),
  }
}

export interface Reduction {
  which: 'start_price' | 'buy_now_price' | 'weekly_rent' | 'other'
  from_cents: number
  to_cents: number
}

export function composeReducedNotice(
  listing: NamedListing,
  { which, from_cents: fromCents, to_cents: toCents }: Reduction,
): NoticeTexts {
  return {
    kind: 'reduced',
    title: t.reduced_title({ title: truncateText(listing.title) }),
    body: t.the_price_was_reduced({
      which,
      listing: quoteTitle(listing),
      now: formatMoney(toCents),
      before: formatMoney(fromCents),
    }),
    link: getListingPath(listing),
  }
}

const prices: Record<string, Reduction['which']> = {
  start_price_cents: 'start_price',
  buy_now_price_cents: 'other',
  'property.price_cents': 'other',
  'property.weekly_rent_cents': 'weekly_rent',
}

/** Null unless a price that everyone sees went down. */
export function reductionIn(
  changes: readonly { field: string; before: unknown; after: unknown }[],
  saleMethod: string,
): Reduction | null {
  for (const { field, before, after } of changes) {
    const which = prices[field]
    if (!which || typeof before !== 'number' || typeof after !== 'number' || after >= before) continue
    const isBuyNow = field === 'buy_now_price_cents' && saleMethod === 'auction'
    return { which: isBuyNow ? 'buy_now_price' : which, from_cents: before, to_cents: after }
  }
  return null
}
