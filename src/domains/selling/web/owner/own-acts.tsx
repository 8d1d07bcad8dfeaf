import { ChartColumn, CircleCheck, CopyPlus, Hourglass, Star, StarOff, TimerOff, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { PlanAlert } from '#domains/billing/web/shared/plan-alert.tsx'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { MenuItem } from '#platform/web/ui/overlays/menu.tsx'
import { MoreMenu } from '#platform/web/ui/overlays/more-menu.tsx'
import { describeMark } from '../ending/sold-labels.ts'
import { useFeaturing } from '../featuring/use-featuring.ts'
import type { OwnRow } from '../table/use-own-listings.ts'
import { useLiftHold } from './use-lift-hold.ts'
import { useSellSimilar } from './use-sell-similar.ts'
import * as t from '#domains/selling/texts.ts'

const SoldDialog = lazyOnClick(async () => (await import('../ending/sold-dialog.tsx')).SoldDialog)
const HoldDialog = lazyOnClick(async () => (await import('./hold-dialog.tsx')).HoldDialog)
const NumbersDialog = lazyOnClick(async () => (await import('../numbers/numbers-dialog.tsx')).NumbersDialog)
const WithdrawDialog = lazyOnClick(async () => (await import('../ending/withdraw-dialog.tsx')).WithdrawDialog)

export type ActedListing = Pick<
  OwnRow,
  | 'id'
  | 'title'
  | 'status'
  | 'sale_method'
  | 'price_cents'
  | 'bid_count'
  | 'quantity_left'
  | 'property_brief'
  | 'hold'
  | 'is_featured'
>

type ActDialog = 'withdraw' | 'sold' | 'hold' | 'stats'

interface OwnActsProps {
  listing: ActedListing
  /** False once it ended, or was relisted. */
  isLive: boolean
  /** The page's own entries, above those that every page has. */
  children?: ReactNode
}

/** A seller's acts behind "…": the same in iSell and on the listing's page. */
export function OwnActs({ listing, isLive, children }: OwnActsProps) {
  const [openDialog, setOpenDialog] = useState<ActDialog | null>(null)
  const stop = () => setOpenDialog(null)
  const featuring = useFeaturing()
  const sellSimilar = useSellSimilar()
  return (
    <>
      <MoreMenu
        label={listing.title ? t.more_for_title({ title: listing.title }) : t.more_for_this_listing()}
      >
        {children}
        {isLive && <LiveItems listing={listing} featuring={featuring} onOpen={setOpenDialog} />}
        {listing.status !== 'pending' && (
          <MenuItem icon={ChartColumn} onSelect={() => setOpenDialog('stats')}>
            {t.stats()}
          </MenuItem>
        )}
        <MenuItem icon={CopyPlus} onSelect={() => sellSimilar.start(listing)}>
          {t.sell_similar()}
        </MenuItem>
        {isLive && (
          <MenuItem icon={Undo2} danger onSelect={() => setOpenDialog('withdraw')}>
            {t.withdraw()}
          </MenuItem>
        )}
      </MoreMenu>
      <PlanAlert need={featuring.planAlert.need} onClose={featuring.planAlert.close} />
      {openDialog === 'withdraw' && <WithdrawDialog row={listing} onClose={stop} />}
      {openDialog === 'hold' && <HoldDialog listing={listing} hold={listing.hold} onClose={stop} />}
      {openDialog === 'sold' && <SoldDialog row={listing} onClose={stop} />}
      {openDialog === 'stats' && <NumbersDialog row={listing} onClose={stop} />}
    </>
  )
}

interface LiveItemsProps {
  listing: ActedListing
  featuring: ReturnType<typeof useFeaturing>
  onOpen: (dialog: ActDialog) => void
}

function LiveItems({ listing, featuring, onOpen }: LiveItemsProps) {
  const { id, hold, is_featured: isFeatured } = listing
  const lift = useLiftHold()
  return (
    <>
      {listing.bid_count === 0 && (
        <MenuItem icon={CircleCheck} onSelect={() => onOpen('sold')}>
          {describeMark(listing).act}
        </MenuItem>
      )}
      {listing.sale_method !== 'auction' && (
        <MenuItem icon={Hourglass} onSelect={() => onOpen('hold')}>
          {hold ? t.change_pending() : t.mark_as_pending()}
        </MenuItem>
      )}
      {hold && (
        <MenuItem icon={TimerOff} onSelect={() => lift.lift(id)}>
          {t.no_longer_pending()}
        </MenuItem>
      )}
      {(featuring.isOffered || isFeatured) && (
        <MenuItem icon={isFeatured ? StarOff : Star} onSelect={() => featuring.setFeatured(id, !isFeatured)}>
          {isFeatured ? t.stop_featuring() : t.feature()}
        </MenuItem>
      )}
    </>
  )
}
