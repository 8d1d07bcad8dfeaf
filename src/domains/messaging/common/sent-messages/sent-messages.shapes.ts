import * as z from 'zod/mini'
import { byId, done, id, idOfAccount, instant, line, page, pageQuery } from '#platform/common/shapes.ts'
import { messageChannels, messageStates } from './sent-messages.ts'
import * as t from '#domains/messaging/texts.ts'

const channel = z.enum(messageChannels)
export type MessageChannel = z.output<typeof channel>
const state = z.enum(messageStates)
export type MessageState = z.output<typeof state>

/** Leaves out the body, which may give access to somebody's account. */
export const sentMessage = z.strictObject({
  id,
  channel,
  state,
  /** The text it was made of, such as mail_welcome; null for pushes. */
  kind: z.nullable(z.string()),
  account_id: z.nullable(idOfAccount),
  /** Masked, such as m…@example.nz, unless the caller helps members. */
  recipient: z.string(),
  /** Null unless the caller helps members. */
  subject: z.nullable(z.string()),
  at: instant,
  delivered_at: z.nullable(instant),
  failed_reason: z.nullable(z.string()),
  attempts: z.int(),
  /** Whether it can be sent again, or why not. */
  replay: z.enum(['allowed', 'secret', 'waiting', 'push']),
})
export type SentMessage = z.output<typeof sentMessage>

export const listSentMessages = {
  query: z.strictObject({
    channel: z.optional(channel),
    state: z.optional(state),
    kind: z.optional(z.string().check(z.maxLength(60))),
    /** The recipient's whole address or number. */
    q: z.optional(line(t.search_word, 254, 0)),
    account_id: z.optional(idOfAccount),
    ...pageQuery,
  }),
  /** `total` is at most 10,000. */
  reply: page(sentMessage),
}

export const replayMessage = { params: byId, reply: done }
