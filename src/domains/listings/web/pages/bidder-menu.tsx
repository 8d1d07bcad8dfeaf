import { Ban, Gavel } from 'lucide-react'
import { useBlock } from '#domains/accounts/web/blocks/block-button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { MenuItem } from '#platform/web/ui/overlays/menu.tsx'
import { MoreMenu } from '#platform/web/ui/overlays/more-menu.tsx'
import * as t from '#domains/listings/texts.ts'

interface BidderMenuProps {
  listing_id: number
  pseudonym: string
  /** Null if their bids can't be voided. */
  onVoid: (() => void) | null
}

/** The seller's acts on a bidder, behind "…" since they are rare and can't be undone. */
export function BidderMenu({ listing_id: listingId, pseudonym, onVoid }: BidderMenuProps) {
  const { isBlocked, openBlock, dialog } = useBlock({
    name: pseudonym,
    whom: { listing_id: listingId, pseudonym },
  })
  return (
    <>
      {isBlocked && <Badge>{t.blocked()}</Badge>}
      {(!isBlocked || onVoid) && (
        <span className="-my-3">
          <MoreMenu label={t.more_for_title({ title: pseudonym })}>
            {onVoid && (
              <MenuItem icon={Gavel} danger onSelect={onVoid}>
                {t.void_bids()}
              </MenuItem>
            )}
            {!isBlocked && (
              <MenuItem icon={Ban} danger onSelect={openBlock}>
                {t.block_bidder()}
              </MenuItem>
            )}
          </MoreMenu>
        </span>
      )}
      {dialog}
    </>
  )
}
