import type { ListingCard } from '#domains/listings/common/listings.ts'
import { formatMoney, formatShortDay } from '#platform/common/formats/formats.ts'
import * as t from '#domains/listings/texts.ts'

/** 'Delivery from NZ$ 7'; null for vehicles, properties and what is no longer for sale. */
export function describeCardDelivery({
  delivery_brief: brief,
  status,
}: Pick<ListingCard, 'delivery_brief' | 'status'>): string | null {
  if (!brief || status !== 'active') return null
  if (brief.is_pickup_only) return t.pickup_only()
  if (brief.from_cents === null) return t.delivery_to_be_agreed()
  const kind = !brief.is_flat ? 'from' : brief.from_cents === 0 ? 'free' : 'other'
  return t.card_delivery({ kind, price: formatMoney(brief.from_cents) })
}

type Offered = Pick<
  ListingCard,
  'earlier_price' | 'status' | 'sale_method' | 'reserve_state' | 'buy_now_price_cents'
>

/** 'Was NZ$ 120 until 5 Nov', 'No reserve', 'Buy now NZ$ 50'. */
export function describeCardOffer(card: Offered): string[] {
  const { earlier_price: earlier, status, sale_method: saleMethod, buy_now_price_cents: buyNow } = card
  if (status !== 'active') return []
  if (earlier)
    return [
      t.was_price_until({
        price: formatMoney(earlier.price_cents),
        day: formatShortDay(new Date(earlier.until)),
      }),
    ]
  if (saleMethod !== 'auction') return []
  return [
    ...(card.reserve_state === 'none' ? [t.card_no_reserve()] : []),
    ...(buyNow === null ? [] : [t.card_buy_now_price({ price: formatMoney(buyNow) })]),
  ]
}

/** 'Listed 28 Nov · 12 photos' */
export function describeCardListing({
  starts_at: startsAt,
  photo_count: photoCount,
  status,
}: Pick<ListingCard, 'starts_at' | 'photo_count' | 'status'>): string[] {
  if (status !== 'active') return []
  return [
    ...(startsAt === null ? [] : [t.listed_day({ day: formatShortDay(new Date(startsAt)) })]),
    ...(photoCount > 1 ? [t.count_photos({ count: photoCount })] : []),
  ]
}
