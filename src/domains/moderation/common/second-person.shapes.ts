import * as z from 'zod/mini'
import { secondPersonActs } from '#domains/staff/common/second-person-rules.ts'
import { staffRoles } from '#platform/common/access/staff-roles.ts'
import { id, instant, line } from '#platform/common/shapes.ts'
import * as t from '#domains/moderation/texts.ts'

export const proposeAct = {
  body: z.strictObject({
    act: z.enum(secondPersonActs, { error: t.choose_what_to_propose }),
    /** The id of the account or the payment. */
    subject_id: id,
    /** The amount of a refund; or the rule's new limit, absent to turn it off. */
    amount_cents: z.optional(z.int().check(z.nonnegative(), z.maximum(10_000_000_00))),
    /** With `change_role`. */
    staff_role: z.optional(z.enum(staffRoles, { error: t.choose_a_role })),
    reason: line(t.the_reason, 300, 3),
  }),
  reply: z.strictObject({ id, expires_at: instant }),
}

const proposal = z.strictObject({
  id,
  /** The amount of a refund, or the rule's new limit. */
  amount_cents: z.nullable(z.int()),
  staff_role: z.nullable(z.enum(staffRoles)),
  reason: z.string(),
  proposed_by: z.string(),
  is_own: z.boolean(),
  proposed_at: instant,
  expires_at: instant,
})
export type Proposal = z.output<typeof proposal>

export const getProposal = {
  query: z.strictObject({
    act: z.enum(secondPersonActs, { error: t.choose_what_to_propose }),
    subject_id: id,
  }),
  reply: z.strictObject({ proposal: z.nullable(proposal) }),
}
