import { conversationRead, messageSent } from '#server/modules/chat/chat.events.ts'
import { enqueue } from '#server/platform/jobs/jobs.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { tellOfMessagesTask } from '../notifications.jobs.ts'
import { readOfConversation } from '../notifications.service.ts'

/** Long enough for somebody who has the conversation open to read it there. */
const wait_ms = 8_000

export const notifyMessageSent = reaction({
  name: 'notify.message-sent',
  on: messageSent,
  run: async (tx, { payload: { conversation_id, receiver_id: account_id } }) =>
    await enqueue(
      tx,
      tellOfMessagesTask,
      { conversation_id, account_id },
      { job_key: `messages:${conversation_id}:${account_id}`, in_ms: wait_ms, keeps_run_at: true },
    ),
})

export const readNoticesOfConversation = reaction({
  name: 'read-notices.conversation-read',
  on: conversationRead,
  run: async (tx, { payload: { conversation_id, account_id } }) =>
    await readOfConversation(tx, account_id, conversation_id),
})
