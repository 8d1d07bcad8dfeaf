import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { getOfferExpiry } from '#domains/offers/common/offer-expiry.ts'
import { serverNow } from '#platform/web/session/session.ts'
import type { Offer, OfferMove, OfferStatus } from '#domains/offers/common/offers.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/offers/texts.ts'

export function describeStatus({ status, role, moves }: Pick<Offer, 'status' | 'role' | 'moves'>): string {
  if (status === 'declined' && moves.at(-1)?.is_automatic) return t.offer_status_declined_automatically()
  const waitsForMe = (status === 'pending') === (role === 'seller')
  if (status === 'pending' || status === 'countered')
    return waitsForMe ? t.your_turn() : t.waiting_for_a_reply()
  return getEnded()[status]
}

const getEnded = makeTexts((): Record<Exclude<OfferStatus, 'pending' | 'countered'>, string> => ({
  accepted: t.offer_status_agreed(),
  declined: t.offer_status_declined(),
  withdrawn: t.offer_status_withdrawn(),
  expired: t.offer_status_ended(),
}))

/** The expiry of an offer made now: 'Wed 25 Nov, 3:03 pm'. */
export function describeExpiry(closesAt: string | null): string {
  const end = getOfferExpiry(new Date(serverNow()), closesAt === null ? null : new Date(closesAt))
  return formatShortInstant(end)
}

export const isLastPriceTheirs = (moves: OfferMove[], role: Offer['role']): boolean =>
  moves.findLast(({ amount_cents: amountCents }) => amountCents !== null)?.side !== role

export const waitsForMe = ({ may }: Pick<Offer, 'may'>) => may.accept || may.decline

export function describeMove(
  { side, action, is_automatic: isAutomatic, amount_cents: amountCents, reason }: OfferMove,
  role: Offer['role'],
): string {
  const who = side === role ? 'you' : side === 'buyer' ? 'buyer' : 'other'
  const price = formatMoney(amountCents ?? 0)
  if (action === 'offered') return t.they_offered_price({ who, price })
  if (action === 'countered') return t.they_asked_price({ who, price })
  if (isAutomatic) return t.answered_automatically({ accepted: action === 'accepted', mine: side === role })
  if (action === 'accepted') return t.they_accepted({ who })
  if (action === 'declined') return t.they_declined({ who })
  if (action === 'withdrew') return t.they_withdrew_it({ who })
  return getEnds()[reason ?? 'closed']
}

const getEnds = makeTexts((): Record<NonNullable<OfferMove['reason']>, string> => ({
  time: t.no_reply_in_time(),
  first_bid: t.someone_placed_the_first_bid(),
  sold: t.it_was_sold(),
  closed: t.the_listing_ended(),
}))
