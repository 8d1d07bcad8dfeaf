import type { Listing } from '#domains/listings/common/listings.ts'
import { PriceHead } from '#domains/auctions/web/shared/price-head.tsx'
import { Gallery } from '#domains/listings/web/photos/gallery.tsx'
import { ListingAbout } from '#domains/listings/web/listing-about.tsx'
import { ListingHeading } from '#domains/listings/web/listing-heading.tsx'
import { BusinessPreview } from './business-preview.tsx'

export interface ListingPreviewProps {
  listing: Listing
  agent_ids: number[]
  isBusiness: boolean
}

/** A separate file, so that the sell form loads the listing page's code only for a preview. */
export function ListingPreview({ listing, agent_ids: agentIds, isBusiness }: ListingPreviewProps) {
  return (
    <div className="grid min-w-0 gap-6">
      {/* The gallery reaches the edges of a phone on its page, and of the dialog here. */}
      <div className="max-md:-mx-1.5">
        <Gallery images={listing.images} title={listing.title} />
      </div>
      <ListingHeading listing={listing} />
      <div className="rounded-panel border border-line bg-paper px-5 py-4 sm:max-w-sm">
        <PriceHead listing={listing} />
      </div>
      <ListingAbout listing={listing} />
      {isBusiness && <BusinessPreview listing={listing} agent_ids={agentIds} />}
    </div>
  )
}
