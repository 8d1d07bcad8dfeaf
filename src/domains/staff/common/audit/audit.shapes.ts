import * as z from 'zod/mini'
import { auditKindNames } from '#domains/staff/common/audit-kinds.ts'
import {
  idOfAccount,
  calendarDay,
  file,
  id,
  instant,
  line,
  idOfListing,
  page,
  pageQuery,
} from '#platform/common/shapes.ts'
import * as t from '#domains/staff/texts.ts'

export const auditEntry = z.strictObject({
  id,
  at: instant,
  actor_id: z.nullable(idOfAccount),
  actor_name: z.string(),
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.nullable(z.int()),
  subject_name: z.string(),
  reason: z.nullable(z.string()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** Names of the pictures in it, by number, if the pictures still exist. */
  picture_names: z.record(z.string(), z.string()),
  /** Shortened, such as 203.0.113.x; null for entries without a call. */
  address: z.nullable(z.string()),
  /** The device as the browser describes itself. */
  device: z.nullable(z.string()),
})
export type AuditEntry = z.output<typeof auditEntry>

export const listAudit = {
  query: z.strictObject({
    /** With an id, 'listing' includes entries on its sales, reports and reviews. */
    subject_kind: z.optional(z.string().check(z.maxLength(40))),
    subject_id: z.optional(id),
    actor_id: z.optional(idOfAccount),
    ...pageQuery,
  }),
  reply: page(auditEntry),
}

const auditSearch = {
  /** Searches names, reasons and changes; a number also finds entries that contain it. */
  q: z.optional(line(t.search, 100, 0)),
  /** Comma-separated actions that `q` also finds, because their label on the screen contains it. */
  q_actions: z.optional(line(t.search, 4000, 0)),
  actor_id: z.optional(idOfAccount),
  kind: z.optional(z.enum(auditKindNames)),
  /** A member's number: finds actions on them and on their listings, trades and so on. */
  member_id: z.optional(idOfAccount),
  listing_id: z.optional(idOfListing),
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
}
export type AuditSearch = z.output<z.ZodMiniObject<typeof auditSearch>>

export const searchAudit = {
  query: z.strictObject({
    ...auditSearch,
    /** Returns entries before this one. */
    before: z.optional(id),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
  }),
  reply: z.strictObject({
    items: z.array(auditEntry),
    /** Null at the end. */
    next_before: z.nullable(id),
  }),
}

export const listAuditActors = {
  reply: z.strictObject({ items: z.array(z.strictObject({ id, name: z.string() })) }),
}

export const exportAudit = {
  query: z.strictObject({ ...auditSearch, reason: line(t.the_reason, 500, 3) }),
  reply: file,
}
