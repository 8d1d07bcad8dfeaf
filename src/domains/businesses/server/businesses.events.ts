import type { AccountId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

/** Their drafts and live listings move to another agent of the agency, or name none. */
export const agentLeft = fact<{ agent_id: number; seller_id: AccountId; moves_to: number | null }>(
  'agent.left',
)

export const teamJoined = fact<{ seller_id: AccountId; account_id: AccountId }>('team.joined')
