import { operation } from '#platform/common/operation.ts'
import type * as shapes from './conversation-status.shapes.ts'

export const setConversationStatus = operation<typeof shapes.setConversationStatus>(
  'PUT /update-status/{id}',
)({
  name: 'setConversationStatus',
  summary:
    'Archive a conversation of mine, block the other person in it, or open it again; one with support is resolved',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
})

export const deleteConversation = operation<typeof shapes.deleteConversation>('DELETE /chat/{id}')({
  name: 'deleteConversation',
  summary: 'Remove a conversation for me; a new message brings it back without what was before',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
})
