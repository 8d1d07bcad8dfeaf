import { Flag, Share2 } from 'lucide-react'
import { useListingReport } from '#domains/flags/web/report-button.tsx'
import type { Listing } from '#domains/listings/common/listings.ts'
import { sharePage } from '#domains/listings/web/shared/share-page.ts'
import { CompareItems } from '#domains/watchlist/web/compare/compare-items.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { MenuItem } from '#platform/web/ui/overlays/menu.tsx'
import { MoreMenu } from '#platform/web/ui/overlays/more-menu.tsx'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import * as t from '#domains/listings/texts.ts'

/** Beside the breadcrumb, so that the title has the whole width. The seller shares from the panel. */
export function ListingMenu({ listing: { id, type, title } }: { listing: Listing }) {
  const { openReport, dialog } = useListingReport({ listing_id: id, title })
  return (
    <span className={joinClasses('-my-3 -mr-2.5', !useHydrated() && 'invisible')}>
      <MoreMenu label={t.more_for_title({ title })}>
        <MenuItem icon={Share2} onSelect={() => void sharePage(title)}>
          {t.share()}
        </MenuItem>
        <CompareItems listing={{ id, type }} hasLink />
        <MenuItem icon={Flag} onSelect={openReport}>
          {t.report()}
        </MenuItem>
      </MoreMenu>
      {dialog}
    </span>
  )
}
