import { Link } from 'react-router'
import { type ReactNode, useRef } from 'react'
import { formatAppointment } from '#shared/formats/formats.ts'
import type { ListingCard } from '#contract/listings/listings.ts'
import { listingAddress } from '../listing-address.ts'
import { FeaturedBadge } from './featured-badge.tsx'
import { CoverPicture } from './listing-card.tsx'
import { CardPrice } from './price-of.tsx'
import { describeThing } from './row-words.ts'
import { cardNote } from './sale-words.ts'
import { useClosingLine } from '#web/lib/live/closing-line.ts'
import { useInView } from '#web/lib/loading/use-in-view.ts'
import { useLiveListing } from '../use-live-listing.ts'
import * as t from './texts.ts'

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
  const open_home = listing.status === 'active' ? listing.property_brief?.next_open_home : null
  const facts = [
    listing.place_name,
    listing.seller_name,
    open_home && t.open_home_starts_at({ starts_at: formatAppointment(new Date(open_home.starts_at)) }),
    listing.watchers > 0 ? t.watchers_watching({ watchers: listing.watchers }) : null,
  ]
  const thing = describeThing(listing)
  return (
    <article ref={frame} className="result-row">
      <div>
        <CoverPicture card={listing} eager={eager} sizes="10rem" />
      </div>
      <div>
        <h2>
          <Link to={listingAddress(listing)}>{listing.title}</Link>
        </h2>
        <p>
          <CardPrice card={listing} />
          <span>
            {listing.sale_method === 'auction' &&
            listing.reserve_state === 'met' &&
            listing.status === 'active'
              ? t.count_bids_reserve_met({ count: listing.bid_count })
              : cardNote(listing)}
          </span>
        </p>
        {listing.is_featured && (
          <p>
            <FeaturedBadge />
          </p>
        )}
        <p>
          {thing}
          <Closing listing={listing} after={thing !== ''} />
        </p>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {corner && <div>{corner}</div>}
    </article>
  )
}

/** A component of its own, so that a passing second renders nothing else. */
function Closing({ listing, after }: { listing: ListingCard; after: boolean }) {
  const closing = useClosingLine(listing)
  if (!closing) return null
  return (
    <>
      {after && ' · '}
      <span className={closing.is_hot ? 'font-semibold text-pohutukawa' : undefined}>{closing.text}</span>
    </>
  )
}
