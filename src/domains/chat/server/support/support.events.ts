import type { AccountId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

/** Null if a visitor asked. */
type Asker = { member_id: AccountId | null }

/** A person waits for an answer. */
export const supportRequested = fact<Asker & { conversation_id: number; assignee_id: AccountId | null }>(
  'support.asked',
)

export const supportAnswered = fact<Asker & { conversation_id: number }>('support.answered')

export const supportResolved = fact<Asker & { conversation_id: number }>('support.resolved')

/** Assigned to an admin other than the one who did it. */
export const supportAssigned = fact<
  Asker & { conversation_id: number; assignee_id: AccountId; by_id: AccountId }
>('support.assigned')
