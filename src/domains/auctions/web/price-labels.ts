import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import type { Listing, ListingViewer, LiveListing } from '#domains/listings/common/listings.ts'
import { describePrice, type PriceDescription } from '#domains/listings/common/property-price.ts'
import { getPurposes } from '#domains/listings/common/property-labels.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/auctions/texts.ts'

export const countBids = (count: number): string => t.count_bids({ count })

type Ended = LiveListing & { closing?: Listing['closing'] }

/** The seller has marked it as sold, and the buyer hasn't confirmed the price. */
const isSoldUndisclosed = ({ status, closing }: Ended) =>
  status === 'sold' && closing?.price_cents === null && !closing.fell_through

export const shownPrice = (listing: Ended): number =>
  (listing.status === 'sold' ? listing.closing?.price_cents : null) ?? listing.price_cents

/** The panel's head names the price then. */
export const isSoldForPrice = (listing: Listing): boolean =>
  listing.status === 'sold' &&
  !listing.property_brief &&
  !isSoldUndisclosed(listing) &&
  !listing.closing?.fell_through

export const formatSoldPrice = ({ closing, price_cents: priceCents }: Listing): string =>
  formatMoney(closing?.price_cents ?? priceCents)

/** A preview may have no price yet, which differs from a price on enquiry. */
export function headPrice(listing: Listing, shownCents: number): PriceDescription | null {
  const isMissing = shownCents === 0 && listing.sale_method !== 'enquire' && !listing.property_brief
  return isMissing
    ? { before: null, figure: 'NZ$ …', after: null }
    : describePrice({ ...listing, price_cents: shownCents })
}

const isAuction = ({ sale_method: saleMethod }: LiveListing) => saleMethod === 'auction'

export const showsBids = (listing: LiveListing): boolean =>
  isAuction(listing) && (listing.status !== 'sold' || listing.bid_count > 0)

export const describeNoBids = (listing: LiveListing & Pick<Listing, 'start_price_cents'>): string =>
  listing.status === 'active'
    ? t.no_bids_yet_the_first_bid_leads_at({
        start_price: formatMoney(listing.start_price_cents ?? listing.price_cents),
      })
    : t.there_were_no_bids()

export const showsReserve = (listing: LiveListing): boolean =>
  isAuction(listing) && (listing.status !== 'sold' || listing.reserve_state === 'met')

export function priceLabel(listing: Ended & Partial<Pick<Listing, 'property_brief'>>): string {
  if (listing.property_brief?.purpose) return getPurposes()[listing.property_brief.purpose]
  if (isSoldUndisclosed(listing)) return listing.sale_method === 'auction' ? t.start_price() : t.asked_for()
  if (listing.status === 'sold') return listing.closing?.fell_through ? t.last_price() : t.sold_for()
  if (listing.sale_method === 'enquire') return listing.price_cents === 0 ? t.by_enquiry() : t.asking_price()
  if (listing.sale_method === 'fixed_price') return t.buy_now()
  if (listing.status !== 'active') return listing.bid_count > 0 ? t.highest_bid() : t.start_price()
  return listing.bid_count > 0 ? t.current_bid() : t.start_price()
}

export interface Outcome {
  title: string
  text: string
  kind: 'plain' | 'good' | 'bid'
}

export function getOutcome(listing: Listing, viewer: ListingViewer | null): Outcome | null {
  if (listing.status === 'active') return null
  if (listing.status === 'withdrawn') {
    const reason = listing.withdrawal_reason
    return {
      title: t.withdrawn_by_the_seller(),
      text: joinSentences(
        listing.type === 'property'
          ? t.its_no_longer_offered()
          : t.its_no_longer_for_sale_and_no_bid_counts(),
        reason && t.the_sellers_reason({ reason }),
      ),
      kind: 'plain',
    }
  }
  if (listing.status === 'sold') return soldOutcome(listing, viewer)
  if (listing.status === 'unsold')
    return { title: t.closed_without_a_sale(), text: whyUnsold(listing), kind: 'plain' }
  return { title: t.on_hold(), text: t.you_cant_bid_on_or_buy_this_listing_at(), kind: 'plain' }
}

