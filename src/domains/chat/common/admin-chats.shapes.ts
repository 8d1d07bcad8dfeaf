import * as z from 'zod/mini'
import {
  idOfAccount,
  byId,
  id,
  instant,
  line,
  idOfListing,
  page,
  tableQuery,
  type,
} from '#platform/common/shapes.ts'
import { image } from '#domains/media/common/media.shapes.ts'
import { conversationStatuses } from './chat.ts'
import { messageNumber } from './chat.shapes.ts'
import * as t from '#domains/chat/texts.ts'

const person = z.strictObject({ id: idOfAccount, display_name: z.string() })

const side = z.enum(['buyer', 'seller'])

/** Leaves out the text of messages. */
export const adminChat = z.strictObject({
  id,
  listing: z.strictObject({ id: idOfListing, type, title: z.string() }),
  seller: person,
  buyer: person,
  begun_at: instant,
  last_at: instant,
  message_count: z.int(),
  is_blocked: z.boolean(),
})
export type AdminChat = z.output<typeof adminChat>

export const listChats = {
  query: z.strictObject({
    /** Searches names and titles, or finds a number. */
    q: z.optional(line(t.what_youre_looking_for, 100)),
    state: z.optional(z.enum(['blocked'])),
    sort: z._default(z.enum(['last_at', 'begun_at', 'message_count']), 'last_at'),
    order: z._default(z.enum(['asc', 'desc']), 'desc'),
    ...tableQuery,
  }),
  reply: page(adminChat),
}

export const viewChat = {
  params: byId,
  body: z.strictObject({
    reason: line(t.the_reason, 500, 3),
    before: z.optional(messageNumber),
  }),
  reply: z.strictObject({
    chat: adminChat,
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
}

export const getChatHistory = {
  params: byId,
  reply: z.strictObject({
    chat: adminChat,
    /** The latest first, at most 200. */
    changes: z.array(
      z.strictObject({
        by: side,
        status: z.enum([...conversationStatuses, 'deleted']),
        at: instant,
      }),
    ),
  }),
}
