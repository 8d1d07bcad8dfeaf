import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { by_id, done } from '../core/shapes.ts'
import { conversation, conversation_statuses } from './chat.ts'
import * as t from './texts.ts'

export const setConversationStatus = operation({
  name: 'setConversationStatus',
  summary:
    'Archive a conversation of mine, block the other person in it, or open it again; one with support is resolved',
  method: 'PUT',
  path: '/update-status/{id}',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  body: z.strictObject({
    status: z.enum([...conversation_statuses, 'resolved'], {
      error: t.choose_open_archived_blocked_or_resolved,
    }),
  }),
  reply: conversation,
  refusals: [],
})

export const deleteConversation = operation({
  name: 'deleteConversation',
  summary: 'Remove a conversation for me; a new message brings it back without what was before',
  method: 'DELETE',
  path: '/chat/{id}',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  reply: done,
  refusals: [],
})
