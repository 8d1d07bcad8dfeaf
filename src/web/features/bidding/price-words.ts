import { formatMoney, formatShortInstant } from '#shared/formats/formats.ts'
import type { Listing, ListingViewer, LiveListing } from '#contract/listings/listings.ts'
import { purposes } from '#shared/words/property-words.ts'

export function countBids(count: number): string {
  return count === 0 ? 'no bids yet' : `${count.toLocaleString('en-NZ')} ${count === 1 ? 'bid' : 'bids'}`
}

/** How a listing ended, where the one who asks knows that. */
type Ended = LiveListing & { closing?: Listing['closing'] }

/** Its seller says that it is sold, and nobody has confirmed to whom and for what. */
const isSoldUnsaid = ({ status, closing }: Ended) =>
  status === 'sold' && closing?.price_cents === null && !closing.fell_through

/** The large figure: what it went for, once it has and that is known. */
export const shownPrice = (listing: Ended): number =>
  (listing.status === 'sold' ? listing.closing?.price_cents : null) ?? listing.price_cents

const isAuction = ({ sale_method }: LiveListing) => sale_method === 'auction'

/** Whether the bids say anything: not of an auction that was sold without any. */
export const showsBids = (listing: LiveListing): boolean =>
  isAuction(listing) && (listing.status !== 'sold' || listing.bid_count > 0)

/** Where the list of bids would be. */
export const describeNoBids = (listing: LiveListing & Pick<Listing, 'start_price_cents'>): string =>
  listing.status === 'active'
    ? `No bids yet. The first bid leads at ${formatMoney(listing.start_price_cents ?? listing.price_cents)}.`
    : 'There were no bids.'

/** Whether the reserve says anything: not of what was sold below it by agreement. */
export const showsReserve = (listing: LiveListing): boolean =>
  isAuction(listing) && (listing.status !== 'sold' || listing.reserve_state === 'met')

/** What the large figure is. */
export function priceLabel(listing: Ended & Partial<Pick<Listing, 'property_brief'>>): string {
  if (listing.property_brief?.purpose) return purposes[listing.property_brief.purpose]
  if (isSoldUnsaid(listing)) return listing.sale_method === 'auction' ? 'Start price' : 'Asked for'
  if (listing.status === 'sold') return listing.closing?.fell_through ? 'Last price' : 'Sold for'
  if (listing.sale_method === 'enquire') return listing.price_cents === 0 ? 'By enquiry' : 'Asking price'
  if (listing.sale_method === 'fixed_price') return 'Buy now'
  if (listing.status !== 'active') return listing.bid_count > 0 ? 'Highest bid' : 'Start price'
  return listing.bid_count > 0 ? 'Current bid' : 'Start price'
}

export interface Outcome {
  title: string
  text: string
  kind: 'plain' | 'good' | 'bid'
}

/** How it ended, for the one who looks; null while it goes on. */
export function getOutcome(listing: Listing, viewer: ListingViewer | null): Outcome | null {
  if (listing.status === 'active') return null
  if (listing.status === 'withdrawn') {
    const reason = listing.withdrawal_reason ? ` The seller’s reason: “${listing.withdrawal_reason}”` : ''
    return {
      title: 'Withdrawn by the seller',
      text: `It’s no longer ${listing.type === 'property' ? 'offered' : 'for sale, and no bid counts'}.${reason}`,
      kind: 'plain',
    }
  }
  if (listing.status === 'sold') return soldOutcome(listing, viewer)
  if (listing.status === 'unsold')
    return { title: 'Closed without a sale', text: whyUnsold(listing), kind: 'plain' }
  return { title: 'On hold', text: 'You can’t bid on or buy this listing at the moment.', kind: 'plain' }
}

