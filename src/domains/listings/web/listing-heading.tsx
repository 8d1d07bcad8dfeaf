import { Fragment, type ReactNode } from 'react'
import { formatDate } from '#platform/common/formats/formats.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import * as t from '#domains/listings/texts.ts'

export function ListingHeading({ listing, actions }: { listing: Listing; actions?: ReactNode }) {
  const facts = [
    // A preview may have no place, and has no number yet.
    listing.place_name !== '' && listing.place_name,
    listing.id > 0 && t.listing_id({ id: listing.id }),
    listing.watchers > 0 && t.count_watching({ count: formatCount(listing.watchers) }),
    listing.views > 0 && t.count_views({ count: listing.views }),
    t.listed_starts_at({ starts_at: formatDate(new Date(listing.starts_at ?? listing.created_at)) }),
  ]
  return (
    <header>
      <div className="flex items-start gap-3">
        <h1 className="heading min-w-0 flex-1 text-lg break-words md:text-xl">{listing.title}</h1>
        {actions}
      </div>
      {/* Each fact starts with a dot, which the edge cuts off at the start of a line. */}
      <div className="mt-1 overflow-hidden">
        <p className="num -ml-3.5 flex flex-wrap text-sm text-ink-3">
          {facts
            .filter((fact) => fact !== false)
            .map((fact) => (
              <Fragment key={fact}>
                <span className="flex">
                  <span aria-hidden className="w-3.5 shrink-0 text-center">
                    ·
                  </span>
                  {fact}
                </span>{' '}
              </Fragment>
            ))}
        </p>
      </div>
    </header>
  )
}