function soldOutcome(listing: Listing, viewer: ListingViewer | null): Outcome {
  if (listing.property_brief) {
    const isSale = listing.property_brief.purpose === 'sale'
    return {
      title: isSale ? t.sold() : t.taken(),
      text: isSale ? t.its_no_longer_for_sale() : t.its_no_longer_available(),
      kind: 'plain',
    }
  }
  if (isSoldUndisclosed(listing)) return soldUndisclosed(viewer)
  const price = formatSoldPrice(listing)
  const closed = describeClosing(listing)
  if (listing.closing?.fell_through && !viewer?.is_leading) {
    const text = viewer?.is_seller ? t.see_your_options_in_isell() : t.the_sale_was_cancelled()
    return { title: t.the_sale_fell_through(), text: joinSentences(text, closed), kind: 'plain' }
  }
  if (viewer?.is_seller)
    return {
      title: t.sold(),
      text: joinSentences(t.you_and_the_buyer_can_see_each_others(), closed),
      kind: 'good',
    }
  if (viewer?.trade_id)
    return {
      title: listing.quantity > 1 ? describePurchases(viewer) : t.its_yours_for_price({ price }),
      text: joinSentences(t.you_and_the_seller_can_see_each_others(), closed),
      kind: 'bid',
    }
  if (viewer?.is_leading) {
    if (listing.closing)
      return {
        title: t.your_purchase_fell_through(),
        text: joinSentences(t.the_sale_to_you_was_cancelled(), closed),
        kind: 'plain',
      }
    // It closed a moment ago, and the viewer's state is older.
    return { title: t.closing(), text: t.the_auction_has_closed_were_recording(), kind: 'plain' }
  }
  const title = viewer?.has_bid ? t.someone_else_bid_more_this_time() : t.bidding_this_listing_has_closed()
  return { title, text: closed ?? '', kind: 'plain' }
}

function soldUndisclosed(viewer: ListingViewer | null): Outcome {
  if (viewer?.is_seller) {
    return { title: t.you_marked_it_as_sold(), text: t.its_off_the_market(), kind: 'good' }
  }
  if (viewer?.trade_id) {
    return {
      title: t.the_seller_says_you_bought_this(),
      text: t.confirm_whether_thats_right_until_then(),
      kind: 'bid',
    }
  }
  return { title: t.sold(), text: t.the_seller_has_sold_it(), kind: 'plain' }
}

/**
 * Describes purchases of several items, so that a buyer who missed the last one knows what they
 * own.
 */
export const describePurchases = ({ bought }: ListingViewer): string =>
  bought
    ? t.you_bought_count_at({ count: bought.quantity, at: formatShortInstant(new Date(bought.at)) })
    : t.you_bought_this()

const describeClosing = ({ closing }: Listing): string | null =>
  closing ? t.it_closed_at({ at: formatShortInstant(new Date(closing.at)) }) : null

function whyUnsold(listing: Listing): string {
  const closed = describeClosing(listing)
  if (listing.sale_method !== 'auction') return joinSentences(closed, t.it_didnt_sell())
  if (listing.bid_count === 0) return joinSentences(closed, t.there_were_no_bids())
  const price = formatMoney(listing.price_cents)
  return joinSentences(closed, t.the_highest_bid_was_below_the_reserve({ price }))
}

/** Describes the commitment of "Place bid" and the price if no one else bids. */
export function describePromise(
  listing: LiveListing,
  viewer: ListingViewer | null,
  maxCents: number,
): { promise: string; pays: string; others: string } {
  const limit = formatMoney(maxCents)
  const promise = t.you_agree_to_pay_up_to_limit_if_you({ limit })
  const price = formatMoney(listing.price_cents)
  const others =
    listing.bid_count === 0
      ? t.if_someone_outbids_you_you_owe_nothing()
      : viewer?.is_leading
        ? t.if_someone_bids_more_than_your_new()
        : t.another_bidders_secret_limit_may_be()
  if (viewer?.is_leading) {
    return {
      promise,
      others,
      pays:
        listing.reserve_state === 'not_met'
          ? t.you_lead_at_price_the_price_moves_only({ price })
          : t.you_lead_at_price_and_the_price_stays({ price }),
    }
  }
  const hasReserve = listing.reserve_state === 'not_met'
  if (listing.bid_count === 0)
    return { promise, others, pays: t.if_no_one_else_bids_you_pay_price({ price, has_reserve: hasReserve }) }
  const least = formatMoney(Math.min(maxCents, listing.minimum_next_bid_cents ?? maxCents))
  return {
    promise,
    others,
    pays:
      maxCents <= (listing.minimum_next_bid_cents ?? 0)
        ? t.if_thats_the_highest_and_no_one_bids({ limit })
        : t.if_nobody_bids_more_you_pay_from_least({ least, has_reserve: hasReserve }),
  }
}
