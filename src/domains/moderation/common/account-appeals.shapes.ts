import * as z from 'zod/mini'
import { suspensionKinds } from '#domains/accounts/common/members/suspension-kinds.ts'
import { max_appeal_characters } from './moderation.ts'
import { by_id, id, instant, paragraphs } from '#platform/common/shapes.ts'
import * as t from '#domains/moderation/texts.ts'

const account_appeal = z.strictObject({
  account_id: id,
  suspension: z.nullable(z.strictObject({ reason: z.string(), at: instant, lifted_at: z.nullable(instant) })),
  messages: z.array(
    z.strictObject({
      id,
      text: z.string(),
      at: instant,
      is_owners: z.boolean(),
      /** The owner's name, or the admin's if the caller may know it. */
      author: z.string(),
    }),
  ),
  may_write: z.boolean(),
  why_not: z.nullable(z.string()),
})
export type AccountAppeal = z.output<typeof account_appeal>

const text = paragraphs(t.the_message, max_appeal_characters).check(
  z.minLength(3, { error: t.the_message_needs_at_least_3_characters }),
)

const own_suspension = z.strictObject({
  id,
  kind: z.enum(suspensionKinds),
  reason: z.string(),
  at: instant,
  until: z.nullable(instant),
  lifted_at: z.nullable(instant),
  messages: account_appeal.shape.messages,
  may_write: z.boolean(),
  why_not: z.nullable(z.string()),
})
export type OwnSuspension = z.output<typeof own_suspension>

const own_suspensions = z.strictObject({ items: z.array(own_suspension) })

export const listOwnSuspensions = {
  reply: own_suspensions,
}

export const appealSuspension = {
  params: by_id,
  body: z.strictObject({ text }),
  reply: own_suspensions,
}

export const getAccountAppeal = {
  reply: account_appeal,
}

export const writeAccountAppeal = {
  body: z.strictObject({ text }),
  reply: account_appeal,
}

export const getMemberAppeal = {
  params: by_id,
  reply: account_appeal,
}

export const answerMemberAppeal = {
  params: by_id,
  body: z.strictObject({ text }),
  reply: account_appeal,
}
