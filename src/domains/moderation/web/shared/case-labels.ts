import {
  caseKinds,
  type CaseAct,
  type CaseKind,
  type CaseOutcome,
} from '#domains/moderation/common/case-kinds.ts'
import type { CaseReason, Severity } from '#domains/moderation/common/severity.ts'
import type { TemplateRule } from '#domains/moderation/common/template-rules.ts'
import type { CaseEvidence, CasePerson, ModerationCase } from '#domains/moderation/common/cases.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { getFlagReasonLabels, getMemberFlagReasonLabels } from '#domains/flags/common/flag-labels.ts'
import * as t from '#domains/moderation/texts.ts'

export const getKindLabels = makeTexts((): Record<CaseKind, string> => ({
  listing_report: t.reported_listing(),
  link: t.linked_account(),
  member_report: t.reported_member(),
  pending: t.listing_to_approve(),
  listing_appeal: t.appeal_listing(),
  account_appeal: t.moderation_appeal_account(),
  warning_appeal: t.appeal_warning(),
  dispute: t.disputed_sale(),
  review_dispute: t.disputed_review(),
  second_person: t.waiting_for_a_second_person(),
  payment: t.payment_on_hoko(),
}))

export const listKinds = () => caseKinds.map((kind) => ({ kind, label: getKindLabels()[kind] }))

export const getSeverityLabels = makeTexts((): Record<Severity, string> => ({
  1: t.normal(),
  2: t.high(),
  3: t.urgent(),
}))

const getOtherReasons = makeTexts(() => ({
  approval: t.waiting_for_approval(),
  suspension: t.suspended(),
  warning: t.warned(),
  sale: t.a_sale(),
  review: t.a_review(),
  deletion: t.delete_the_member(),
  refund: t.a_refund(),
  full_admin: t.make_full_admin(),
  demotion: t.end_full_admin(),
  staff_suspension: t.suspend_a_full_admin(),
  rule_off: t.turn_off_two_person_approval(),
  rule_raised: t.raise_two_person_approval(),
  rule_deletions: t.let_one_admin_delete_members(),
  own_card: t.reason_own_card(),
  fast: t.reason_fast(),
  far_card: t.reason_far_card(),
  new_account: t.reason_new_account(),
  review_due: t.reason_review_due(),
}))

const getReasons = makeTexts((): Record<CaseReason, string> => ({
  ...getMemberFlagReasonLabels(),
  ...getFlagReasonLabels(),
  ...getOtherReasons(),
}))

export const describeReason = (reason: CaseReason): string => getReasons()[reason]

export const describeSubject = ({ listing, about }: Pick<ModerationCase, 'listing' | 'about'>): string =>
  listing?.title || (listing && t.listing_id({ id: listing.id })) || about?.display_name || ''

const getOutcomes = makeTexts((): Record<string, string> => ({
  upheld: t.uphold(),
  dismissed: t.dismiss(),
  approved: t.approve(),
  sent_back: t.send_back(),
  lifted: t.lift_it(),
  answered: t.answer_only(),
  refused: t.turn_down(),
  completed: t.sale_complete(),
  cancelled: t.cancel_sale(),
  agreed: t.keep_sale(),
  removed: t.remove_review(),
}))

/** @param isOwn true if the deciding admin proposed it */
export function describeOutcome(kind: CaseKind, outcome: CaseOutcome, isOwn = false): string {
  if (isOwn && outcome === 'refused') return t.withdraw_it()
  if (kind === 'payment') return outcome === 'upheld' ? t.take_action() : t.nothing_wrong()
  if (kind === 'review_dispute' && outcome === 'upheld') return t.keep_review()
  if (kind === 'warning_appeal' && outcome === 'lifted') return t.withdraw_warning()
  return getOutcomes()[outcome] ?? outcome
}

const getDone = makeTexts((): Record<string, string> => ({
  upheld: t.report_upheld(),
  dismissed: t.report_dismissed(),
  approved: t.listing_approved(),
  sent_back: t.listing_sent_back(),
  lifted: t.suspension_lifted(),
  answered: t.answer_sent(),
  refused: t.turned_down(),
  completed: t.dispute_decided(),
  cancelled: t.dispute_decided(),
  agreed: t.dispute_decided(),
  removed: t.moderation_review_removed(),
}))

export function describeDone(kind: CaseKind, outcome: CaseOutcome, isOwn = false): string {
  if (isOwn && outcome === 'refused') return t.proposal_withdrawn()
  if (kind === 'second_person' && outcome === 'approved') return t.approved_and_done()
  if (kind === 'payment') return t.case_decided_done()
  if (kind === 'review_dispute' && outcome === 'upheld') return t.review_kept()
  if (kind === 'warning_appeal' && outcome === 'lifted') return t.warning_withdrawn()
  return getDone()[outcome] ?? ''
}

/** Describes the actions of a decision, after the description of the decision itself. */
export const getActLabels = makeTexts((): Record<CaseAct, string> => ({
  ask_fix: t.seller_asked_to_fix_it(),
  move_listing: t.listing_moved(),
  suspend_listing: t.listing_suspended(),
  remove: t.reported_text_removed(),
  warn: t.member_warned(),
  suspend_member: t.member_suspended(),
  tell_buyers: t.buyers_told(),
  write_privately: t.one_side_written_to(),
}))

export const getRoleLabels = makeTexts((): Record<CasePerson['role'], string> => ({
  seller: t.seller(),
  buyer: t.buyer(),
  author: t.author(),
  member: t.moderation_member(),
  reporter: t.reporter(),
  proposer: t.proposer(),
}))

export const getEvidenceLabels = makeTexts((): Record<CaseEvidence['what'], string> => ({
  report: t.report(),
  said: t.what_was_reported(),
  said_now: t.it_now_says(),
  around: t.around_it(),
  suspension: t.suspended(),
  warning: t.moderation_warning(),
  appeal: t.appeal(),
  answer: t.answer(),
  dispute: t.dispute(),
  message: t.moderation_message(),
  review: t.moderation_review(),
  reply: t.reply(),
  proposal: t.proposal(),
  payment: t.payment(),
}))

export const getRuleLabels = makeTexts((): Record<TemplateRule, string> => ({
  prohibited: t.rule_prohibited(),
  counterfeit: t.rule_counterfeit(),
  off_platform_payment: t.rule_off_platform_payment(),
  shill_bidding: t.rule_shill_bidding(),
  wrong_category: t.rule_wrong_category(),
  misleading: t.rule_misleading(),
  contact_details: t.rule_contact_details(),
  harassment: t.rule_harassment(),
  spam: t.rule_spam(),
  fake_review: t.rule_fake_review(),
  other: t.rule_other(),
}))

/** The template's name under its rule, which isn't repeated if the title is the same. */
export function nameTemplate(title: string, rule: TemplateRule): string {
  const ruleWord = getRuleLabels()[rule]
  return ruleWord === title ? title : `${ruleWord}: ${title}`
}
