import { chooseWithinHours, type TradeTerms } from '#domains/trades/common/terms.ts'
import { getTradePath } from '#domains/trades/common/trade-path.ts'
import { aucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { formatDay, formatMoney } from '#platform/common/formats/formats.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { quoteTitle, type NamedListing, type NoticeTexts } from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

/** A sale as its two sides are told of it; it has no address. */
export interface NotifiedSale {
  trade_id: number | null
  /** For each piece. */
  price_cents: number
  quantity?: number
  /** Null for sales from before terms were stored. */
  terms: TradeTerms | null
  is_pickup_only: boolean
}

/** With what is known of the delivery: 'NZ$ 35.50', and of what it is made. */
export function describeTotal({
  terms,
  is_pickup_only: isPickupOnly,
  price_cents: priceCents,
  quantity = 1,
}: Omit<NotifiedSale, 'trade_id'>) {
  return {
    total: formatMoney(terms?.total_cents ?? priceCents * quantity),
    way: getWay(terms, isPickupOnly),
    parts: terms ? listParts(terms).join(' + ') : '',
  }
}

type Way = 'undecided' | 'pickup_only' | 'pickup' | 'as_agreed' | 'free' | 'priced' | 'other'

function getWay(terms: TradeTerms | null, isPickupOnly: boolean): Way {
  if (!terms) return 'other'
  const { delivery, is_final: isFinal } = terms
  if (delivery === null) return isPickupOnly ? 'pickup_only' : 'undecided'
  if (delivery.method === 'pickup') return 'pickup'
  if (!isFinal) return 'as_agreed'
  return (delivery.delivery_cents ?? 0) + delivery.rural_cents > 0 ? 'priced' : 'free'
}

function listParts({ items_cents: items, delivery }: TradeTerms): string[] {
  const { kind, delivery_cents: cents, rural_cents: rural } = delivery ?? nothing
  return [
    formatMoney(items),
    t.part_of_the_total({
      price: formatMoney(cents),
      kind: kind === 'courier' || kind === 'post' ? kind : 'other',
    }),
    ...(rural > 0 ? [t.rural_part_of_the_total({ price: formatMoney(rural) })] : []),
  ]
}

const nothing = { kind: null, delivery_cents: null, rural_cents: 0 }

export const formatPayDay = ({ pay_by: payBy }: Pick<TradeTerms, 'pay_by'>): string =>
  formatDay(aucklandLocal(new Date(payBy)).slice(0, 10))

/** The buyer chooses the delivery, and pays. */
function describeBuyersTurn({ terms, is_pickup_only: isPickupOnly }: NotifiedSale): string {
  if (!terms) return ''
  const { delivery, reference } = terms
  return joinSentences(
    delivery === null && t.choose_it_within_hours({ is_pickup: isPickupOnly, hours: chooseWithinHours }),
    t.pay_by_day({ day: formatPayDay(terms) }),
    t.use_the_reference({ reference }),
  )
}

function describeSellersTurn({ terms, is_pickup_only: isPickupOnly }: NotifiedSale): string {
  if (!terms) return ''
  const { delivery, reference } = terms
  return joinSentences(
    delivery === null && !isPickupOnly && t.the_buyer_has_hours_to_choose({ hours: chooseWithinHours }),
    t.they_use_the_reference({ reference }),
  )
}

function composeBuyersNotice(
  { title, subject }: { title: string; subject: (of: { listing: string }) => string },
  listing: NamedListing,
  sale: NotifiedSale,
  happened: (of: ReturnType<typeof describeSale>) => string,
): NoticeTexts {
  return {
    kind: 'won',
    title,
    subject: subject({ listing: quoteTitle(listing) }),
    facts: listFacts(sale),
    body: joinSentences(happened(describeSale(listing, sale)), describeBuyersTurn(sale)),
    link: getTradePath('buyer', sale.trade_id),
  }
}

const bought = makeTexts(() => ({ title: t.you_bought_title(), subject: t.you_bought_listing }))

const listFacts = (sale: NotifiedSale): string[] => [
  describeTotal(sale).total,
  ...(sale.terms ? [t.pay_by({ day: formatPayDay(sale.terms) })] : []),
]

const describeSale = (listing: NamedListing, sale: NotifiedSale) => ({
  listing: quoteTitle(listing),
  quantity: sale.quantity ?? 1,
  ...describeTotal(sale),
})

export const composeWonNotice = (listing: NamedListing, sale: NotifiedSale): NoticeTexts =>
  composeBuyersNotice(
    { title: t.you_won_title(), subject: t.you_won_listing },
    listing,
    sale,
    t.you_won_listing_for_total,
  )

export const composeBoughtNotice = (listing: NamedListing, sale: NotifiedSale): NoticeTexts =>
  composeBuyersNotice(bought(), listing, sale, t.you_bought_quantity_for_total)

function composeSellersNotice(
  listing: NamedListing,
  sale: NotifiedSale,
  happened: (of: ReturnType<typeof describeSale>) => string,
): NoticeTexts {
  return {
    kind: 'sold',
    title: t.sold_title(),
    subject: t.listing_has_sold({ listing: quoteTitle(listing) }),
    facts: [describeTotal(sale).total],
    body: joinSentences(happened(describeSale(listing, sale)), describeSellersTurn(sale)),
    link: getTradePath('seller', sale.trade_id),
  }
}

export const composeSoldNotice = (listing: NamedListing, sale: NotifiedSale): NoticeTexts =>
  composeSellersNotice(listing, sale, t.quantity_sold_for_total)

export const composeOfferAcceptedNotice = (
  listing: NamedListing,
  to: 'buyer' | 'seller',
  sale: NotifiedSale,
): NoticeTexts =>
  to === 'buyer'
    ? composeBuyersNotice(bought(), listing, sale, t.offer_accepted_for_total)
    : composeSellersNotice(listing, sale, t.listing_sold_by_offer_for_total)
