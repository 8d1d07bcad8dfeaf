import { conversationRead, messageSent } from '#server/modules/chat/chat.events.ts'
import { enqueue } from '#server/platform/jobs/jobs.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { tellOfMessagesTask } from '../notifications.jobs.ts'
import { hasUnreadMessages } from '../notifications.queries.ts'
import { readOfConversation } from '../notifications.service.ts'

/** Long enough for somebody who has the conversation open to read it there. */
const wait_ms = 8_000

const tellSoon = (tx: Tx, conversation_id: number, account_id: number) =>
  enqueue(
    tx,
    tellOfMessagesTask,
    { conversation_id, account_id },
    { job_key: `messages:${conversation_id}:${account_id}`, in_ms: wait_ms, keeps_run_at: true },
  )

export const notifyMessageSent = reaction({
  name: 'notify.message-sent',
  on: messageSent,
  run: async (tx, { payload: { conversation_id, receiver_id } }) =>
    await tellSoon(tx, conversation_id, receiver_id),
})

export const readNoticesOfConversation = reaction({
  name: 'read-notices.conversation-read',
  on: conversationRead,
  run: async (tx, { payload: { conversation_id, account_id } }) => {
    await readOfConversation(tx, account_id, conversation_id)
    // Written while the one before was still unread, it was not told.
    if (await hasUnreadMessages(tx, conversation_id, account_id))
      await tellSoon(tx, conversation_id, account_id)
  },
})
