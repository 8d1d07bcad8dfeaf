import { Suspense, useState, type ComponentType } from 'react'
import { formatMoney } from '#platform/common/formats/formats.ts'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { Button } from '#platform/web/ui/button.tsx'
import * as t from '#domains/auctions/texts.ts'

interface QuickBidButtonProps {
  listing: ListingCard
  leads: boolean
  Sheet: ComponentType<{ id: number; onClose: () => void }>
}

export function QuickBidButton({ listing, leads, Sheet }: QuickBidButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const words = leads
    ? t.raise_your_limit()
    : listing.minimum_next_bid_cents === null
      ? t.bid()
      : t.bid_from_least({ least: formatMoney(listing.minimum_next_bid_cents) })
  return (
    <>
      <Button
        kind={leads ? 'quiet' : 'bid'}
        size="small"
        onClick={() => setOpen(true)}
        aria-label={`${words}: ${listing.title}`}
      >
        {words}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Sheet id={listing.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
