import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { email, id, line, paragraphs, phone_number } from '../core/shapes.ts'
import * as t from './texts.ts'

export const max_contact_characters = 4000

export const contactUs = operation({
  name: 'contactUs',
  summary:
    'Write to support: a visitor is answered by email, a signed-in member in their own conversation with support',
  method: 'POST',
  path: '/contact-us',
  access: 'anyone',
  limit: { calls: 6, per: 'hour' },
  body: z.strictObject({
    name: line(t.your_name, 80),
    email,
    phone: z.optional(phone_number),
    message: paragraphs(t.your_message, max_contact_characters).check(
      z.minLength(10, { error: t.enter_a_message_of_at_least_10_characters }),
    ),
    /** Nobody sees this field, so only programs fill it in: what they send is thrown away. */
    website: z._default(z.string().check(z.maxLength(2000)), ''),
  }),
  status: 201,
  reply: z.strictObject({
    /** Of a member's conversation with support; null for a visitor. */
    conversation_id: z.nullable(id),
  }),
  refusals: [],
})
