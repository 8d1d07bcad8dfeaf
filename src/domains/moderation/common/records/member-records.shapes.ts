import * as z from 'zod/mini'
import {
  idOfAccount,
  byAccount,
  byId,
  done,
  id,
  instant,
  line,
  idOfListing,
  page,
  pageQuery,
  paragraphs,
} from '#platform/common/shapes.ts'
import * as t from '#domains/moderation/texts.ts'
import { memberRecordKinds } from './member-records.ts'

const kind = z.enum(memberRecordKinds)

const memberRecord = z.strictObject({
  id,
  at: instant,
  /** The member's side, or the kind of the record. */
  role: z.nullable(z.string()),
  status: z.nullable(z.string()),
  text: z.nullable(z.string()),
  /** A further detail, such as an address of a session or the reason of a report. */
  detail: z.nullable(z.string()),
  amount_cents: z.nullable(z.int()),
  count: z.nullable(z.int()),
  other: z.nullable(z.strictObject({ id: idOfAccount, name: z.string() })),
  listing: z.nullable(z.strictObject({ id: idOfListing, title: z.nullable(z.string()) })),
})
export type MemberRecord = z.output<typeof memberRecord>

export const listMemberRecords = {
  params: byAccount,
  query: z.strictObject({ kind, ...pageQuery }),
  reply: page(memberRecord),
}

const count = z.int()

export const getMemberSummary = {
  params: byAccount,
  reply: z.strictObject({
    counts: z.strictObject({
      listings: count,
      trades: count,
      bids: count,
      offers: count,
      questions: count,
      reviews: count,
      reports: count,
      blocks: count,
      disputes: count,
      chats: count,
      support: count,
      payments: count,
      sessions: count,
      changes: count,
      notes: count,
    }),
    risks: z.array(
      z.strictObject({
        mark: z.enum([
          'linked_to_suspended',
          'new_with_high_value',
          'contact_just_changed',
          'reports_upheld',
          'sales_cancelled',
          'did_not_pay',
          'suspended_before',
        ]),
        severity: z.enum(['high', 'medium']),
        count,
        amount_cents: z.nullable(z.int()),
      }),
    ),
    pinned: z.array(z.strictObject({ id, text: z.string(), at: instant, author: z.string() })),
  }),
}
export type MemberSummary = z.output<(typeof getMemberSummary)['reply']>

export const writeMemberNote = {
  params: byAccount,
  body: z.strictObject({
    text: paragraphs(t.note, 2000).check(z.minLength(3, { error: t.write_a_few_words })),
  }),
  reply: done,
}

export const pinMemberNote = {
  params: byId,
  body: z.strictObject({ pinned: z.boolean() }),
  reply: done,
}

export const endMemberSessions = {
  params: byAccount,
  body: z.strictObject({ session_id: z.nullable(id), reason: line(t.reason, 500, 3) }),
  reply: z.strictObject({ ended: z.int() }),
}
