import * as z from 'zod/mini'
import { maxSuspensionDays, suspensionKinds } from '#domains/accounts/common/members/suspension-labels.ts'
import { placeholdersIn } from '#domains/settings/common/messages/text-placeholders.ts'
import {
  idOfAccount,
  id,
  instant,
  line,
  idOfListing,
  page,
  pageQuery,
  paragraphs,
  byId,
} from '#platform/common/shapes.ts'
import { caseActs, caseKinds, caseOutcomes } from './case-kinds.ts'
import { caseAssignees, caseOrders, maxNoteCharacters, maxDecidedCases } from './cases.ts'
import { caseReasons } from './severity.ts'
import { templatePlaceholders, templateRules } from './template-rules.ts'
import * as t from '#domains/moderation/texts.ts'

const caseKind = z.enum(caseKinds, { error: t.choose_a_kind_of_case })
const caseOutcome = z.enum(Object.values(caseOutcomes).flat(), { error: t.choose_what_you_decide })
const severity = z.union([z.literal(1), z.literal(2), z.literal(3)])
const caseName = { kind: caseKind, id }
const byCase = z.strictObject({ kind: caseKind, id })

const person = z.strictObject({ id: idOfAccount, display_name: z.string() })

export const moderationCase = z.strictObject({
  ...caseName,
  opened_at: instant,
  listing: z.nullable(z.strictObject({ id: idOfListing, title: z.string() })),
  /**
   * The member whom the case is about; for a disputed sale, the side that didn't open the dispute.
   */
  about: z.nullable(person),
  /** The reporter, appellant or disputing side; null if Hoko opened it. */
  other: z.nullable(person),
  reason: z.enum(caseReasons),
  /** The beginning of the text. */
  evidence: z.string(),
  /** Open reports of the same listing or member. */
  reports: z.int(),
  value_cents: z.nullable(z.int()),
  severity,
  taken: z.nullable(z.strictObject({ id, name: z.string(), until: instant })),
})
export type ModerationCase = z.output<typeof moderationCase>

const caseCounts = z.strictObject({
  listing_report: z.int(),
  link: z.int(),
  member_report: z.int(),
  pending: z.int(),
  listing_appeal: z.int(),
  account_appeal: z.int(),
  warning_appeal: z.int(),
  dispute: z.int(),
  review_dispute: z.int(),
  second_person: z.int(),
  payment: z.int(),
})

export const listCases = {
  query: z.strictObject({
    kind: z.optional(caseKind),
    severity: z.optional(z.int({ error: t.choose_a_severity }).check(z.minimum(1), z.maximum(3))),
    assignee: z.optional(z.enum(caseAssignees)),
    q: z.optional(line(t.search, 100, 0)),
    order: z._default(z.enum(caseOrders), 'oldest'),
    ...pageQuery,
  }),
  reply: z.strictObject({ ...page(moderationCase).shape, counts: caseCounts }),
}

const casePerson = z.strictObject({
  ...person.shape,
  role: z.enum(['seller', 'buyer', 'author', 'member', 'reporter', 'proposer']),
  status: z.enum(['active', 'suspended', 'pending', 'deleted']),
  suspended_from: z.array(z.enum(['selling', 'buying', 'messaging'])),
  suspended_until: z.nullable(instant),
  member_since: instant,
  reports_about: z.int(),
  upheld_about: z.int(),
  reports_by: z.int(),
  upheld_by: z.int(),
  suspensions: z.int(),
  warnings: z.int(),
  /** Warnings that still count. */
  strikes: z.int(),
})
export type CasePerson = z.output<typeof casePerson>

const evidence = z.strictObject({
  what: z.enum([
    'report',
    'said',
    'said_now',
    'around',
    'suspension',
    'warning',
    'appeal',
    'answer',
    'dispute',
    'message',
    'review',
    'reply',
    'proposal',
    'payment',
  ]),
  reason: z.nullable(z.enum(caseReasons)),
  /** Null for Hoko itself. */
  author: z.nullable(z.string()),
  text: z.string(),
  at: z.nullable(instant),
})
export type CaseEvidence = z.output<typeof evidence>

const caseNote = z.strictObject({ id, author: z.string(), text: z.string(), at: instant })

const caseDecision = z.strictObject({
  id,
  outcome: caseOutcome,
  acts: z.array(z.enum(caseActs)),
  decided_by: z.string(),
  at: instant,
  undone: z.boolean(),
})

