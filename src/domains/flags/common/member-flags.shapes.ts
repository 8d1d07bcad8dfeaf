import * as z from 'zod/mini'
import { reasonsByKind } from './flag-labels.ts'
import {
  idOfAccount,
  byId,
  file,
  id,
  instant,
  line,
  page,
  paragraphs,
  tableQuery,
} from '#platform/common/shapes.ts'
import { messageNumber } from '#domains/chat/common/chat.shapes.ts'
import { flag, flagOutcome } from './flags.shapes.ts'
import { maxFlagCharacters } from './flags.ts'
import * as t from '#domains/flags/texts.ts'

export const flaggedKind = z.enum(['member', 'review', 'message', 'question', 'answer'])
export type FlaggedKind = z.output<typeof flaggedKind>

export const memberFlagReason = z.enum(
  ['scam', 'harassment', 'contact_details', 'spam', 'fake_review', 'other'],
  { error: t.choose_whats_wrong },
)
export type MemberFlagReason = z.output<typeof memberFlagReason>

const person = z.strictObject({ id: idOfAccount, display_name: z.string() })

/** A step by an admin; the author of the content sees the reason. */
const step = z.strictObject({ reason: z.string(), admin_name: z.string(), at: instant })

const removal = z.strictObject({
  ...step.shape,
  /** Others can see it again. */
  put_back: z.nullable(step),
})

export const memberFlag = z.strictObject({
  id,
  kind: flaggedKind,
  /**
   * The reported member, or the author of the reported content, and how often they were reported.
   */
  about: z.strictObject({ ...person.shape, report_count: z.int(), upheld_count: z.int() }),
  review_id: z.nullable(id),
  /** The text as it was when it was reported. */
  said: z.string(),
  /** The present text of an answer that its seller has changed since. */
  said_now: z.nullable(z.string()),
  /** The messages around the reported one, oldest first, itself left out. */
  context: z.array(
    z.strictObject({ is_abouts: z.boolean(), text: z.string(), sent_at: instant, is_before: z.boolean() }),
  ),
  reporter: person,
  reason: memberFlagReason,
  text: z.string(),
  flagged_at: instant,
  decision: flag.shape.decision,
  /** True for a message, a question or an answer that others still see. */
  may_remove: z.boolean(),
  removal: z.nullable(removal),
})
export type MemberFlag = z.output<typeof memberFlag>

export const flagMember = {
  body: z
    .strictObject({
      kind: flaggedKind,
      /** The id of the member, the review or the question; for a message, of its conversation. */
      subject_id: id,
      /** A message's number in its conversation. */
      number: z.optional(messageNumber),
      reason: memberFlagReason,
      text: z._default(paragraphs(t.what_you_write, maxFlagCharacters), ''),
    })
    .check(
      z.refine(({ reason, text }) => reason !== 'other' || text.length >= 3, {
        path: ['text'],
        error: t.say_whats_wrong_in_a_few_words,
      }),
      z.refine(({ kind, number }) => (kind === 'message') === (number !== undefined), {
        path: ['number'],
        error: t.choose_a_message,
      }),
      z.refine(({ kind, reason }) => reasonsByKind[kind].includes(reason), {
        path: ['reason'],
        error: t.choose_whats_wrong,
      }),
    ),
  reply: z.strictObject({ id, flagged_at: instant }),
}

const memberFlagSearch = {
  state: z.optional(z.enum(['open', 'upheld', 'dismissed'])),
  kind: z.optional(flaggedKind),
  about: z.optional(idOfAccount),
  reporter: z.optional(idOfAccount),
}

export const listMemberFlags = {
  query: z.strictObject({ ...memberFlagSearch, ...tableQuery }),
  reply: page(memberFlag),
}

export const exportMemberFlags = {
  query: z.strictObject(memberFlagSearch),
  reply: file,
}

const authorReason = line(t.the_reason_for_its_author, 500, 3)

export const decideMemberFlag = {
  params: byId,
  body: z
    .strictObject({
      outcome: flagOutcome,
      word: line(t.the_word_to_the_reporter, 500, 3),
      /**
       * Hides a message, a question or an answer from everyone but admins; its author sees the
       * reason.
       */
      remove: z.optional(z.strictObject({ reason: authorReason })),
    })
    .check(
      z.refine(({ outcome, remove }) => outcome === 'upheld' || remove === undefined, {
        path: ['remove'],
        error: t.uphold_it_to_remove_it,
      }),
    ),
  reply: memberFlag,
}

export const removeReported = {
  params: byId,
  body: z.strictObject({ reason: authorReason }),
  reply: memberFlag,
}

export const putBackReported = {
  params: byId,
  body: z.strictObject({ reason: authorReason }),
  reply: memberFlag,
}
