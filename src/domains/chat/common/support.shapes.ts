import * as z from 'zod/mini'
import { image } from '#domains/media/common/media.shapes.ts'
import { placeholdersIn } from '#domains/settings/common/messages/text-placeholders.ts'
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
  email,
  phoneNumber,
} from '#platform/common/shapes.ts'
import { messageImageIds, messageNumber, hasContent } from './chat.shapes.ts'
import { maxMessageCharacters } from './chat.ts'
import { supportViews, maxContactCharacters, namePlaceholder } from './support.ts'
import * as t from '#domains/chat/texts.ts'

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

const supportNotice = z.strictObject({
  id,
  /** The text as written: `{name}` is a placeholder for each member's name. */
  text: z.string(),
  sent_at: instant,
  sent_by: z.string(),
  /** How many members received it. */
  reached: z.int(),
  members: z.array(z.strictObject({ id: idOfAccount, display_name: z.string() })),
})
export type SupportNotice = z.output<typeof supportNotice>

export const listSupportNotices = {
  query: z.strictObject(pageQuery),
  reply: page(supportNotice),
}

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
