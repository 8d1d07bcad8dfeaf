import * as z from 'zod/mini'
import { by_id, done } from '#platform/common/shapes.ts'
import { conversation } from './chat.shapes.ts'
import { conversation_statuses } from './chat.ts'
import * as t from '#domains/chat/texts.ts'

export const setConversationStatus = {
  params: by_id,
  body: z.strictObject({
    status: z.enum([...conversation_statuses, 'resolved'], {
      error: t.choose_open_archived_blocked_or_resolved,
    }),
  }),
  reply: conversation,
}

export const deleteConversation = {
  params: by_id,
  reply: done,
}
