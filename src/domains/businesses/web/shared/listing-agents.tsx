import type { Listing } from '#domains/listings/common/listings.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { AgentCard } from '../agents/agent-card.tsx'
import * as t from '#domains/businesses/texts.ts'

/** Shown on a property's page. */
export function ListingAgents({
  listing: { agents, seller },
}: {
  listing: Pick<Listing, 'agents' | 'seller'>
}) {
  if (agents.length === 0) return null
  const agency = seller.agency?.name ?? seller.trading_name ?? seller.display_name
  return (
    <Panel title={t.agents_of_listing({ count: agents.length })}>
      <ul className="grid gap-4 print:grid-cols-2">
        {agents.map((agent) => (
          <AgentCard
            key={agent.id}
            agent={agent}
            agency={agency}
            to={`/seller-detail/${seller.id}?agent=${agent.id}#for-sale`}
          />
        ))}
      </ul>
      {seller.agency && (
        <p className="mt-3.5 border-t border-line pt-3 text-xs text-ink-3">
          {t.agency_licensed_under_the_reaa({ agency, licence: seller.agency.licence })}
        </p>
      )}
    </Panel>
  )
}
