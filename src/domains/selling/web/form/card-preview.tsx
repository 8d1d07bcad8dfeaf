import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import { describePrice } from '#domains/listings/common/property-price.ts'
import { Card } from '#platform/web/ui/layout/card.tsx'
import { ClockBadge } from '#platform/web/ui/facts/clock-badge.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { WordedPrice } from '#platform/web/ui/facts/worded-price.tsx'
import * as t from '#domains/selling/texts.ts'

export function CardPreview({ listing, coverUrl }: { listing: Listing; coverUrl: string | null }) {
  const isEnquired = listing.sale_method === 'enquire'
  const words = listing.property_brief || isEnquired ? describePrice(listing) : null
  const note =
    listing.sale_method === 'auction'
      ? t.no_bids_yet()
      : isEnquired
        ? words
          ? undefined
          : t.asking_price()
        : listing.quantity > 1
          ? t.buy_now_quantity_left({ quantity: listing.quantity })
          : t.buy_now_2()
  return (
    <div inert>
      <Card
        to="#"
        title={listing.title}
        picture={
          <Picture
            src={listing.cover?.url ?? coverUrl}
            blur={listing.cover?.thumbhash}
            alt={listing.cover?.alt ?? ''}
          />
        }
        badge={
          listing.closes_at && <ClockBadge>{formatShortInstant(new Date(listing.closes_at))}</ClockBadge>
        }
        figure={
          words ? (
            <WordedPrice price={words} />
          ) : (
            <span className="card-figure">
              {listing.price_cents > 0 ? formatMoney(listing.price_cents) : 'NZ$ …'}
            </span>
          )
        }
        note={words ? undefined : note}
        place={listing.place_name}
      />
    </div>
  )
}
