import type { ListingCard } from '#domains/listings/common/listings.ts'
import type { Image } from '#domains/media/common/media.ts'
import { propertyPrice } from '#domains/listings/common/property-price.ts'
import type { ThresholdPrice } from '#domains/watchlist/common/threshold-price.ts'
import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { getListingPath, quoteTitle, type NoticeTexts, type NamedListing } from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

export type MatchedCard = Pick<
  ListingCard,
  'id' | 'type' | 'title' | 'property_brief' | 'sale_method' | 'price_cents' | 'bid_count' | 'place_name'
>

/** The listing that an email shows, with its picture. */
export interface EmailCard extends MatchedCard, Pick<ListingCard, 'status' | 'closes_at'> {
  cover: Pick<Image, 'thumb_url'> | null
}

export const savedSearchesPage = '/iwatch?show=searches'

/** Stands alone or begins a line. */
export function describePrice({
  property_brief: propertyBrief,
  sale_method: saleMethod,
  price_cents: priceCents,
  bid_count: bidCount,
}: MatchedCard): string {
  if (propertyBrief) {
    const { before, figure, after } = propertyPrice(propertyBrief)
    return [before, figure, after].filter(Boolean).join(' ')
  }
  if (saleMethod === 'enquire' && priceCents === 0) return t.price_by_enquiry()
  const price = formatMoney(priceCents)
  if (saleMethod !== 'auction') return price
  return bidCount > 0 ? t.current_bid_of({ price }) : t.starts_at_price({ price })
}

export function composeMatchedNotice(card: MatchedCard, names: string[]): NoticeTexts {
  return {
    kind: 'saved_search',
    title: t.new_title(),
    body: t.listing_fits_your_saved_search({
      listing: quoteTitle(card),
      price: describePrice(card),
      name: must(names[0], 'first name'),
      others: names.length - 1,
    }),
    link: getListingPath(card),
  }
}

export interface DigestedSearch {
  name: string
  count: number
  cards: EmailCard[]
}

export function composeDigestedNotice(searches: DigestedSearch[]): NoticeTexts {
  const count = searches.reduce((sum, search) => sum + search.count, 0)
  const [first, ...others] = searches
  const name = must(first, 'first').name
  return {
    kind: 'saved_search',
    title:
      others.length === 0
        ? `${t.count_new_listings({ count })}: ${name}`
        : t.count_new_listings_in_your_saved_searches({ count }),
    body:
      others.length === 0
        ? t.count_new_listings_fit_your_saved_search({ count, name })
        : t.count_new_listings_fit_several_searches({ count, name, others: others.length }),
    link: savedSearchesPage,
    action: t.act_see_all_matches(),
  }
}

export function composeClosingSoonNotice(listing: NamedListing, closesAt: Date): NoticeTexts {
  return {
    kind: 'closing_soon',
    title: t.closes_soon_title(),
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
    title: t.reduced_title(),
    body: t.the_price_was_reduced({
      which,
      listing: quoteTitle(listing),
      now: formatMoney(toCents),
      before: formatMoney(fromCents),
    }),
    link: getListingPath(listing),
  }
}

interface ReachedPrice {
  which: ThresholdPrice
  price_cents: number
  threshold_cents: number
}

export function composePriceReachedNotice(
  listing: NamedListing,
  { which, price_cents: priceCents, threshold_cents: thresholdCents }: ReachedPrice,
): NoticeTexts {
  return {
    kind: 'price_reached',
    title: t.price_reached_title(),
    body: t.the_price_reached_yours({
      which,
      listing: quoteTitle(listing),
      now: formatMoney(priceCents),
      threshold: formatMoney(thresholdCents),
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

interface ListedSeller {
  id: AccountId
  name: string
}

interface Listed {
  /** The newest of them, newest first. */
  cards: MatchedCard[]
  count: number
}

export function composeFollowedNotice(
  { id, name: seller }: ListedSeller,
  { cards, count }: Listed,
): NoticeTexts {
  const kind = 'followed_seller_listed'
  const [first, second] = cards
  const card = must(first, 'first card')
  if (!second) {
    return {
      kind,
      title: t.new_from_seller_title({ seller }),
      body: t.seller_you_follow_listed({ seller, listing: quoteTitle(card), price: describePrice(card) }),
      link: getListingPath(card),
    }
  }
  const titles = { seller, first: quoteTitle(card), second: quoteTitle(second) }
  return {
    kind,
    title: t.count_new_from_seller({ count, seller }),
    subject: t.count_new_from_seller({ count, seller }),
    body:
      count === 2
        ? t.seller_you_follow_listed_two(titles)
        : t.seller_you_follow_listed_several({ ...titles, others: count - 2 }),
    link: `/seller-detail/${id}`,
    action: t.act_see_listings(),
  }
}
