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
      `The sale of ${what} to the highest bidder fell through. The seller is offering it to you for ${price}, your highest bid. You have 48 hours to accept.`,
    ]
  if (action === 'offered')
    return kind === 'fixed_price'
      ? [
          'Offer for you',
          `${what} didn’t sell. The seller is offering it to you, and others who bid or watched, for ${price}. The first to accept buys it.`,
        ]
      : ['Offer', `You’ve been offered ${price} for ${what}. Reply within 48 hours.`]
  if (action === 'countered')
    return to === 'buyer'
      ? ['Counter-offer', `The seller of ${what} would take ${price}. Reply within 48 hours.`]
      : ['Counter-offer', `The buyer would pay ${price} for ${what}. Reply within 48 hours.`]
  if (action === 'declined') return ['Declined', `The ${side} declined ${price} for ${what}.`]
  if (action === 'withdrew') return ['Offer withdrawn', `The ${side} withdrew ${price} for ${what}.`]
  return ['Offer ended', `${price} for ${what}: ${reason ? ended[reason] : ended.closed}`]
}

const ended: Record<NonNullable<OfferMove['reason']>, string> = {
  time: 'no one replied in time, so the offer has ended.',
  first_bid: 'someone has placed the first bid, so it now sells by auction.',
  sold: 'it’s been sold.',
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
        body: `Offer accepted: ${what} is yours for ${price}. See the seller’s details and how to pay in iWon · iLost.`,
        link: '/iwon-ilost?show=won',
      }
    : {
        kind: 'sold',
        title: `Sold: ${truncateText(listing.title)}`,
        body: `${what} sold by offer for ${price}. See the buyer’s details in iSell.`,
        link: '/isell?status=sold',
      }
}
