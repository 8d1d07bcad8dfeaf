import { conversationRead, messageSent } from '#domains/chat/server/chat.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { notifySoon } from '../notifications.jobs.ts'
import { hasUnreadMessages } from '../notifications.queries.ts'
import { readOfConversationByTeam } from '../team-notices.service.ts'

export const notifyMessageSent = reaction({
  name: 'notify.message-sent',
  on: messageSent,
  run: async (tx, { payload: { conversation_id, receiver_id } }) =>
    await notifySoon(tx, conversation_id, receiver_id),
})

export const readNoticesOfConversation = reaction({
  name: 'read-notices.conversation-read',
  on: conversationRead,
  run: async (tx, { payload: { conversation_id, account_id } }) => {
    await readOfConversationByTeam(tx, account_id, conversation_id)
    // A message written while an earlier one was unread hasn't been notified.
    if (await hasUnreadMessages(tx, conversation_id, account_id))
      await notifySoon(tx, conversation_id, account_id)
  },
})
