import { formatMoney } from '#shared/formats/formats.ts'
import type { Offer, OfferMove, OfferStatus } from '#contract/offers/offers.ts'

/** How an offer stands, in a word or two. */
export function describeStatus({ status, role }: Pick<Offer, 'status' | 'role'>): string {
  const waits_for_me = (status === 'pending') === (role === 'seller')
  if (status === 'pending' || status === 'countered')
    return waits_for_me ? 'your turn' : 'waiting for a reply'
  return ended[status]
}

const ended: Record<Exclude<OfferStatus, 'pending' | 'countered'>, string> = {
  accepted: 'agreed',
  declined: 'declined',
  withdrawn: 'withdrawn',
  expired: 'ended',
}

/** Whether the price that was named last is the other side's. */
export const isLastPriceTheirs = (moves: OfferMove[], role: Offer['role']): boolean =>
  moves.findLast(({ amount_cents }) => amount_cents !== null)?.side !== role

/** Whether it is my turn. */
export const waitsForMe = ({ may }: Pick<Offer, 'may'>) => may.accept || may.decline

/** One line of the thread, as the one who reads it sees it. */
export function describeMove({ side, action, amount_cents, reason }: OfferMove, role: Offer['role']): string {
  const who = side === role ? 'You' : side === 'buyer' ? 'The buyer' : 'The seller'
  const price = formatMoney(amount_cents ?? 0)
  if (action === 'offered') return `${who} offered ${price}`
  if (action === 'countered') return `${who} asked ${price}`
  if (action === 'accepted') return `${who} accepted`
  if (action === 'declined') return `${who} declined`
  if (action === 'withdrew') return `${who} withdrew it`
  return ends[reason ?? 'closed']
}

const ends: Record<NonNullable<OfferMove['reason']>, string> = {
  time: 'No reply in time',
  first_bid: 'Someone placed the first bid',
  sold: 'It was sold',
  closed: 'The listing ended',
}
