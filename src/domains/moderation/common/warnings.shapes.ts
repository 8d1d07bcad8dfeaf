import * as z from 'zod/mini'
import { templateRules } from './template-rules.ts'
import { bulkIds, bulkOutcome } from '#platform/common/bulk.shapes.ts'
import { byAccount, byId, id, instant, line, idOfListing, paragraphs } from '#platform/common/shapes.ts'
import { memberActs } from '#domains/accounts/common/members/members.ts'
import { maxAppealCharacters } from './moderation.ts'
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
