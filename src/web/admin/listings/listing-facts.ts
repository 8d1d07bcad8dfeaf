import { formatMinutes } from '#shared/rules/closing-rules.ts'
import { formatMoney } from '#shared/formats/formats.ts'
import type { AdminListing } from '#contract/moderation/moderation.ts'
import { formatMoment } from '../moments.ts'
import { saleWords } from './listing-words.ts'

type Priced = Pick<
  AdminListing,
  'sale_method' | 'deal' | 'start_price_cents' | 'buy_now_price_cents' | 'property'
>

/** What it costs now, or would: a rent says what for. */
export function describePrice({ sale_method, deal, property, ...planned }: Priced): string {
  const cents =
    deal?.price_cents ||
    (sale_method === 'auction' ? planned.start_price_cents : planned.buy_now_price_cents) ||
    property?.weekly_rent_cents
  if (!cents) return 'None'
  return property && property.purpose !== null && property.purpose !== 'sale'
    ? `${formatMoney(cents)} a week`
    : formatMoney(cents)
}

type Closing = Pick<AdminListing, 'status' | 'sale_method' | 'deal' | 'closes_at' | 'duration_minutes'>

/** When it closes or, once it has, when it did. */
export function closingFact(listing: Closing): { label: string; value: string } {
  const { status, sale_method, deal, duration_minutes } = listing
  if (deal?.closed_at) return { label: 'Closed', value: formatMoment(deal.closed_at) }
  if (status === 'suspended') return { label: 'Closes', value: 'Paused' }
  const closes_at = deal ? deal.closes_at : listing.closes_at
  if (closes_at) return { label: 'Closes', value: formatMoment(closes_at) }
  if (sale_method !== 'auction') return { label: 'Closes', value: 'When it sells' }
  return {
    label: 'Closes',
    value: duration_minutes === null ? 'Not set' : `${formatMinutes(duration_minutes)} after publishing`,
  }
}

export const headFacts = (listing: AdminListing) => [
  { label: 'Sold by', value: saleWords[listing.sale_method] },
  { label: 'Price', value: describePrice(listing) },
  { label: 'Bids', value: String(listing.deal?.bid_count ?? 0) },
  closingFact(listing),
]
