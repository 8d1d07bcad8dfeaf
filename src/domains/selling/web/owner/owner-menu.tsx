import { Receipt } from 'lucide-react'
import type { Listing, ListingHold } from '#domains/listings/common/listings.ts'
import { getTradePath } from '#domains/trades/common/trade-path.ts'
import { MenuLink } from '#platform/web/ui/overlays/menu.tsx'
import { OwnActs } from './own-acts.tsx'
import * as t from '#domains/selling/texts.ts'

export function OwnerMenu({ listing, hold }: { listing: Listing; hold: ListingHold | null }) {
  const isLive = listing.status === 'active'
  const tradeId = listing.viewer?.trade_id ?? null
  return (
    <OwnActs listing={{ ...listing, hold, is_featured: listing.is_featured === true }} isLive={isLive}>
      {isLive && tradeId !== null && (
        <MenuLink to={getTradePath('seller', tradeId)} icon={Receipt}>
          {t.see_the_sale()}
        </MenuLink>
      )}
    </OwnActs>
  )
}
