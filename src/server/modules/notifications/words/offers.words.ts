import { formatMoney, truncateText } from '#shared/formats/formats.ts'
import type { OfferKind, OfferMove } from '#contract/offers/offers.ts'
import { quoteTitle, type NamedListing, type Words } from './notifications.words.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

interface Moved {
  offer_id: number
  kind: OfferKind
  side: OfferMove['side']
  action: Exclude<OfferMove['action'], 'accepted'>
  amount_cents: number
  reason: OfferMove['reason']
}

/** What happened in a thread, for the side that did not do it. */
export function composeOfferNotice(listing: NamedListing, to: 'buyer' | 'seller', moved: Moved): Words {
  const [title, body] = describeMove(listing, to, moved)
  return {
    kind: 'offer',
    title: `${title}: ${truncateText(listing.title)}`,
    body,
    link: `/offers/${moved.offer_id}`,
  }
}

function describeMove(
  listing: NamedListing,
  to: 'buyer' | 'seller',
  { action, kind, side, amount_cents, reason }: Moved,
): [string, string] {
  const [what, price] = [quoteTitle(listing), formatMoney(amount_cents)]
  if (action === 'offered' && kind === 'second_chance')
    return [t.a_second_chance(), t.the_sale_of_what_to_the_highest_bidder({ what, price })]
  if (action === 'offered')
    return kind === 'fixed_price'
      ? [t.offer_for_you(), t.what_didnt_sell_the_seller_is_offering({ what, price })]
      : [t.offer(), t.youve_been_offered_price_for_what({ price, what })]
  if (action === 'countered')
    return to === 'buyer'
      ? ['Counter-offer', t.the_seller_of_what_would_take_price({ what, price })]
      : ['Counter-offer', t.the_buyer_would_pay_price_for_what({ price, what })]
  if (action === 'declined') return [t.declined(), t.the_side_declined_price_for_what({ side, price, what })]
  if (action === 'withdrew')
    return [t.offer_withdrawn(), t.the_side_withdrew_price_for_what({ side, price, what })]
  return [
    t.offer_ended(),
    t.price_for_what_choice({ price, what, choice: reason ? getEnded()[reason] : getEnded().closed }),
  ]
}

const getEnded = makeTexts((): Record<NonNullable<OfferMove['reason']>, string> => ({
  time: t.no_one_replied_in_time_so_the_offer(),
  first_bid: t.someone_has_placed_the_first_bid_so_it(),
  sold: t.its_been_sold(),
  closed: t.the_listing_has_ended_and_the_offer(),
}))

export function composeOfferAcceptedNotice(
  listing: NamedListing,
  to: 'buyer' | 'seller',
  price_cents: number,
): Words {
  const [what, price] = [quoteTitle(listing), formatMoney(price_cents)]
  return to === 'buyer'
    ? {
        kind: 'won',
        title: t.you_bought_title({ title: truncateText(listing.title) }),
        body: t.offer_accepted_what_is_yours_for_price({ what, price }),
        link: '/iwon-ilost?show=won',
      }
    : {
        kind: 'sold',
        title: t.sold_title({ title: truncateText(listing.title) }),
        body: t.what_sold_by_offer_for_price_see_the({ what, price }),
        link: '/isell?status=sold',
      }
}
