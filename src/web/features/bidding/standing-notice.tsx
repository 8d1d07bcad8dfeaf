import { formatMoney } from '#contract/formats.ts'
import type { Listing, ListingViewer } from '#contract/listings.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Where a bidder stands while the auction runs. */
export function StandingNotice({ listing, viewer }: { listing: Listing; viewer: ListingViewer | null }) {
  if (listing.status !== 'active' || !viewer?.has_bid) return null
  if (viewer.is_leading) {
    return (
      <Notice kind="bid" live>
        You lead.{' '}
        {viewer.my_max_cents !== null && (
          <>
            We bid for you up to{' '}
            <strong className="num whitespace-nowrap">{formatMoney(viewer.my_max_cents)}</strong>, your limit.
          </>
        )}
        {listing.reserve_state === 'not_met' && ' The reserve is not met yet.'}
      </Notice>
    )
  }
  return (
    <Notice kind="wrong" live>
      You have been outbid
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
