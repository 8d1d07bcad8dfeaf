import { type ReactNode, useRef } from 'react'
import type { ListingCard as CardView } from '#domains/listings/common/listings.ts'
import { Card } from '#platform/web/ui/layout/card.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { listingAddress, useLiveListing } from '../use-live-listing.ts'
import { describeOdometer } from '../types/odometer-labels.ts'
import { avifSources, pictureSources } from '#domains/media/web/shared/photos/picture-sources.ts'
import { CardNote, CardPrice, FeaturedBadge, TimeBadge } from './time-badge.tsx'
import { describeCardDelivery, describeCardOffer } from './card-labels.ts'
import { useInView } from '#platform/web/loading/use-in-view.ts'

interface ListingCardProps {
  card: CardView
  corner?: ReactNode
  /** True in the first row: the picture is fetched at once. */
  eager?: boolean
  level?: 'h2' | 'h3'
  /** The price with delivery to the searcher's place, in place of what delivery costs. */
  total?: string | undefined
}

export function ListingCard({ card, corner, eager = false, level, total }: ListingCardProps) {
  const frame = useRef<HTMLElement>(null)
  const { listing } = useLiveListing(card, useInView(frame))
  return (
    <Card
      ref={frame}
      to={listingAddress(listing)}
      title={listing.title}
      level={level}
      picture={<CoverPicture card={listing} eager={eager} sizes="(min-width:48rem) 20rem,50vw" />}
      badge={
        listing.is_featured ? (
          <span className="flex flex-wrap gap-1">
            <FeaturedBadge />
            <TimeBadge card={listing} />
          </span>
        ) : (
          <TimeBadge card={listing} />
        )
      }
      corner={corner}
      figure={<CardPrice card={listing} />}
      note={<CardNote card={listing} />}
      place={<Place card={listing} total={total} />}
    />
  )
}

/** On a phone, delivery has a line of its own. */
function Place({ card, total }: { card: CardView; total: string | undefined }) {
  const delivery = total ?? describeCardDelivery(card)
  const offer = describeCardOffer(card).join(' · ')
  return (
    <>
      {offer && <span className="block text-ink-2">{offer}</span>}
      {delivery && (
        <>
          <span className="max-md:block">{delivery}</span>
          <span className="max-md:hidden"> · </span>
        </>
      )}
      {[describeOdometer(card), card.place_name].filter(Boolean).join(' · ')}
    </>
  )
}

export function CoverPicture({
  card,
  eager = false,
  sizes,
}: {
  card: CardView
  eager?: boolean
  sizes: string
}) {
  const { cover } = card
  return (
    <Picture
      src={cover?.url ?? null}
      srcSet={cover ? pictureSources(cover, 'card') : undefined}
      avifSet={cover ? avifSources(cover, 'card') : undefined}
      sizes={sizes}
      blur={cover?.thumbhash}
      alt={cover?.alt ?? ''}
      eager={eager}
    />
  )
}
