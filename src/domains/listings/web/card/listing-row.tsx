import { Link } from 'react-router'
import { type ReactNode, useRef } from 'react'
import { formatAppointment } from '#platform/common/formats/formats.ts'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { listingAddress, useLiveListing } from '../use-live-listing.ts'
import { FeaturedBadge, CardPrice, cardNote } from './time-badge.tsx'
import { CoverPicture } from './listing-card.tsx'
import { describeThing } from './row-labels.ts'
import { HoldBadge } from '#domains/listings/web/shared/hold.tsx'
import { useClosingLine } from '#domains/listings/web/shared/closing-line.ts'
import { useInView } from '#platform/web/loading/use-in-view.ts'
import { wholeLink } from '#platform/web/ui/layout/card.tsx'
import * as t from '#domains/listings/texts.ts'

export function ListingRow({
  card,
  corner,
  eager = false,
}: {
  card: ListingCard
  corner?: ReactNode
  eager?: boolean
}) {
  const frame = useRef<HTMLElement>(null)
  const { listing } = useLiveListing(card, useInView(frame))
  const openHome = listing.status === 'active' ? listing.property_brief?.next_open_home : null
  const facts = [
    listing.place_name,
    listing.seller_name,
    openHome && t.open_home_starts_at({ starts_at: formatAppointment(new Date(openHome.starts_at)) }),
    listing.watchers > 0 ? t.watchers_watching({ watchers: listing.watchers }) : null,
  ]
  const thing = describeThing(listing)
  return (
    <article
      ref={frame}
      className="group relative flex min-w-0 gap-3.5 rounded-panel border border-line bg-paper p-2.5 outline-offset-2 outline-pounamu has-[h2_a:focus-visible]:outline-2 sm:gap-5"
    >
      <div className="relative w-28 shrink-0 self-start min-[26rem]:w-32 sm:w-40">
        <CoverPicture card={listing} eager={eager} sizes="10rem" />
      </div>
      <div className="min-w-0 flex-1 py-1 pr-9">
        <h2 className="line-clamp-2 text-sm font-medium break-words group-hover:text-pounamu sm:text-base">
          <Link to={listingAddress(listing)} className={wholeLink}>
            {listing.title}
          </Link>
        </h2>
        {listing.subtitle !== '' && (
          <p className="mt-0.5 truncate text-xs text-ink-2 sm:text-sm">{listing.subtitle}</p>
        )}
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
          <CardPrice card={listing} />
          <span className="text-xs text-ink-3">
            {listing.sale_method === 'auction' &&
            listing.reserve_state === 'met' &&
            listing.status === 'active'
              ? t.count_bids_reserve_met({ count: listing.bid_count })
              : cardNote(listing)}
          </span>
        </p>
        {(listing.is_featured || listing.hold_until !== null) && (
          <p className="mt-1 flex flex-wrap gap-1 empty:hidden">
            {listing.is_featured && <FeaturedBadge />}
            {listing.hold_until !== null && <HoldBadge listing={listing} />}
          </p>
        )}
        <p className="num mt-1 text-sm text-ink-2">
          {thing}
          <Closing listing={listing} after={thing !== ''} />
        </p>
        <p className="mt-1 text-xs text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {corner && <div className="absolute top-2 right-2">{corner}</div>}
    </article>
  )
}

/** A separate component, so that each second re-renders only this. */
function Closing({ listing, after }: { listing: ListingCard; after: boolean }) {
  const closing = useClosingLine(listing)
  if (!closing) return null
  return (
    <>
      {after && ' · '}
      <span className={closing.isHot ? 'font-semibold text-pohutukawa' : undefined}>{closing.text}</span>
    </>
  )
}
