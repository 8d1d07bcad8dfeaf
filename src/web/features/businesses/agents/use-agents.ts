import { getAgentNumbers } from '#contract/businesses/agent-numbers.ts'
import { listAgents } from '#contract/businesses/agents.ts'
import { getStorefront } from '#contract/businesses/storefront.ts'
import { checkPermission } from '#contract/subscriptions/permissions.ts'
import { useInvalidate } from '#web/lib/loading/query.tsx'

export function useAgentsChanged(): () => void {
  const invalidate = useInvalidate()
  return () => {
    invalidate(listAgents)
    invalidate(getStorefront)
    invalidate(getAgentNumbers)
    invalidate(checkPermission)
  }
}
