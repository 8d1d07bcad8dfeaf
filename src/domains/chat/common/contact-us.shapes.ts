import * as z from 'zod/mini'
import { email, id, line, paragraphs, phoneNumber } from '#platform/common/shapes.ts'
import * as t from '#domains/chat/texts.ts'
import { maxContactCharacters } from './contact-us.ts'

export const contactUs = {
  body: z.strictObject({
    name: line(t.your_name, 80),
    email,
    phone: z.optional(phoneNumber),
    message: paragraphs(t.your_message, maxContactCharacters).check(
      z.minLength(10, { error: t.enter_a_message_of_at_least_10_characters }),
    ),
    /** A hidden field that only programs fill in: their messages are discarded. */
    website: z._default(z.string().check(z.maxLength(2000)), ''),
  }),
  reply: z.strictObject({
    /** The member's conversation with support; null for a visitor. */
    conversation_id: z.nullable(id),
  }),
}
