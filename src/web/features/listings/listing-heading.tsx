import { Fragment, type ReactNode } from 'react'
import { formatDate } from '#shared/formats/formats.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { formatCount } from '#shared/texts/choose-plural.ts'
import * as t from './texts.ts'

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
    <header className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <h1 className="heading text-lg break-words md:text-xl">{listing.title}</h1>
        <p className="num mt-1 text-sm text-ink-3">
          {facts
            .filter((fact) => fact !== false)
            .map((fact, index) => (
              <Fragment key={fact}>
                {index > 0 && ' · '}
                <span className={fact === listing.place_name ? undefined : 'whitespace-nowrap'}>{fact}</span>
              </Fragment>
            ))}
        </p>
      </div>
      {actions}
    </header>
  )
}
