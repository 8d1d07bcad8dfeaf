import * as z from 'zod/mini'
import { placeholdersIn } from '#shared/words/text-placeholders.ts'
import { operation } from '../core/operation.ts'
import { by_id, done, id, instant, line, paragraphs } from '../core/shapes.ts'
import { max_message_characters } from './chat.ts'
import * as t from './texts.ts'

export const max_saved_replies = 200

/** Stands for the member's name. */
export const name_placeholder = 'name'

export const saved_reply = z.strictObject({
  id,
  title: z.string(),
  text: z.string(),
  updated_at: instant,
})
export type SavedReply = z.output<typeof saved_reply>

const body = z.strictObject({
  title: line(t.a_title, 80, 2),
  text: paragraphs(t.the_reply, max_message_characters).check(
    z.minLength(3, { error: t.write_the_reply }),
    z.refine((text) => placeholdersIn(text).every((one) => one === name_placeholder), {
      error: () => t.the_only_placeholder_is({ placeholder: `{${name_placeholder}}` }),
    }),
  ),
})

export const listSavedReplies = operation({
  name: 'listSavedReplies',
  summary: 'Replies that support keeps for what is often asked, by title',
  method: 'GET',
  path: '/saved-replies',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  reply: z.strictObject({ items: z.array(saved_reply) }),
  refusals: [],
})

export const createSavedReply = operation({
  name: 'createSavedReply',
  summary: 'Keep a reply under a title of its own',
  method: 'POST',
  path: '/saved-replies',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  body,
  status: 201,
  reply: saved_reply,
  refusals: ['saved_replies_full'],
})

export const updateSavedReply = operation({
  name: 'updateSavedReply',
  summary: 'Change a saved reply',
  method: 'PUT',
  path: '/saved-replies/{id}',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  params: by_id,
  body,
  reply: saved_reply,
  refusals: [],
})

export const deleteSavedReply = operation({
  name: 'deleteSavedReply',
  summary: 'Delete a saved reply',
  method: 'DELETE',
  path: '/saved-replies/{id}',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  params: by_id,
  reply: done,
  refusals: [],
})
