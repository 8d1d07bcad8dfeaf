import { useState } from 'react'
import { formatMoney } from '#shared/formats/formats.ts'
import type { Listing, ListingViewer } from '#contract/listings/listings.ts'
import { pressedPart } from '#web/lib/presses/pressed-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'

const OutbidDialog = pressedPart(async () => (await import('./bid/outbid-dialog.tsx')).OutbidDialog)

/** Where a bidder stands while the auction runs. */
export function StandingNotice({ listing, viewer }: { listing: Listing; viewer: ListingViewer | null }) {
  if (listing.status !== 'active' || !viewer?.has_bid) return null
  if (viewer.is_leading) {
    return (
      <Notice kind="bid" live>
        You’re winning.{' '}
        {viewer.my_max_cents !== null && (
          <>
            We’ll bid up to{' '}
            <strong className="num whitespace-nowrap">{formatMoney(viewer.my_max_cents)}</strong> for you.
          </>
        )}
        {listing.reserve_state === 'not_met' && ' The reserve isn’t met yet.'}
      </Notice>
    )
  }
  return (
    <Notice kind="wrong" live action={<WhyOutbid listing_id={listing.id} />}>
      You’ve been outbid
      {viewer.my_max_cents !== null && (
        <>
          : your limit was <span className="num whitespace-nowrap">{formatMoney(viewer.my_max_cents)}</span>
        </>
      )}
      . <strong>{listing.leader_pseudonym ?? 'Someone else'}</strong> leads at{' '}
      <span className="num whitespace-nowrap">{formatMoney(listing.price_cents)}</span>.
    </Notice>
  )
}

function WhyOutbid({ listing_id }: { listing_id: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        Why was I outbid?
      </Button>
      {isOpen && <OutbidDialog listing_id={listing_id} onClose={() => setOpen(false)} />}
    </>
  )
}
