import { CopyPlus, Hourglass, TimerOff } from 'lucide-react'
import { useState } from 'react'
import type { Listing } from '#domains/listings/common/listings.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { HoldLine } from './hold-line.tsx'
import { useLiftHold } from './use-lift-hold.ts'
import { useSellSimilar } from './use-sell-similar.ts'
import * as t from '#domains/selling/texts.ts'

const HoldDialog = lazyOnClick(async () => (await import('./hold-dialog.tsx')).HoldDialog)

/** Shown on the seller's own listing, whatever became of it. */
export function OwnerActions({ listing }: { listing: Listing }) {
  const sellSimilar = useSellSimilar()
  return (
    <div className="grid gap-2">
      {listing.status === 'active' && listing.sale_method !== 'auction' && <HoldActions listing={listing} />}
      <Button
        kind="quiet"
        icon={CopyPlus}
        wide
        busy={sellSimilar.isBusy}
        onClick={() => sellSimilar.start(listing)}
      >
        {t.sell_similar()}
      </Button>
    </div>
  )
}

function HoldActions({ listing }: { listing: Listing }) {
  const [isOpen, setOpen] = useState(false)
  const lift = useLiftHold()
  const hold = listing.hold_until === null ? null : (listing.viewer?.hold ?? null)
  return (
    <>
      {hold && <HoldLine hold={hold} />}
      <Button kind="quiet" icon={Hourglass} wide onClick={() => setOpen(true)}>
        {hold ? t.change_pending() : t.mark_as_pending()}
      </Button>
      {hold && (
        <Button kind="quiet" icon={TimerOff} wide busy={lift.isBusy} onClick={() => lift.lift(listing.id)}>
          {t.no_longer_pending()}
        </Button>
      )}
      {isOpen && <HoldDialog listing={listing} hold={hold} onClose={() => setOpen(false)} />}
    </>
  )
}