function soldOutcome(listing: Listing, viewer: ListingViewer | null): Outcome {
  if (listing.property_brief) {
    const isSale = listing.property_brief.purpose === 'sale'
    return {
      title: isSale ? 'Sold' : 'Taken',
      text: isSale ? 'It’s no longer for sale.' : 'It’s no longer available.',
      kind: 'plain',
    }
  }
  if (isSoldUnsaid(listing)) return soldUnsaid(viewer)
  const price = formatMoney(listing.closing?.price_cents ?? listing.price_cents)
  const when = listing.closing ? ` It closed ${formatShortInstant(new Date(listing.closing.at))}.` : ''
  if (listing.closing?.fell_through && !viewer?.is_leading) {
    const text = viewer?.is_seller ? 'See your options in iSell.' : 'The sale was cancelled.'
    return { title: 'The sale fell through', text: `${text}${when}`, kind: 'plain' }
  }
  if (viewer?.is_seller)
    return {
      title: `Sold for ${price}`,
      text: `You and the buyer can see each other’s details.${when}`,
      kind: 'good',
    }
  if (viewer?.trade_id)
    return {
      title: listing.quantity > 1 ? 'You bought this' : `It’s yours for ${price}`,
      text: `You and the seller can see each other’s details.${when}`,
      kind: 'bid',
    }
  if (viewer?.is_leading) {
    if (listing.closing)
      return {
        title: 'Your purchase fell through',
        text: `The sale to you was cancelled.${when}`,
        kind: 'plain',
      }
    // It closed a moment ago, and what the one who leads was told is of the moment before.
    return { title: 'Closing…', text: 'The auction has closed. We’re recording the result.', kind: 'plain' }
  }
  if (viewer?.has_bid)
    return { title: `Sold for ${price}`, text: `Someone else bid more this time.${when}`, kind: 'plain' }
  return { title: `Sold for ${price}`, text: `This listing has closed.${when}`, kind: 'plain' }
}

function soldUnsaid(viewer: ListingViewer | null): Outcome {
  if (viewer?.is_seller) {
    return { title: 'You marked it as sold', text: 'It’s off the market.', kind: 'good' }
  }
  if (viewer?.trade_id) {
    return {
      title: 'The seller says you bought this',
      text: 'Confirm whether that’s right. Until then, you won’t see each other’s contact details.',
      kind: 'bid',
    }
  }
  return { title: 'Sold', text: 'The seller has sold it.', kind: 'plain' }
}

function whyUnsold(listing: Listing): string {
  const when = listing.closing ? `It closed ${formatShortInstant(new Date(listing.closing.at))}. ` : ''
  if (listing.sale_method !== 'auction') return `${when}It didn’t sell.`
  if (listing.bid_count === 0) return `${when}There were no bids.`
  return `${when}The highest bid was ${formatMoney(listing.price_cents)}, below the reserve.`
}

/** What pressing "Place bid" promises, and what it would come to if nobody else bids. */
export function describePromise(
  listing: LiveListing,
  viewer: ListingViewer | null,
  max_cents: number,
): { promise: string; pays: string; others: string } {
  const limit = formatMoney(max_cents)
  const promise = `You agree to pay up to ${limit} if you win. You can’t take a bid back.`
  const price = formatMoney(listing.price_cents)
  const others =
    listing.bid_count === 0
      ? 'If someone outbids you, you owe nothing.'
      : viewer?.is_leading
        ? 'If someone bids more than your new limit, you owe nothing.'
        : 'Another bidder’s secret limit may be higher than yours. If it is, you’re outbid straight away and owe nothing.'
  if (viewer?.is_leading) {
    return {
      promise,
      others,
      pays:
        listing.reserve_state === 'not_met'
          ? `You lead at ${price}. The price moves only if someone else bids, or if your new limit reaches the seller’s reserve.`
          : `You lead at ${price}, and the price stays there unless someone else bids.`,
    }
  }
  const reserve =
    listing.reserve_state === 'not_met' ? ', or the seller’s reserve if your limit reaches it' : ''
  if (listing.bid_count === 0)
    return { promise, others, pays: `If no one else bids, you pay ${price}${reserve}.` }
  const least = formatMoney(Math.min(max_cents, listing.minimum_next_bid_cents ?? max_cents))
  return {
    promise,
    others,
    pays:
      max_cents <= (listing.minimum_next_bid_cents ?? 0)
        ? `If that’s the highest and no one bids again, you pay ${limit}.`
        : `If nobody bids more, you pay from ${least}, only as much as it takes to be ahead${reserve}.`,
  }
}
