import { useState } from 'react'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import type { ListingSession } from '../listing-session.ts'
import * as t from '#domains/auctions/texts.ts'

const LowerLimitDialog = lazyOnClick(async () => (await import('./lower-limit-dialog.tsx')).LowerLimitDialog)

export function LowerLimit({ listingView }: { listingView: ListingSession }) {
  const [isOpen, setOpen] = useState(false)
  const { listing, viewer } = listingView
  if (listing.status !== 'active' || !viewer?.may_lower_maximum || viewer.my_max_cents === null) return null
  const { my_max_cents: myMaxCents } = viewer
  return (
    <>
      {myMaxCents > listing.price_cents && (
        <Notice
          action={
            <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
              {t.lower_limit()}
            </Button>
          }
        >
          {t.another_bidders_bids_were_voided_so_2()}
        </Notice>
      )}
      {isOpen && (
        <LowerLimitDialog
          listingView={listingView}
          my_max_cents={myMaxCents}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
