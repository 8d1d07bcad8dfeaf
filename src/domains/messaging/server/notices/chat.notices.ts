import { conversationRead, messageSent } from '#domains/chat/server/chat.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { notifySoon } from '../notifications.jobs.ts'
import { hasUnreadMessages } from '../notifications.queries.ts'
import { markConversationReadByTeam } from '../team-notices.service.ts'

export const notifyMessageSent = reaction({
  name: 'notify.message-sent',
  on: messageSent,
  run: async (tx, { payload: { conversation_id: conversationId, receiver_id: receiverId } }) =>
    await notifySoon(tx, conversationId, receiverId),
})

export const readNoticesOfConversation = reaction({
  name: 'read-notices.conversation-read',
  on: conversationRead,
  run: async (tx, { payload: { conversation_id: conversationId, account_id: accountId } }) => {
    await markConversationReadByTeam(tx, accountId, conversationId)
    // A message written while an earlier one was unread hasn't been notified.
    if (await hasUnreadMessages(tx, conversationId, accountId))
      await notifySoon(tx, conversationId, accountId)
  },
})
