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
