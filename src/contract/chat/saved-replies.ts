import { operation } from '../core/operation.ts'
import type * as shapes from './saved-replies.shapes.ts'

export type * from './saved-replies.shapes.ts'

export const max_saved_replies = 200

/** Stands for the member's name. */
export const name_placeholder = 'name'

export const listSavedReplies = operation<typeof shapes.listSavedReplies>()({
  name: 'listSavedReplies',
  summary: 'Replies that support keeps for what is often asked, by title',
  method: 'GET',
  path: '/saved-replies',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const createSavedReply = operation<typeof shapes.createSavedReply>()({
  name: 'createSavedReply',
  summary: 'Keep a reply under a title of its own',
  method: 'POST',
  path: '/saved-replies',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  status: 201,
  refusals: ['saved_replies_full'],
})

export const updateSavedReply = operation<typeof shapes.updateSavedReply>()({
  name: 'updateSavedReply',
  summary: 'Change a saved reply',
  method: 'PUT',
  path: '/saved-replies/{id}',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})

export const deleteSavedReply = operation<typeof shapes.deleteSavedReply>()({
  name: 'deleteSavedReply',
  summary: 'Delete a saved reply',
  method: 'DELETE',
  path: '/saved-replies/{id}',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})
