import * as z from 'zod/mini'
import {
  idOfAccount,
  byAccount,
  byId,
  done,
  id,
  instant,
  line,
  page,
  pageQuery,
  paragraphs,
} from '#platform/common/shapes.ts'
import { image } from '#domains/media/common/media.shapes.ts'
import { maxMessageCharacters } from './chat.ts'
import { messageImageIds, messageNumber, hasContent } from './chat.shapes.ts'
import * as t from '#domains/chat/texts.ts'
import { supportViews } from './support.ts'

const person = z.strictObject({ id: idOfAccount, display_name: z.string() })

const requestStatus = z.enum(['open', 'resolved'], { error: t.choose_open_or_resolved })

const member = z.strictObject({ ...person.shape, avatar: z.nullable(z.string()) })

/** Wrote by the contact form, and gets answers by email. */
const visitor = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone_number: z.nullable(z.string()),
})

export const supportRequest = z.strictObject({
  /** The id of its conversation. */
  id,
  /** The request comes from a member or a visitor: one of the two is null. */
  member: z.nullable(member),
  visitor: z.nullable(visitor),
  status: requestStatus,
  assignee: z.nullable(person),
  /** When they wrote the first message without an answer. */
  waiting_since: z.nullable(instant),
  last_number: z.int(),
  last_at: instant,
  last_message: z.strictObject({ text: z.string(), is_askers: z.boolean(), image_count: z.int() }),
  /** Messages of theirs that no admin has opened. */
  unread: z.int(),
})
export type SupportRequest = z.output<typeof supportRequest>

export const listSupportRequests = {
  query: z.strictObject({
    show: z._default(z.enum(supportViews), 'waiting'),
    /** Searches names, email addresses and messages. */
    q: z.optional(line(t.what_youre_looking_for, 100)),
    ...pageQuery,
  }),
  reply: page(supportRequest),
}

export const supportMessage = z.strictObject({
  number: z.int(),
  client_id: z.string(),
  /** Null for a visitor. */
  by: z.nullable(person),
  is_askers: z.boolean(),
  text: z.string(),
  images: z.array(image),
  sent_at: instant,
})
export type SupportMessage = z.output<typeof supportMessage>

export const supportChange = z.strictObject({
  id,
  change: z.enum(['assigned', 'resolved', 'reopened']),
  by: person,
  assignee: z.nullable(person),
  at: instant,
})
export type SupportChange = z.output<typeof supportChange>

export const getSupportRequest = {
  params: byId,
  query: z.strictObject({ before: z.optional(messageNumber) }),
  reply: z.strictObject({
    request: supportRequest,
    /** Up to this number, the member has read support's messages; 0 for a visitor. */
    member_read_number: z.int(),
    /** Oldest first. */
    messages: z.array(supportMessage),
    has_earlier: z.boolean(),
    /** The latest, oldest first. */
    changes: z.array(supportChange),
  }),
}

export const findSupportRequest = {
  params: byAccount,
  reply: z.strictObject({ conversation_id: z.nullable(id), member }),
}

export const sendSupportReply = {
  body: z
    .strictObject({
      conversation_id: z.optional(id),
      member_id: z.optional(idOfAccount),
      /** Makes a message that is sent twice one message. */
      client_id: z.uuid().check(z.toLowerCase()),
      text: z._default(paragraphs(t.the_message, maxMessageCharacters), ''),
      image_ids: messageImageIds,
      /** The last message that the caller has seen. */
      seen_number: z._default(z.int().check(z.nonnegative(), z.maximum(2_147_483_647)), 0),
      resolve: z._default(z.boolean(), false),
    })
    .check(
      z.refine(
        ({ conversation_id: conversationId, member_id: memberId }) =>
          (conversationId === undefined) !== (memberId === undefined),
        { error: t.choose_a_conversation_or_a_member, path: ['conversation_id'] },
      ),
      hasContent,
    ),
  reply: z.strictObject({ conversation_id: id, message: supportMessage }),
}

export const assignSupportRequest = {
  params: byId,
  body: z.strictObject({ assignee_id: z.nullable(idOfAccount) }),
  reply: supportRequest,
}

export const setSupportStatus = {
  params: byId,
  body: z.strictObject({ status: requestStatus }),
  reply: supportRequest,
}

export const readSupportRequest = {
  params: byId,
  body: z.strictObject({ number: messageNumber }),
  reply: done,
}

export const listSupportAdmins = {
  reply: z.strictObject({ items: z.array(person) }),
}
