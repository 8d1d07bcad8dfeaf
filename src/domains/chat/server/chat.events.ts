import { fact } from '#platform/server/jobs/outbox.ts'

export const messageSent = fact<{
  conversation_id: number
  number: number
  listing_id: number
  sender_id: number
  receiver_id: number
}>('chat.message-sent')

/** Only when something was unread before. */
export const conversationRead = fact<{ conversation_id: number; account_id: number }>(
  'chat.conversation-read',
)
