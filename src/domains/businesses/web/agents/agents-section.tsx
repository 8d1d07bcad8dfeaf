import { Plus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { listAgents, type Agent } from '#domains/businesses/common/agents.ts'
import { PlanAlert } from '#domains/billing/web/shared/plan-alert.tsx'
import { usePlanAlert } from '#domains/billing/web/shared/use-plan-alert.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { BusinessSection } from '../business-section.tsx'
import { AgentDialog } from './agent-dialog.tsx'
import { AgentRow } from './agent-row.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import * as t from '#domains/businesses/texts.ts'

export function AgentsSection({ seller_id: sellerId }: { seller_id: number }) {
  const planAlert = usePlanAlert()
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button icon={Plus} size="small" onClick={() => setAdding(true)}>
      {t.add_agent()}
    </Button>
  )
  return (
    <BusinessSection id="agents" title={t.agents()} lead={t.choose_them_on_your_listings()} aside={add}>
      <AgentList seller_id={sellerId} planAlert={planAlert} />
      {isAdding && (
        <AgentDialog
          seller_id={sellerId}
          agent={null}
          planAlert={planAlert}
          onClose={() => setAdding(false)}
        />
      )}
      <PlanAlert need={planAlert.need} onClose={planAlert.close} />
    </BusinessSection>
  )
}

interface AgentListProps {
  seller_id: number
  planAlert: ReturnType<typeof usePlanAlert>
}

function AgentList({ seller_id: sellerId, planAlert }: AgentListProps) {
  const { data, error, refetch, isFetching } = useApiQuery(listAgents, { seller: sellerId })
  const [open, setOpen] = useState<{ agent: Agent; as: 'edit' | 'leave' } | null>(null)
  if (error && !data) {
    return (
      <ErrorState title={t.your_agents_didnt_load()} busy={isFetching} onRetry={() => void refetch()}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <Loading label={t.loading_agents()}>
        <SkeletonText lines={4} />
      </Loading>
    )
  }
  if (data.items.length === 0) {
    return (
      <EmptyState icon={UsersRound} title={t.no_agents_yet()}>
        {t.add_the_people_buyers_should_call()}
      </EmptyState>
    )
  }
  const close = () => setOpen(null)
  return (
    <>
      <ul aria-label={t.agents()} className="divide-y divide-line">
        {data.items.map((agent) => (
          <AgentRow
            key={agent.id}
            agent={agent}
            planAlert={planAlert}
            onEdit={() => setOpen({ agent, as: 'edit' })}
            onLeave={() => setOpen({ agent, as: 'leave' })}
          />
        ))}
      </ul>
      {open?.as === 'edit' && (
        <AgentDialog seller_id={sellerId} agent={open.agent} planAlert={planAlert} onClose={close} />
      )}
      {open?.as === 'leave' && (
        <LeaveDialog
          agent={open.agent}
          others={data.items.filter(({ id, status }) => status === 'active' && id !== open.agent.id)}
          onClose={close}
        />
      )}
    </>
  )
}
