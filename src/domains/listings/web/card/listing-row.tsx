import { Link } from 'react-router'
import { type ReactNode, useRef } from 'react'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { listingAddress, useLiveListing } from '../use-live-listing.ts'
import { CardNote, CardPrice, FeaturedBadge, TimeBadge } from './time-badge.tsx'
import { CoverPicture } from './listing-card.tsx'
import { describeCardDelivery, describeCardListing, describeCardOffer } from './card-labels.ts'
import { describeThing } from './row-labels.ts'
import { useInView } from '#platform/web/loading/use-in-view.ts'
import { wholeLink } from '#platform/web/ui/layout/card.tsx'
import * as t from '#domains/listings/texts.ts'

export function ListingRow({
  card,
  corner,
  eager = false,
  total,
}: {
  card: ListingCard
  corner?: ReactNode
  eager?: boolean
  total?: string | undefined
}) {
  const frame = useRef<HTMLElement>(null)
  const { listing } = useLiveListing(card, useInView(frame))
  const facts = [
    ...describeCardOffer(listing),
    total ?? describeCardDelivery(listing),
    describeThing(listing),
    listing.place_name,
    listing.seller_name,
    listing.watchers > 0 && t.watchers_watching({ watchers: listing.watchers }),
    ...describeCardListing(listing),
  ]
  return (
    <article
      ref={frame}
      className="group relative flex min-h-28 min-w-0 gap-3 rounded-panel border border-line bg-paper p-1.5 outline-offset-2 outline-pounamu has-[h2_a:focus-visible]:outline-2"
    >
      <div className="relative w-32.5 shrink-0 self-start">
        <CoverPicture card={listing} eager={eager} sizes="9rem" />
        <div className="absolute inset-x-1 bottom-1 flex flex-wrap gap-1">
          {listing.is_featured && <FeaturedBadge />}
          <TimeBadge card={listing} isNarrow />
        </div>
      </div>
      <div className="grid min-w-0 flex-1 content-center py-0.5">
        <h2 className="line-clamp-2 pr-9 text-sm font-medium break-words group-hover:text-pounamu md:line-clamp-1 md:text-base">
          <Link to={listingAddress(listing)} className={wholeLink}>
            {listing.title}
          </Link>
        </h2>
        <p className="mt-0.5 flex min-w-0 items-baseline gap-x-2">
          <CardPrice card={listing} />
          <span className="min-w-0 truncate text-xs text-ink-3">
            <CardNote card={listing} />
          </span>
        </p>
        <p className="num text-xs text-ink-3 max-md:line-clamp-2 md:truncate md:text-sm">
          {facts.filter(Boolean).join(' · ')}
        </p>
        {listing.subtitle !== '' && (
          <p className="truncate text-xs text-ink-2 max-md:hidden">{listing.subtitle}</p>
        )}
      </div>
      {corner && <div className="absolute top-1.5 right-1.5">{corner}</div>}
    </article>
  )
}
