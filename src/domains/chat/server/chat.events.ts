import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

export const messageSent = fact<{
  conversation_id: number
  number: number
  listing_id: ListingId
  sender_id: AccountId
  receiver_id: AccountId
}>('chat.message-sent')

/** Only when something was unread before. */
export const conversationRead = fact<{ conversation_id: number; account_id: AccountId }>(
  'chat.conversation-read',
)

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