export const wholeCase = z.strictObject({
  ...moderationCase.shape,
  people: z.array(casePerson),
  evidence: z.array(evidence),
  notes: z.array(caseNote),
  /** Earlier decisions, if the case came back. */
  decisions: z.array(caseDecision),
  /** Actions allowed now, whichever outcome is chosen. */
  may: z.array(z.enum(caseActs)),
})
export type WholeCase = z.output<typeof wholeCase>

export const getCase = {
  params: byCase,
  reply: wholeCase,
}

export const takeCase = {
  params: byCase,
  body: z.strictObject({ taken: z.boolean() }),
  reply: moderationCase,
}

export const noteCase = {
  params: byCase,
  body: z.strictObject({
    text: paragraphs(t.the_note, maxNoteCharacters).check(z.minLength(3, { error: t.write_a_few_words })),
  }),
  reply: z.strictObject({ items: z.array(caseNote) }),
}

const word = line(t.the_message, 500, 3)

export const decideCase = {
  params: byCase,
  body: z.strictObject({
    outcome: caseOutcome,
    /** The text that the reporter, the appellant or both sides see. */
    word: z.optional(word),
    /**
     * Shown to the member who is warned or suspended, or whose listing or review the decision is
     * about.
     */
    reason: z.optional(word),
    template_id: z.optional(id),
    /** Asks the seller to fix it, giving the reason. */
    ask_fix: z._default(z.boolean(), false),
    /** The category to move the listing to. */
    move_to: z.optional(id),
    suspend_listing: z._default(z.boolean(), false),
    remove: z._default(z.boolean(), false),
    warn: z.optional(z.strictObject({ account_id: idOfAccount, is_strike: z.boolean() })),
    suspend_member: z.optional(
      z.strictObject({
        account_id: idOfAccount,
        kind: z.enum(suspensionKinds),
        /** Unlimited if missing. */
        days: z.optional(z.int().check(z.minimum(1), z.maximum(maxSuspensionDays))),
      }),
    ),
    tell_buyers: z.optional(line(t.the_message_to_the_buyers, 500, 3)),
    /** For a dispute: a text for one side alone. */
    write_privately: z.optional(z.strictObject({ account_id: idOfAccount, text: word })),
    /** For a report: decides the other open reports of the same listing the same way. */
    with_others: z._default(z.boolean(), false),
  }),
  reply: z.strictObject({
    /** Null if nothing can be undone. */
    undo: z.nullable(z.strictObject({ id, until: instant })),
    /** Why an approved listing went back to its seller instead of going live. */
    sent_back: z.nullable(z.string()),
  }),
}

export const undoDecision = {
  params: z.strictObject({ id }),
  reply: z.strictObject(caseName),
}

export const decideCases = {
  body: z.strictObject({
    kind: caseKind,
    ids: z.array(id).check(
      z.minLength(1, { error: t.choose_at_least_one_case }),
      z.maxLength(maxDecidedCases, {
        error: () => t.at_most_cases_at_once({ count: maxDecidedCases }),
      }),
    ),
    outcome: caseOutcome,
    word: z.optional(word),
  }),
  reply: z.strictObject({
    decided: z.array(id),
    refused: z.array(z.strictObject({ id, message: z.string() })),
  }),
}

const rule = z.enum(templateRules, { error: t.choose_a_rule })

export const decisionTemplate = z.strictObject({
  id,
  rule,
  title: z.string(),
  reason: z.string(),
  word: z.string(),
  updated_at: instant,
  is_retired: z.boolean(),
})
export type DecisionTemplate = z.output<typeof decisionTemplate>

const isKnown = (text: string) =>
  placeholdersIn(text).every((name) => templatePlaceholders.some((known) => known === name))

const refineKnown = () =>
  t.the_only_placeholders_are({ placeholders: templatePlaceholders.map((name) => `{${name}}`).join(', ') })

const text = (name: () => string) => line(name, 500, 3).check(z.refine(isKnown, { error: refineKnown }))

const body = z.strictObject({
  rule,
  title: line(t.a_title, 80, 2),
  reason: text(t.the_reason),
  word: text(t.the_message),
})

export const listTemplates = {
  reply: z.strictObject({ items: z.array(decisionTemplate) }),
}

export const createTemplate = {
  body,
  reply: decisionTemplate,
}

export const updateTemplate = {
  params: byId,
  body: z.strictObject({ ...body.shape, is_retired: z.boolean() }),
  reply: decisionTemplate,
}
