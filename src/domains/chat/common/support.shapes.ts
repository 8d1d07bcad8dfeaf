import * as z from 'zod/mini'
import { by_id, done, id, instant, line, page, page_query, paragraphs } from '#platform/common/shapes.ts'
import { image } from '#domains/media/common/media.shapes.ts'
import { max_message_characters } from './chat.ts'
import { message_image_ids, message_number, has_content } from './chat.shapes.ts'
import * as t from '#domains/chat/texts.ts'
import { support_views } from './support.ts'

const person = z.strictObject({ id, display_name: z.string() })

const request_status = z.enum(['open', 'resolved'], { error: t.choose_open_or_resolved })

const member = z.strictObject({ ...person.shape, avatar: z.nullable(z.string()) })

/** Wrote by the contact form, and gets answers by email. */
const visitor = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone_number: z.nullable(z.string()),
})

export const support_request = z.strictObject({
  /** The id of its conversation. */
  id,
  /** The request comes from a member or a visitor: one of the two is null. */
  member: z.nullable(member),
  visitor: z.nullable(visitor),
  status: request_status,
  assignee: z.nullable(person),
  /** When they wrote the first message without an answer. */
  waiting_since: z.nullable(instant),
  last_number: z.int(),
  last_at: instant,
  last_message: z.strictObject({ text: z.string(), is_askers: z.boolean(), image_count: z.int() }),
  /** Messages of theirs that no admin has opened. */
  unread: z.int(),
})
export type SupportRequest = z.output<typeof support_request>

export const listSupportRequests = {
  query: z.strictObject({
    show: z._default(z.enum(support_views), 'waiting'),
    /** Searches names, email addresses and messages. */
    q: z.optional(line(t.what_youre_looking_for, 100)),
    ...page_query,
  }),
  reply: page(support_request),
}

export const support_message = z.strictObject({
  number: z.int(),
  client_id: z.string(),
  /** Null for a visitor. */
  by: z.nullable(person),
  is_askers: z.boolean(),
  text: z.string(),
  images: z.array(image),
  sent_at: instant,
})
export type SupportMessage = z.output<typeof support_message>

export const support_change = z.strictObject({
  id,
  change: z.enum(['assigned', 'resolved', 'reopened']),
  by: person,
  assignee: z.nullable(person),
  at: instant,
})
export type SupportChange = z.output<typeof support_change>

export const getSupportRequest = {
  params: by_id,
  query: z.strictObject({ before: z.optional(message_number) }),
  reply: z.strictObject({
    request: support_request,
    /** Up to this number, the member has read support's messages; 0 for a visitor. */
    member_read_number: z.int(),
    /** Oldest first. */
    messages: z.array(support_message),
    has_earlier: z.boolean(),
    /** The latest, oldest first. */
    changes: z.array(support_change),
  }),
}

export const findSupportRequest = {
  params: by_id,
  reply: z.strictObject({ conversation_id: z.nullable(id), member }),
}

export const sendSupportReply = {
  body: z
    .strictObject({
      conversation_id: z.optional(id),
      member_id: z.optional(id),
      /** Makes a message that is sent twice one message. */
      client_id: z.uuid().check(z.toLowerCase()),
      text: z._default(paragraphs(t.the_message, max_message_characters), ''),
      image_ids: message_image_ids,
      /** The last message that the caller has seen. */
      seen_number: z._default(z.int().check(z.nonnegative(), z.maximum(2_147_483_647)), 0),
      resolve: z._default(z.boolean(), false),
    })
    .check(
      z.refine(
        ({ conversation_id, member_id }) => (conversation_id === undefined) !== (member_id === undefined),
        { error: t.choose_a_conversation_or_a_member, path: ['conversation_id'] },
      ),
      has_content,
    ),
  reply: z.strictObject({ conversation_id: id, message: support_message }),
}

export const assignSupportRequest = {
  params: by_id,
  body: z.strictObject({ assignee_id: z.nullable(id) }),
  reply: support_request,
}

export const setSupportStatus = {
  params: by_id,
  body: z.strictObject({ status: request_status }),
  reply: support_request,
}

export const readSupportRequest = {
  params: by_id,
  body: z.strictObject({ number: message_number }),
  reply: done,
}

export const listSupportAdmins = {
  reply: z.strictObject({ items: z.array(person) }),
}
