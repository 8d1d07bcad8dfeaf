import { formatMoney, formatShortInstant, truncateText } from '#shared/formats/formats.ts'
import { getListingPath, quoteTitle, type NamedListing, type Words } from './notifications.words.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

export function composeClosingSoonNotice(listing: NamedListing, closes_at: Date): Words {
  return {
    kind: 'closing_soon',
    title: t.closes_soon_title({ title: truncateText(listing.title) }),
    body: t.listing_which_you_watch_closes_closes({
      listing: quoteTitle(listing),
      closes_at: formatShortInstant(closes_at),
    }),
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
    title: t.reduced_title({ title: truncateText(listing.title) }),
    body: t.the_what_of_listing_which_you_watch_is({
      what,
      listing: quoteTitle(listing),
      to: formatMoney(to_cents),
      from_value: formatMoney(from_cents),
    }),
    link: getListingPath(listing),
  }
}

const getPrices = makeTexts((): Record<string, string> => ({
  start_price_cents: t.start_price(),
  buy_now_price_cents: 'price',
  'property.price_cents': 'price',
  'property.weekly_rent_cents': t.weekly_rent(),
}))

/** What an edit made cheaper, if it made anything cheaper that everyone sees. */
export function reductionIn(
  changes: readonly { field: string; before: unknown; after: unknown }[],
  sale_method: string,
): Reduction | null {
  for (const { field, before, after } of changes) {
    const what = getPrices()[field]
    if (!what || typeof before !== 'number' || typeof after !== 'number' || after >= before) continue
    const isBuyNow = field === 'buy_now_price_cents' && sale_method === 'auction'
    return { what: isBuyNow ? t.buy_now_price() : what, from_cents: before, to_cents: after }
  }
  return null
}
