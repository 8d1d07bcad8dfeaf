import * as z from 'zod/mini'
import { placeholdersIn } from '#domains/settings/common/messages/text-placeholders.ts'
import { byId, done, id, instant, line, paragraphs } from '#platform/common/shapes.ts'
import { maxMessageCharacters } from './chat.ts'
import * as t from '#domains/chat/texts.ts'
import { namePlaceholder } from './saved-replies.ts'

export const savedReply = z.strictObject({
  id,
  title: z.string(),
  text: z.string(),
  updated_at: instant,
})
export type SavedReply = z.output<typeof savedReply>

const body = z.strictObject({
  title: line(t.a_title, 80, 2),
  text: paragraphs(t.the_reply, maxMessageCharacters).check(
    z.minLength(3, { error: t.write_the_reply }),
    z.refine((text) => placeholdersIn(text).every((one) => one === namePlaceholder), {
      error: () => t.the_only_placeholder_is({ placeholder: `{${namePlaceholder}}` }),
    }),
  ),
})

export const listSavedReplies = {
  reply: z.strictObject({ items: z.array(savedReply) }),
}

export const createSavedReply = {
  body,
  reply: savedReply,
}

export const updateSavedReply = {
  params: byId,
  body,
  reply: savedReply,
}

export const deleteSavedReply = {
  params: byId,
  reply: done,
}
