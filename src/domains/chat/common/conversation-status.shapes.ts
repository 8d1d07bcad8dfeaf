import * as z from 'zod/mini'
import { byId, done } from '#platform/common/shapes.ts'
import { conversation } from './chat.shapes.ts'
import { conversationStatuses } from './chat.ts'
import * as t from '#domains/chat/texts.ts'

export const setConversationStatus = {
  params: byId,
  body: z.strictObject({
    status: z.enum([...conversationStatuses, 'resolved'], {
      error: t.choose_open_archived_blocked_or_resolved,
    }),
  }),
  reply: conversation,
}

export const deleteConversation = {
  params: byId,
  reply: done,
}
