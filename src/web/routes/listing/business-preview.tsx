import { listAgents } from '#contract/businesses/agents.ts'
import { getBranding } from '#contract/businesses/branding.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { ListingAgents } from '#web/features/businesses/agents/listing-agents.tsx'
import { ListingBrand } from '#web/features/businesses/branding/listing-brand.tsx'
import { useApiQuery } from '#web/lib/loading/query.tsx'

interface BusinessPreviewProps {
  listing: Listing
  agent_ids: number[]
}

/** The agents and the branding that a business's listing will have. */
export function BusinessPreview({ listing, agent_ids }: BusinessPreviewProps) {
  const { seller } = listing
  const asked = { seller: seller.id }
  const agents = useApiQuery(listAgents, asked, { enabled: agent_ids.length > 0 })
  const { data: branding } = useApiQuery(getBranding, asked)
  const chosen = agent_ids.flatMap((id) => agents.data?.items.find((agent) => agent.id === id) ?? [])
  return (
    <div inert className="grid gap-6">
      <ListingAgents listing={{ seller, agents: chosen }} />
      <ListingBrand seller={{ ...seller, branding: branding?.is_shown ? branding : null }} />
    </div>
  )
}
