import * as z from 'zod/mini'
import { suspensionKinds } from '#domains/accounts/common/members/suspension-kinds.ts'
import { maxAppealCharacters } from './moderation.ts'
import { idOfAccount, byAccount, byId, id, instant, paragraphs } from '#platform/common/shapes.ts'
import * as t from '#domains/moderation/texts.ts'

export const accountAppeal = z.strictObject({
  account_id: idOfAccount,
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
export type AccountAppeal = z.output<typeof accountAppeal>

const text = paragraphs(t.the_message, maxAppealCharacters).check(
  z.minLength(3, { error: t.the_message_needs_at_least_3_characters }),
)

const ownSuspension = z.strictObject({
  id,
  kind: z.enum(suspensionKinds),
  reason: z.string(),
  at: instant,
  until: z.nullable(instant),
  lifted_at: z.nullable(instant),
  messages: accountAppeal.shape.messages,
  may_write: z.boolean(),
  why_not: z.nullable(z.string()),
})
export type OwnSuspension = z.output<typeof ownSuspension>

export const ownSuspensions = z.strictObject({ items: z.array(ownSuspension) })

export const listOwnSuspensions = {
  reply: ownSuspensions,
}

export const appealSuspension = {
  params: byId,
  body: z.strictObject({ text }),
  reply: ownSuspensions,
}

export const getAccountAppeal = {
  reply: accountAppeal,
}

export const writeAccountAppeal = {
  body: z.strictObject({ text }),
  reply: accountAppeal,
}

export const getMemberAppeal = {
  params: byAccount,
  reply: accountAppeal,
}

export const answerMemberAppeal = {
  params: byAccount,
  body: z.strictObject({ text }),
  reply: accountAppeal,
}
