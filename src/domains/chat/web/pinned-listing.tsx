import { Link } from 'react-router'
import type { ListingConversation } from '#domains/chat/common/chat.ts'
import { useLatestListings } from '#domains/listings/web/shared/live-listings.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { describeDeal, describeListing, getDealPath } from './chat-labels.ts'
import { SellerPhone } from './appointments/seller-phone.tsx'
import * as t from '#domains/chat/texts.ts'

/** Shows the conversation's listing with its current price and the agreements. */
export function PinnedListing({
  about,
  onEnd,
}: {
  about: Pick<ListingConversation, 'listing' | 'role' | 'deal' | 'other'>
  onEnd?: () => void
}) {
  const [listing = about.listing] = useLatestListings([about.listing], onEnd)
  const deal = describeDeal(about)
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-sunk px-3.5 py-2.5">
      <span className="w-14 shrink-0">
        <Picture
          src={listing.cover?.thumb_url ?? null}
          blur={listing.cover?.thumbhash}
          alt=""
          round="control"
        />
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate text-sm font-medium">
          <Link
            to={`/${listing.type}/${listing.id}/detail`}
            className="rounded-control hover:text-pounamu hover:underline"
          >
            {listing.title}
          </Link>
        </p>
        <p className="num truncate text-sm text-ink-2">{deal ?? describeListing({ listing })}</p>
      </div>
      {about.other.shows_phone && listing.status === 'active' && <SellerPhone listing_id={listing.id} />}
      {deal && (
        <LinkButton to={getDealPath(about)} size="small" kind="quiet">
          {about.deal?.kind === 'offer' ? t.see_offer() : t.see_sale()}
        </LinkButton>
      )}
    </div>
  )
}
