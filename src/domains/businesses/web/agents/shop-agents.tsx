import type { Agent } from '#domains/businesses/common/agents.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { AgentCard } from './agent-card.tsx'
import * as t from '#domains/businesses/texts.ts'

interface ShopAgentsProps {
  agents: Agent[]
  agency: { name: string; licence: string }
  /** The page's address. */
  to: string
}

/** Shown on an agency's own page. */
export function ShopAgents({ agents, agency, to }: ShopAgentsProps) {
  return (
    <Panel title={t.our_agents()}>
      {agents.length > 0 && (
        <ul className="grid gap-x-8 gap-y-5 md:grid-cols-2">
          {agents.map((agent) => (
            <AgentCard
              key={agent.id}
              agent={agent}
              agency={null}
              to={`${to}?agent=${agent.id}#for-sale`}
              aside={<p className="num text-xs text-ink-3">{t.live_listings({ count: agent.live_count })}</p>}
            />
          ))}
        </ul>
      )}
      <p className="text-xs not-first:mt-4 text-ink-3">
        {t.agency_licensed_under_the_reaa({ agency: agency.name, licence: agency.licence })}
      </p>
    </Panel>
  )
}
