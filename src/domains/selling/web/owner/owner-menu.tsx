import { CopyPlus, Hourglass, Receipt, Tag, TimerOff } from 'lucide-react'
import { useState } from 'react'
import type { Listing, ListingHold } from '#domains/listings/common/listings.ts'
import { getTradePath } from '#domains/trades/common/trade-path.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { MenuItem, MenuLink } from '#platform/web/ui/overlays/menu.tsx'
import { MoreMenu } from '#platform/web/ui/overlays/more-menu.tsx'
import { useLiftHold } from './use-lift-hold.ts'
import { useSellSimilar } from './use-sell-similar.ts'
import * as t from '#domains/selling/texts.ts'

const HoldDialog = lazyOnClick(async () => (await import('./hold-dialog.tsx')).HoldDialog)

export function OwnerMenu({ listing, hold }: { listing: Listing; hold: ListingHold | null }) {
  const [isOpen, setOpen] = useState(false)
  const lift = useLiftHold()
  const sellSimilar = useSellSimilar()
  const mayHold = listing.status === 'active' && listing.sale_method !== 'auction'
  return (
    <>
      <MoreMenu label={t.more_for_title({ title: listing.title })}>
        {mayHold && (
          <MenuItem icon={Hourglass} onSelect={() => setOpen(true)}>
            {hold ? t.change_pending() : t.mark_as_pending()}
          </MenuItem>
        )}
        {mayHold && hold && (
          <MenuItem icon={TimerOff} onSelect={() => lift.lift(listing.id)}>
            {t.no_longer_pending()}
          </MenuItem>
        )}
        {listing.status === 'active' && listing.viewer?.trade_id != null && (
          <MenuLink to={getTradePath('seller', listing.viewer.trade_id)} icon={Receipt}>
            {t.see_the_sale()}
          </MenuLink>
        )}
        <MenuItem icon={CopyPlus} onSelect={() => sellSimilar.start(listing)}>
          {t.sell_similar()}
        </MenuItem>
        <MenuLink to={`/isell?status=${listing.status}`} icon={Tag}>
          {t.see_it_in_isell()}
        </MenuLink>
      </MoreMenu>
      {isOpen && <HoldDialog listing={listing} hold={hold} onClose={() => setOpen(false)} />}
    </>
  )
}
