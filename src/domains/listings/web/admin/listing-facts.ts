import { formatMinutes } from '#domains/settings/common/closing-rules.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import type { AdminListing } from '#domains/moderation/common/moderation.ts'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { getSaleLabels } from '../shared/listing-labels.ts'
import * as t from '#domains/listings/texts.ts'

type Priced = Pick<
  AdminListing,
  'sale_method' | 'deal' | 'start_price_cents' | 'buy_now_price_cents' | 'property'
>

export function describePrice({ sale_method: saleMethod, deal, property, ...planned }: Priced): string {
  const cents =
    deal?.price_cents ||
    (saleMethod === 'auction' ? planned.start_price_cents : planned.buy_now_price_cents) ||
    property?.weekly_rent_cents
  if (!cents) return t.none()
  return property && property.purpose !== null && property.purpose !== 'sale'
    ? t.cents_a_week({ cents: formatMoney(cents) })
    : formatMoney(cents)
}

type Closing = Pick<AdminListing, 'status' | 'sale_method' | 'deal' | 'closes_at' | 'duration_minutes'>

export function closingFact(listing: Closing): { label: string; value: string } {
  const { status, sale_method: saleMethod, deal, duration_minutes: durationMinutes } = listing
  if (deal?.closed_at) return { label: t.listings_closed(), value: formatMoment(deal.closed_at) }
  if (status === 'suspended') return { label: t.closes(), value: t.paused() }
  const closesAt = deal ? deal.closes_at : listing.closes_at
  if (closesAt) return { label: t.closes(), value: formatMoment(closesAt) }
  if (saleMethod !== 'auction') return { label: t.closes(), value: t.when_it_sells() }
  return {
    label: t.closes(),
    value:
      durationMinutes === null
        ? t.not_set()
        : t.duration_minutes_after_publishing({ duration_minutes: formatMinutes(durationMinutes) }),
  }
}

export const headFacts = (listing: AdminListing) => [
  { label: t.sold_by(), value: getSaleLabels()[listing.sale_method] },
  { label: t.price(), value: describePrice(listing) },
  { label: t.bids(), value: String(listing.deal?.bid_count ?? 0) },
  closingFact(listing),
]
