import * as z from 'zod/mini'
import { memberActs } from '#domains/accounts/common/members/members.ts'
import { suspensionKinds } from '#domains/accounts/common/members/suspension-labels.ts'
import { bulkIds, bulkOutcome } from '#platform/common/bulk.shapes.ts'
import {
  byAccount,
  byId,
  id,
  instant,
  line,
  idOfListing,
  paragraphs,
  idOfAccount,
} from '#platform/common/shapes.ts'
import { maxAppealCharacters } from './moderation.ts'
import { templateRules } from './template-rules.ts'
import * as t from '#domains/moderation/texts.ts'

const memberWarning = z.strictObject({
  id,
  rule: z.enum(templateRules),
  reason: z.string(),
  warned_at: instant,
  /** Is always Hoko for the member. */
  warned_by: z.string(),
  /** It counts as a strike until then. */
  is_strike: z.boolean(),
  counts_until: instant,
  listing: z.nullable(z.strictObject({ id: idOfListing, title: z.string() })),
  withdrawn: z.nullable(z.strictObject({ reason: z.string(), at: instant })),
  messages: z.array(
    z.strictObject({ id, text: z.string(), at: instant, is_owners: z.boolean(), author: z.string() }),
  ),
  may_write: z.boolean(),
  why_not: z.nullable(z.string()),
})
export type MemberWarning = z.output<typeof memberWarning>

export const memberWarnings = z.strictObject({ items: z.array(memberWarning), strikes: z.int() })

export const listOwnWarnings = {
  reply: memberWarnings,
}

export const appealWarning = {
  params: byId,
  body: z.strictObject({
    text: paragraphs(t.the_message, maxAppealCharacters).check(
      z.minLength(3, { error: t.the_message_needs_at_least_3_characters }),
    ),
  }),
  reply: memberWarnings,
}

export const listMemberWarnings = {
  params: byAccount,
  reply: memberWarnings,
}

export const withdrawWarning = {
  params: byId,
  body: z.strictObject({ reason: line(t.the_reason, 500, 3) }),
  reply: memberWarnings,
}

export const decideMembers = {
  body: z.strictObject({ ids: bulkIds, act: z.enum(memberActs), reason: line(t.the_reason, 500, 3) }),
  reply: bulkOutcome,
}

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
