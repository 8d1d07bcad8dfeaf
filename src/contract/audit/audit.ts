import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { id, instant, page, page_query } from '../core/shapes.ts'

export const audit_entry = z.strictObject({
  id,
  at: instant,
  actor_id: z.nullable(id),
  actor_name: z.string(),
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.nullable(z.int()),
  subject_name: z.string(),
  reason: z.nullable(z.string()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** Names of the pictures in it, by number, as far as they are still there. */
  picture_names: z.record(z.string(), z.string()),
})
export type AuditEntry = z.output<typeof audit_entry>

export const listAudit = operation({
  name: 'listAudit',
  summary: 'What admins did, newest first',
  method: 'GET',
  path: '/audit',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({
    /** With an id, 'listing' includes entries on its sales, reports and reviews. */
    subject_kind: z.optional(z.string().check(z.maxLength(40))),
    subject_id: z.optional(id),
    actor_id: z.optional(id),
    ...page_query,
  }),
  reply: page(audit_entry),
  refusals: [],
})
