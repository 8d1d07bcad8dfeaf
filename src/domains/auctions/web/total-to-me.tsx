import { Truck } from 'lucide-react'
import { useDefaultAddress } from '#domains/delivery/web/shared/use-default-address.ts'
import type { ListingSession } from './listing-session.ts'
import { describeTotalToMe } from './win-total.ts'

/** The price with the cheapest delivery to the viewer's own address; for an auction, of the price now. */
export function TotalToMe({ listingView: { listing, isSeller } }: { listingView: ListingSession }) {
  const isOffered =
    listing.status === 'active' && listing.type !== 'property' && listing.sale_method !== 'enquire'
  const address = useDefaultAddress(isOffered)
  if (!isOffered || !address || isSeller) return null
  const priceCents =
    listing.sale_method === 'fixed_price'
      ? (listing.buy_now_price_cents ?? listing.price_cents)
      : listing.price_cents
  const words = describeTotalToMe(listing, address, priceCents)
  return (
    words && (
      <p className="num flex items-start gap-2 text-sm text-ink-2">
        <Truck aria-hidden size={18} strokeWidth={1.75} className="mt-px shrink-0 text-ink-3" />
        {words}
      </p>
    )
  )
}
