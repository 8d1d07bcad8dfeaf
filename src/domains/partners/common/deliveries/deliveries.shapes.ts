import * as z from 'zod/mini'
import { byId, done, idOfAccount, line, page, pageQuery } from '#platform/common/shapes.ts'
import { webhookDelivery } from '../webhooks.shapes.ts'
import * as t from '#domains/partners/texts.ts'

/** Without the event's body, and without the path of the address, which may hold a key. */
export const memberDelivery = z.strictObject({
  ...z.omit(webhookDelivery, { body: true }).shape,
  host: z.string(),
  account_id: idOfAccount,
  account_name: z.string(),
  /** Nothing is sent to a webhook that is off. */
  is_off: z.boolean(),
})
export type MemberDelivery = z.output<typeof memberDelivery>

export const listMemberDeliveries = {
  query: z.strictObject({
    status: z.optional(webhookDelivery.shape.status),
    account_id: z.optional(idOfAccount),
    /** A member's number, or a part of the receiver's host. */
    q: z.optional(line(t.search_word, 100, 0)),
    ...pageQuery,
  }),
  /** `total` is at most 10,000. */
  reply: page(memberDelivery),
}

export const replayMemberDelivery = { params: byId, reply: done }
