import { PriceHead } from '#domains/auctions/web/shared/price-head.tsx'
import { listAgents } from '#domains/businesses/common/agents.ts'
import { getBranding } from '#domains/businesses/common/storefront.ts'
import { ListingAgents, ListingBrand } from '#domains/businesses/web/shared/listing-agents.tsx'
import type { Listing } from '#domains/listings/common/listings.ts'
import { Gallery } from '#domains/listings/web/gallery.tsx'
import { ListingAbout, ListingHeading } from '#domains/listings/web/listing-about.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'

interface BusinessPreviewProps {
  listing: Listing
  agent_ids: number[]
}

/** Shows the agents and the branding that a business's listing will have. */
function BusinessPreview({ listing, agent_ids: agentIds }: BusinessPreviewProps) {
  const { seller } = listing
  const input = { seller: seller.id }
  const agents = useApiQuery(listAgents, input, { enabled: agentIds.length > 0 })
  const { data: branding } = useApiQuery(getBranding, input)
  const chosen = agentIds.flatMap((id) => agents.data?.items.find((agent) => agent.id === id) ?? [])
  const shown = { ...seller, branding: branding?.is_shown ? branding : null }
  return (
    <div inert className="grid gap-6">
      {chosen.length > 0 ? (
        <ListingAgents listing={{ seller: shown, agents: chosen }} />
      ) : (
        <div className="overflow-clip rounded-panel">
          <ListingBrand seller={shown} />
        </div>
      )}
    </div>
  )
}

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
