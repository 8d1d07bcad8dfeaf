import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { by_id, done, id, instant, line, page, page_query, paragraphs } from '../core/shapes.ts'
import { image } from '../media/media.ts'
import { max_message_characters, message_image_ids, message_number, says_something } from './chat.ts'
import * as t from './texts.ts'

const person = z.strictObject({ id, display_name: z.string() })

const request_status = z.enum(['open', 'resolved'], { error: t.choose_open_or_resolved })

const member = z.strictObject({ ...person.shape, avatar: z.nullable(z.string()) })

/** Wrote by the contact form, and is answered by email. */
const visitor = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone_number: z.nullable(z.string()),
})

export const support_request = z.strictObject({
  /** Of its conversation. */
  id,
  /** Who asked is a member or a visitor: one of the two is null. */
  member: z.nullable(member),
  visitor: z.nullable(visitor),
  status: request_status,
  assignee: z.nullable(person),
  /** When they wrote what hasn't been answered yet. */
  waiting_since: z.nullable(instant),
  last_number: z.int(),
  last_at: instant,
  last_message: z.strictObject({ text: z.string(), is_askers: z.boolean(), image_count: z.int() }),
  /** Their messages that no admin has opened. */
  unread: z.int(),
})
export type SupportRequest = z.output<typeof support_request>

export const support_views = ['waiting', 'mine', 'open', 'resolved'] as const
export type SupportView = (typeof support_views)[number]

export const listSupportRequests = operation({
  name: 'listSupportRequests',
  summary:
    'What members and visitors asked support: those who wait come first, the longest wait before the others',
  method: 'GET',
  path: '/support-requests',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({
    show: z._default(z.enum(support_views), 'waiting'),
    /** In names, email addresses and messages. */
    q: z.optional(line(t.what_youre_looking_for, 100)),
    ...page_query,
  }),
  reply: page(support_request),
  refusals: [],
})

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

export const max_support_changes = 100

export const getSupportRequest = operation({
  name: 'getSupportRequest',
  summary: 'A support request with its latest messages, or those before one',
  method: 'GET',
  path: '/support-requests/{id}',
  access: 'admin',
  limit: { calls: 600, per: 'minute' },
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
  refusals: [],
})

export const findSupportRequest = operation({
  name: 'findSupportRequest',
  summary: 'A member, and their conversation with support if there is one',
  method: 'GET',
  path: '/support-of-member/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: z.strictObject({ conversation_id: z.nullable(id), member }),
  refusals: [],
})

export const sendSupportReply = operation({
  name: 'sendSupportReply',
  summary:
    'Answer a member in iChat or a visitor by email, or write to a member first; refused when another admin has answered meanwhile',
  method: 'POST',
  path: '/support-replies',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  body: z
    .strictObject({
      conversation_id: z.optional(id),
      member_id: z.optional(id),
      /** Sent twice, it's one message. */
      client_id: z.uuid().check(z.toLowerCase()),
      text: z._default(paragraphs(t.the_message, max_message_characters), ''),
      image_ids: message_image_ids,
      /** The last message that its writer has seen. */
      seen_number: z._default(z.int().check(z.nonnegative(), z.maximum(2_147_483_647)), 0),
      resolve: z._default(z.boolean(), false),
    })
    .check(
      z.refine(
        ({ conversation_id, member_id }) => (conversation_id === undefined) !== (member_id === undefined),
        { error: t.choose_a_conversation_or_a_member, path: ['conversation_id'] },
      ),
      says_something,
    ),
  status: 201,
  reply: z.strictObject({ conversation_id: id, message: support_message }),
  refusals: ['already_answered', 'conversation_closed'],
})

export const assignSupportRequest = operation({
  name: 'assignSupportRequest',
  summary: 'Give a support request to an admin, or to nobody',
  method: 'PUT',
  path: '/support-assignee/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  body: z.strictObject({ assignee_id: z.nullable(id) }),
  reply: support_request,
  refusals: [],
})

export const setSupportStatus = operation({
  name: 'setSupportStatus',
  summary: 'Mark a support request as resolved, or open it again',
  method: 'PUT',
  path: '/support-status/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  body: z.strictObject({ status: request_status }),
  reply: support_request,
  refusals: [],
})

export const readSupportRequest = operation({
  name: 'readSupportRequest',
  summary: 'Support has seen the messages of a request up to this number',
  method: 'PUT',
  path: '/support-read/{id}',
  access: 'admin',
  limit: { calls: 600, per: 'minute' },
  params: by_id,
  body: z.strictObject({ number: message_number }),
  reply: done,
  refusals: [],
})

export const listSupportAdmins = operation({
  name: 'listSupportAdmins',
  summary: 'The admins a support request can be given to',
  method: 'GET',
  path: '/support-admins',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  reply: z.strictObject({ items: z.array(person) }),
  refusals: [],
})
