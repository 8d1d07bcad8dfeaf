import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { by_id, id, instant, line, page, table_query, type } from '../core/shapes.ts'
import { image } from '../media/media.ts'
import { conversation_statuses, message_number } from './chat.ts'
import * as t from './texts.ts'

const person = z.strictObject({ id, display_name: z.string() })

const side = z.enum(['buyer', 'seller'])

/** Without what is said in it. */
export const admin_chat = z.strictObject({
  id,
  listing: z.strictObject({ id, type, title: z.string() }),
  seller: person,
  buyer: person,
  begun_at: instant,
  last_at: instant,
  message_count: z.int(),
  is_blocked: z.boolean(),
})
export type AdminChat = z.output<typeof admin_chat>

export const listChats = operation({
  name: 'listChats',
  summary: 'All conversations, without what is said in them, the latest first',
  method: 'GET',
  path: '/chat',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({
    /** In names and titles, or a number. */
    q: z.optional(line(t.what_youre_looking_for, 100)),
    state: z.optional(z.enum(['blocked'])),
    sort: z._default(z.enum(['last_at', 'begun_at', 'message_count']), 'last_at'),
    order: z._default(z.enum(['asc', 'desc']), 'desc'),
    ...table_query,
  }),
  reply: page(admin_chat),
  refusals: [],
})

export const viewed_messages_per_page = 200

export const viewChat = operation({
  name: 'viewChat',
  summary: 'Read a conversation between members; who read it, when and why is in the audit log',
  method: 'POST',
  path: '/view-chat/{id}',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  params: by_id,
  body: z.strictObject({
    reason: line(t.the_reason, 500, 3),
    before: z.optional(message_number),
  }),
  reply: z.strictObject({
    chat: admin_chat,
    /** Oldest first. */
    messages: z.array(
      z.strictObject({
        number: z.int(),
        by: side,
        text: z.string(),
        images: z.array(image),
        sent_at: instant,
        /** Null where both people still see it. */
        removed_at: z.nullable(instant),
      }),
    ),
    has_earlier: z.boolean(),
  }),
  refusals: [],
})

export const getChatHistory = operation({
  name: 'getChatHistory',
  summary: 'What the two people did with a conversation: archived, blocked, deleted, opened again',
  method: 'GET',
  path: '/chat-history/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: z.strictObject({
    chat: admin_chat,
    /** The latest first, at most 200. */
    changes: z.array(
      z.strictObject({
        by: side,
        status: z.enum([...conversation_statuses, 'deleted']),
        at: instant,
      }),
    ),
  }),
  refusals: [],
})
