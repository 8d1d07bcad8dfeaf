import { formatMoney, truncateText } from '#shared/formats/formats.ts'
import type { OfferKind, OfferMove } from '#contract/offers/offers.ts'
import { quoteTitle, type NamedListing, type Words } from './notifications.words.ts'

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
    return [
      'A second chance',
      `The sale of ${what} to the highest bidder fell through. Its seller offers it to you for ${price}, the most you bid. Accept within 48 hours, or leave it.`,
    ]
  if (action === 'offered')
    return kind === 'fixed_price'
      ? [
          'A price for you',
          `${what} did not sell. Its seller offers it to you, and to others who bid on it or watched it, for ${price}. The first to accept buys it.`,
        ]
      : ['Offer', `You are offered ${price} for ${what}. Answer within 48 hours.`]
  if (action === 'countered')
    return to === 'buyer'
      ? ['Counter-offer', `The seller of ${what} would take ${price}. Answer within 48 hours.`]
      : ['Counter-offer', `The buyer would pay ${price} for ${what}. Answer within 48 hours.`]
  if (action === 'declined') return ['Declined', `The ${side} declined ${price} for ${what}.`]
  if (action === 'withdrew') return ['Offer withdrawn', `The ${side} took back ${price} for ${what}.`]
  return ['Offer ended', `${price} for ${what}: ${reason ? ended[reason] : ended.closed}`]
}

const ended: Record<NonNullable<OfferMove['reason']>, string> = {
  time: 'nobody answered within the time, so the offer has ended.',
  first_bid: 'somebody has placed the first bid, so it sells by auction now.',
  sold: 'it has been sold.',
  closed: 'the listing has ended, and the offer with it.',
}

export function composeOfferAcceptedNotice(
  listing: NamedListing,
  to: 'buyer' | 'seller',
  price_cents: number,
): Words {
  const [what, price] = [quoteTitle(listing), formatMoney(price_cents)]
  return to === 'buyer'
    ? {
        kind: 'won',
        title: `You bought: ${truncateText(listing.title)}`,
        body: `Your price is agreed: ${what} is yours for ${price}. The seller’s details and how to pay are under “iWon · iLost”.`,
        link: '/iwon-ilost?show=won',
      }
    : {
        kind: 'sold',
        title: `Sold: ${truncateText(listing.title)}`,
        body: `${what} sold by offer for ${price}. The buyer’s details are under “iSell”.`,
        link: '/isell?status=sold',
      }
}
