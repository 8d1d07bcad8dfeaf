import { getAgentNumbers } from '#domains/businesses/common/agent-numbers.ts'
import { listAgents } from '#domains/businesses/common/agents.ts'
import { getStorefront } from '#domains/businesses/common/storefront.ts'
import { checkPermission } from '#domains/billing/common/subscriptions/permissions.ts'
import { useInvalidate } from '#platform/web/loading/query.tsx'

export function useAgentsChanged(): () => void {
  const invalidate = useInvalidate()
  return () => {
    invalidate(listAgents)
    invalidate(getStorefront)
    invalidate(getAgentNumbers)
    invalidate(checkPermission)
  }
}
