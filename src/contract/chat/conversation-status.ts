import { operation } from '../core/operation.ts'
import type * as shapes from './conversation-status.shapes.ts'

export const setConversationStatus = operation<typeof shapes.setConversationStatus>()({
  name: 'setConversationStatus',
  summary:
    'Archive a conversation of mine, block the other person in it, or open it again; one with support is resolved',
  method: 'PUT',
  path: '/update-status/{id}',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const deleteConversation = operation<typeof shapes.deleteConversation>()({
  name: 'deleteConversation',
  summary: 'Remove a conversation for me; a new message brings it back without what was before',
  method: 'DELETE',
  path: '/chat/{id}',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})
