import type { ListingCard } from '#domains/listings/common/listings.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
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
