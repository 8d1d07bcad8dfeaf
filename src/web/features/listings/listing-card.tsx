import { type ReactNode, useRef } from 'react'
import { formatMoney } from '#contract/formats.ts'
import type { ListingCard as CardView } from '#contract/listings.ts'
import { Amount } from '#web/ui/amount.tsx'
import { Card } from '#web/ui/card.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { ClosingBadge } from './closing-badge.tsx'
import { listingAddress } from './listing-address.ts'
import { avifSources, pictureSources } from './picture-sources.ts'
import { saleNote } from './sale-words.ts'
import { useInView } from './use-in-view.ts'
import { useLiveListing } from './use-live-listing.ts'

interface ListingCardProps {
  card: CardView
  /** The heart, above the picture. */
  corner?: ReactNode
  /** In the first row: the picture is fetched at once. */
  eager?: boolean
  /** Of its heading: one below what stands above the cards. */
  level?: 'h2' | 'h3'
}

/** One listing among others. While it is on the screen its price and its clock are the present ones. */
export function ListingCard({ card, corner, eager = false, level }: ListingCardProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { listing } = useLiveListing(card, useInView(frame))
  return (
    <div ref={frame} className="min-w-0">
      <Card
        to={listingAddress(listing)}
        title={listing.title}
        level={level}
        picture={
          <CoverPicture
            card={listing}
            eager={eager}
            sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 33vw, 50vw"
          />
        }
        badge={<ClosingBadge listing={listing} />}
        corner={corner}
        figure={<Amount value={listing.price_cents} format={formatMoney} />}
        note={saleNote(listing)}
        place={listing.place_name}
      />
    </div>
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
