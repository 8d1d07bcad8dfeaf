import { formatMoney, formatShortInstant, truncateText } from '#shared/formats/formats.ts'
import { getListingPath, quoteTitle, type NamedListing, type Words } from './notifications.words.ts'

export function composeClosingSoonNotice(listing: NamedListing, closes_at: Date): Words {
  return {
    kind: 'closing_soon',
    title: `Closes soon: ${truncateText(listing.title)}`,
    body: `${quoteTitle(listing)}, which you watch, closes ${formatShortInstant(closes_at)}.`,
    link: getListingPath(listing),
  }
}

export interface Reduction {
  what: string
  from_cents: number
  to_cents: number
}

export function composeReducedNotice(
  listing: NamedListing,
  { what, from_cents, to_cents }: Reduction,
): Words {
  return {
    kind: 'reduced',
    title: `Reduced: ${truncateText(listing.title)}`,
    body: `The ${what} of ${quoteTitle(listing)}, which you watch, is now ${formatMoney(to_cents)}. It was ${formatMoney(from_cents)}.`,
    link: getListingPath(listing),
  }
}

const prices: Record<string, string> = {
  start_price_cents: 'start price',
  buy_now_price_cents: 'price',
  'property.price_cents': 'price',
  'property.weekly_rent_cents': 'weekly rent',
}

/** What an edit made cheaper, if it made anything cheaper that everyone sees. */
export function reductionIn(
  changes: readonly { field: string; before: unknown; after: unknown }[],
  sale_method: string,
): Reduction | null {
  for (const { field, before, after } of changes) {
    const what = prices[field]
    if (!what || typeof before !== 'number' || typeof after !== 'number' || after >= before) continue
    const isBuyNow = field === 'buy_now_price_cents' && sale_method === 'auction'
    return { what: isBuyNow ? 'buy-now price' : what, from_cents: before, to_cents: after }
  }
  return null
}
