import { fact } from '#server/platform/jobs/outbox.ts'

/** A member waits for an answer. */
export const supportAsked = fact<{ conversation_id: number; member_id: number; assignee_id: number | null }>(
  'support.asked',
)

export const supportAnswered = fact<{ conversation_id: number; member_id: number }>('support.answered')

export const supportResolved = fact<{ conversation_id: number; member_id: number }>('support.resolved')

/** To another admin than the one who did it. */
export const supportAssigned = fact<{
  conversation_id: number
  member_id: number
  assignee_id: number
  by_id: number
}>('support.assigned')
