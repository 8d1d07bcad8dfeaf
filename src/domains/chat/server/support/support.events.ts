import { fact } from '#platform/server/jobs/outbox.ts'

/** Null if a visitor asked. */
type Asker = { member_id: number | null }

/** A person waits for an answer. */
export const supportRequested = fact<Asker & { conversation_id: number; assignee_id: number | null }>(
  'support.asked',
)

export const supportAnswered = fact<Asker & { conversation_id: number }>('support.answered')

export const supportResolved = fact<Asker & { conversation_id: number }>('support.resolved')

/** Assigned to an admin other than the one who did it. */
export const supportAssigned = fact<Asker & { conversation_id: number; assignee_id: number; by_id: number }>(
  'support.assigned',
)
