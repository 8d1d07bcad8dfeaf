import { operation } from '#platform/common/operation.ts'
import type * as shapes from './saved-replies.shapes.ts'

export type * from './saved-replies.shapes.ts'

export const maxSavedReplies = 200

/** A placeholder for the member's name. */
export const namePlaceholder = 'name'

export const listSavedReplies = operation<typeof shapes.listSavedReplies>('GET /saved-replies')({
  name: 'listSavedReplies',
  summary: 'Replies that support keeps for what is often asked, by title',
  access: 'admin',
  duty: 'support',
  limit: { calls: 240, per: 'minute' },
})

export const createSavedReply = operation<typeof shapes.createSavedReply>('POST /saved-replies')({
  name: 'createSavedReply',
  summary: 'Keep a reply under a title of its own',
  access: 'admin',
  duty: 'support',
  limit: { calls: 60, per: 'minute' },
  status: 201,
  refusals: ['saved_replies_full'],
})

export const updateSavedReply = operation<typeof shapes.updateSavedReply>('PUT /saved-replies/{id}')({
  name: 'updateSavedReply',
  summary: 'Change a saved reply',
  access: 'admin',
  duty: 'support',
  limit: { calls: 60, per: 'minute' },
})

export const deleteSavedReply = operation<typeof shapes.deleteSavedReply>('DELETE /saved-replies/{id}')({
  name: 'deleteSavedReply',
  summary: 'Delete a saved reply',
  access: 'admin',
  duty: 'support',
  limit: { calls: 60, per: 'minute' },
})
