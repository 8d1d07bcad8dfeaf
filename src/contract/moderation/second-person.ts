import * as z from 'zod/mini'
import { second_person_acts } from '#shared/rules/moderation/second-person.ts'
import { operation } from '../core/operation.ts'
import { cents, id, instant, line } from '../core/shapes.ts'
import * as t from './texts.ts'

export const proposeAct = operation({
  name: 'proposeAct',
  summary: 'Propose to delete a member or to refund much, where a second admin must approve it in the queue',
  method: 'POST',
  path: '/second-person',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  body: z.strictObject({
    act: z.enum(second_person_acts, { error: t.choose_what_to_propose }),
    /** Of the account or the payment. */
    subject_id: id,
    /** Of a refund. */
    amount_cents: z.optional(cents),
    reason: line(t.the_reason, 300, 3),
  }),
  status: 201,
  reply: z.strictObject({ id, expires_at: instant }),
  refusals: ['status_unchanged', 'last_admin', 'own_account'],
})

const proposal = z.strictObject({
  id,
  /** Of a refund. */
  amount_cents: z.nullable(cents),
  reason: z.string(),
  proposed_by: z.string(),
  is_own: z.boolean(),
  proposed_at: instant,
  expires_at: instant,
})
export type Proposal = z.output<typeof proposal>

export const getProposal = operation({
  name: 'getProposal',
  summary: 'What waits for a second admin about a member or a payment; null where nothing does',
  method: 'GET',
  path: '/second-person',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({
    act: z.enum(second_person_acts, { error: t.choose_what_to_propose }),
    subject_id: id,
  }),
  reply: z.strictObject({ proposal: z.nullable(proposal) }),
  refusals: [],
})
