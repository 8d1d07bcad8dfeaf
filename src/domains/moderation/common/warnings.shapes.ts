import * as z from 'zod/mini'
import { templateRules } from './template-rules.ts'
import { bulk_ids, bulk_outcome } from '#platform/common/bulk.shapes.ts'
import { by_id, id, instant, line, paragraphs } from '#platform/common/shapes.ts'
import { member_acts } from '#domains/accounts/common/members/members.ts'
import { max_appeal_characters } from './moderation.ts'
import * as t from '#domains/moderation/texts.ts'

const member_warning = z.strictObject({
  id,
  rule: z.enum(templateRules),
  reason: z.string(),
  warned_at: instant,
  /** Is always Hoko for the member. */
  warned_by: z.string(),
  /** It counts as a strike until then. */
  is_strike: z.boolean(),
  counts_until: instant,
  listing: z.nullable(z.strictObject({ id, title: z.string() })),
  withdrawn: z.nullable(z.strictObject({ reason: z.string(), at: instant })),
  messages: z.array(
    z.strictObject({ id, text: z.string(), at: instant, is_owners: z.boolean(), author: z.string() }),
  ),
  may_write: z.boolean(),
  why_not: z.nullable(z.string()),
})
export type MemberWarning = z.output<typeof member_warning>

const member_warnings = z.strictObject({ items: z.array(member_warning), strikes: z.int() })

export const listOwnWarnings = {
  reply: member_warnings,
}

export const appealWarning = {
  params: by_id,
  body: z.strictObject({
    text: paragraphs(t.the_message, max_appeal_characters).check(
      z.minLength(3, { error: t.the_message_needs_at_least_3_characters }),
    ),
  }),
  reply: member_warnings,
}

export const listMemberWarnings = {
  params: by_id,
  reply: member_warnings,
}

export const withdrawWarning = {
  params: by_id,
  body: z.strictObject({ reason: line(t.the_reason, 500, 3) }),
  reply: member_warnings,
}

export const decideMembers = {
  body: z.strictObject({ ids: bulk_ids, act: z.enum(member_acts), reason: line(t.the_reason, 500, 3) }),
  reply: bulk_outcome,
}
