import { useEffect, useState } from 'react'
import type { Listing } from '#contract/listings.ts'
import { priceText } from '#contract/property-price.ts'
import { bidsOf } from './price-words.ts'

/** Tells a screen reader of a new price, once it has held for a moment; silent as the page opens. */
export function PriceAnnouncer({ listing }: { listing: Listing }) {
  const [told, setTold] = useState({
    price_cents: listing.price_cents,
    closes_at: listing.closes_at,
    words: '',
  })
  const { price_cents, bid_count, closes_at } = listing
  const price = priceText(listing)
  const bids = listing.type === 'property' ? '' : `, ${bidsOf(bid_count)}`
  useEffect(() => {
    if (price_cents === told.price_cents) return undefined
    const timer = setTimeout(() => {
      const extended = closes_at !== told.closes_at ? ' The closing moved.' : ''
      setTold({
        price_cents,
        closes_at,
        words: `The price is now ${price}${bids}.${extended}`,
      })
    }, 800)
    return () => clearTimeout(timer)
  }, [price_cents, price, bids, closes_at, told])
  return (
    <p role="status" className="sr-only">
      {told.words}
    </p>
  )
}
