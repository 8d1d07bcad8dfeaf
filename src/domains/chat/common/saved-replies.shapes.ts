import * as z from 'zod/mini'
import { placeholdersIn } from '#domains/settings/common/messages/text-placeholders.ts'
import { by_id, done, id, instant, line, paragraphs } from '#platform/common/shapes.ts'
import { max_message_characters } from './chat.ts'
import * as t from '#domains/chat/texts.ts'
import { name_placeholder } from './saved-replies.ts'

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

export const listSavedReplies = {
  reply: z.strictObject({ items: z.array(saved_reply) }),
}

export const createSavedReply = {
  body,
  reply: saved_reply,
}

export const updateSavedReply = {
  params: by_id,
  body,
  reply: saved_reply,
}

export const deleteSavedReply = {
  params: by_id,
  reply: done,
}
