import { formatMoney } from '#platform/common/formats/formats.ts'
import type { OfferKind, OfferMove } from '#domains/offers/common/offers.ts'
import { quoteTitle, type NamedListing, type NoticeTexts } from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

interface Moved {
  offer_id: number
  kind: OfferKind
  side: OfferMove['side']
  action: Exclude<OfferMove['action'], 'accepted'>
  amount_cents: number
  reason: OfferMove['reason']
}

export function composeOfferNotice(listing: NamedListing, to: 'buyer' | 'seller', moved: Moved): NoticeTexts {
  const [title, body] = describeMove(listing, to, moved)
  return {
    kind: 'offer',
    title,
    body,
    link: `/offers/${moved.offer_id}`,
    facts: [formatMoney(moved.amount_cents)],
    ...(moved.action !== 'offered' && moved.action !== 'countered' && { action: t.act_open_offer() }),
  }
}

function describeMove(
  listing: NamedListing,
  to: 'buyer' | 'seller',
  { action, kind, side, amount_cents: amountCents, reason }: Moved,
): [string, string] {
  const of = { listing: quoteTitle(listing), price: formatMoney(amountCents) }
  if (action === 'offered' && kind === 'second_chance')
    return [t.a_second_chance(), t.the_sale_to_the_highest_bidder_fell_through(of)]
  if (action === 'offered')
    return kind === 'fixed_price'
      ? [t.offer_for_you(), t.the_seller_is_offering_it_to_you(of)]
      : [t.offer(), t.youve_been_offered_price(of)]
  if (action === 'countered')
    return [
      t.counter_offer(),
      to === 'buyer' ? t.the_seller_would_take_price(of) : t.the_buyer_would_pay_price(of),
    ]
  const byBuyer = side === 'buyer'
  if (action === 'declined') return [t.declined(), t.an_offer_was_declined({ ...of, by_buyer: byBuyer })]
  if (action === 'withdrew')
    return [t.offer_withdrawn(), t.an_offer_was_withdrawn({ ...of, by_buyer: byBuyer })]
  return [t.offer_ended(), ended[reason ?? 'closed'](of)]
}

const ended: Record<NonNullable<OfferMove['reason']>, (of: { listing: string; price: string }) => string> = {
  time: t.offer_ended_no_reply,
  first_bid: t.offer_ended_first_bid,
  sold: t.offer_ended_sold,
  closed: t.offer_ended_with_the_listing,
}
