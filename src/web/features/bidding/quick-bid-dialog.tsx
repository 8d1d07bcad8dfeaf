import { Dialog } from '#web/ui/dialog.tsx'
import { PriceActions } from './price-actions.tsx'
import { PriceHead } from './price-head.tsx'
import type { Standing } from './standing.ts'

/** What the page of an auction offers at its price, over a list. */
export function QuickBidDialog({ standing, onClose }: { standing: Standing; onClose: () => void }) {
  const { listing } = standing
  return (
    <Dialog open onClose={onClose} shape="sheet" title={listing.title}>
      <div className="grid gap-4">
        <PriceHead listing={listing} />
        {standing.who !== 'unknown' && <PriceActions standing={standing} onLeave={onClose} />}
      </div>
    </Dialog>
  )
}
