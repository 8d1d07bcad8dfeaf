import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { DealDialogs } from '../buy-dialog.tsx'
import { PriceActions } from '../price-actions.tsx'
import { PriceHead } from '../shared/price-head.tsx'
import type { ListingSession } from '../listing-session.ts'
import { useBidding } from './use-bidding.ts'

export function QuickBidDialog({
  listingView,
  onClose,
}: {
  listingView: ListingSession
  onClose: () => void
}) {
  const { listing } = listingView
  const bidding = useBidding(listingView)
  return (
    <>
      <Dialog open onClose={onClose} shape="sheet" title={listing.title}>
        <div className="grid gap-4">
          <PriceHead listing={listing} isLive={bidding.isLive} />
          {listingView.viewerKind !== 'unknown' && <PriceActions bidding={bidding} />}
        </div>
      </Dialog>
      <DealDialogs bidding={bidding} />
    </>
  )
}
