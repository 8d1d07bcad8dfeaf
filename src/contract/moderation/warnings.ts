import * as z from 'zod/mini'
import { template_rules } from '#shared/rules/moderation/template-rules.ts'
import { bulk_ids, bulk_outcome } from '../core/bulk.ts'
import { operation } from '../core/operation.ts'
import { by_id, id, instant, line, paragraphs } from '../core/shapes.ts'
import { member_acts } from '../members/members.ts'
import { max_appeal_characters } from './moderation.ts'
import * as t from './texts.ts'

const member_warning = z.strictObject({
  id,
  rule: z.enum(template_rules),
  reason: z.string(),
  warned_at: instant,
  /** Hoko, for the member. */
  warned_by: z.string(),
  /** It counts, until then. */
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

export const max_shown_warnings = 100

export const listOwnWarnings = operation({
  name: 'listOwnWarnings',
  summary: 'Warnings that Hoko gave me, newest first, and what was written about them',
  method: 'GET',
  path: '/my-warning',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  reply: member_warnings,
  refusals: [],
})

export const appealWarning = operation({
  name: 'appealWarning',
  summary: 'Appeal against a warning',
  method: 'POST',
  path: '/my-warning/{id}',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  params: by_id,
  body: z.strictObject({
    text: paragraphs(t.the_message, max_appeal_characters).check(
      z.minLength(3, { error: t.the_message_needs_at_least_3_characters }),
    ),
  }),
  status: 201,
  reply: member_warnings,
  refusals: ['appeal_closed'],
})

export const listMemberWarnings = operation({
  name: 'listMemberWarnings',
  summary: 'Warnings of a member, newest first',
  method: 'GET',
  path: '/member-warning/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: member_warnings,
  refusals: [],
})

export const withdrawWarning = operation({
  name: 'withdrawWarning',
  summary: 'Withdraw a warning; its member reads why',
  method: 'PUT',
  path: '/member-warning/{id}',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  params: by_id,
  body: z.strictObject({ reason: line(t.the_reason, 500, 3) }),
  reply: member_warnings,
  refusals: ['appeal_closed'],
})

export const decideMembers = operation({
  name: 'decideMembers',
  summary:
    'Write to, warn, suspend or reinstate several members, each by themselves; they read the message or the reason',
  method: 'POST',
  path: '/admin-user-status',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  body: z.strictObject({ ids: bulk_ids, act: z.enum(member_acts), reason: line(t.the_reason, 500, 3) }),
  reply: bulk_outcome,
  refusals: [],
  idempotent_by_key: true,
})
