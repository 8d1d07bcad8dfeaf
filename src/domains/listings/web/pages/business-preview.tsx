import { listAgents } from '#domains/businesses/common/agents.ts'
import { getBranding } from '#domains/businesses/common/branding.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import { ListingAgents } from '#domains/businesses/web/shared/listing-agents.tsx'
import { ListingBrand } from '#domains/businesses/web/shared/listing-brand.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'

interface BusinessPreviewProps {
  listing: Listing
  agent_ids: number[]
}

/** Shows the agents and the branding that a business's listing will have. */
export function BusinessPreview({ listing, agent_ids: agentIds }: BusinessPreviewProps) {
  const { seller } = listing
  const input = { seller: seller.id }
  const agents = useApiQuery(listAgents, input, { enabled: agentIds.length > 0 })
  const { data: branding } = useApiQuery(getBranding, input)
  const chosen = agentIds.flatMap((id) => agents.data?.items.find((agent) => agent.id === id) ?? [])
  return (
    <div inert className="grid gap-6">
      <ListingAgents listing={{ seller, agents: chosen }} />
      <ListingBrand seller={{ ...seller, branding: branding?.is_shown ? branding : null }} />
    </div>
  )
}
