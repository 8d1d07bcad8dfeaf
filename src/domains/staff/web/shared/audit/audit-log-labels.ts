import type { AuditEntry } from '#domains/staff/common/audit/audit.ts'
import { foldMacrons } from '#platform/common/formats/fold-macrons.ts'
import { auditLabel } from './audit-labels.ts'
import { type AuditNames, auditValue, getNothing } from './audit-values.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/staff/texts.ts'

const getPeopleActions = makeTexts((): Record<string, string> => ({
  'account.created': t.created_the_account(),
  'account.changed': t.changed_the_account(),
  'account.appeal-answered': t.answered_an_appeal(),
  'account.written-to': t.wrote_to_a_suspended_member(),
  'account.suspended': t.suspended(),
  'account.partly-suspended': t.suspended_in_part(),
  'account.suspension-changed': t.moved_the_end_of_a_suspension(),
  'account.suspension-lifted': t.lifted_a_suspension(),
  'account.suspension-ended': t.a_suspension_ended_at_its_time(),
  'account.role-changed': t.changed_their_role(),
  'account.view-started': t.started_to_view_their_account(),
  'account.view-ended': t.stopped_viewing_their_account(),
  'account.viewed': t.looked_at_their_account(),
  'subscription.changed': t.changed_their_plan(),
  'account.reinstated': t.reinstated(),
  'account.reset-started': t.started_a_password_reset(),
  'account.deleted': t.deleted_the_account(),
  'account.deletion-proposed': t.proposed_to_delete_the_account(),
  'payment.refund-proposed': t.proposed_a_refund(),
  'account.role-proposed': t.proposed_a_role(),
  'account.suspension-proposed': t.proposed_a_suspension(),
  'settings.second-person-proposed': t.proposed_to_relax_two_person_approval(),
  'account.note-written': t.wrote_a_note(),
  'account.note-pinned': t.pinned_a_note(),
  'account.note-unpinned': t.unpinned_a_note(),
  'account.sessions-ended': t.signed_them_out(),
  'account.dealership-changed': t.changed_their_dealership_number(),
  'account.own-email-changed': t.changed_their_email(),
  'account.own-phone-changed': t.changed_their_phone_number(),
  'account.own-password-changed': t.changed_their_password(),
  'account.own-two-factor-on': t.turned_on_two_factor(),
  'account.own-two-factor-off': t.turned_off_two_factor(),
  'account.own-recovery-renewed': t.made_new_recovery_codes(),
  'accounts.exported': t.exported_users_as_csv(),
  'invoices.exported': t.exported_invoices_as_csv(),
  'flags.exported': t.exported_member_reports_as_csv(),
  'payments.exported': t.exported_payments_as_csv(),
  'chargeback.evidence-downloaded': t.downloaded_evidence_for_a_chargeback(),
  'money.releases-resumed': t.ended_a_stop_of_releases(),
  'advertisements.exported': t.exported_advertisements_as_csv(),
  'finance-enquiries.exported': t.exported_finance_enquiries_as_csv(),
  'payment.refunded': t.refunded_a_payment(),
  'listing.approved': t.approved_the_listing(),
  'listing.sent-back': t.sent_the_listing_back(),
  'listing.suspended': t.suspended_the_listing(),
  'listing.reinstated': t.reinstated_the_listing(),
  'listing.started-for': t.started_a_draft_for_the_seller(),
  'listing.draft-changed-for': t.edited_the_draft(),
  'listing.listed-for': t.published_for_the_seller(),
  'listing.changed-for': t.edited_for_the_seller(),
  'listing.discarded-for': t.deleted_the_draft(),
  'listing.withdrawn-for': t.withdrew_for_the_seller(),
  'picture.changed-for': t.changed_a_photo_for_the_seller(),
  'agent.added-for': t.added_an_agent(),
  'agent.changed-for': t.changed_an_agent(),
  'agent.deleted-for': t.deleted_an_agent(),
  'branding.changed-for': t.changed_their_branding(),
  'storefront.changed-for': t.changed_their_page(),
  'appeal.answered': t.answered_the_appeal(),
  'flag.upheld': t.upheld_a_report(),
  'flag.dismissed': t.dismissed_a_report(),
  'flag.reopened': t.reopened_a_report(),
  'account.warned': t.warned_the_member(),
  'account.warning-withdrawn': t.withdrew_a_warning(),
  'account.warning-answered': t.answered_a_warning_appeal(),
  'content.removed': t.removed_what_was_reported(),
  'content.put-back': t.put_back_what_was_reported(),
  'trade.completed': t.decided_a_dispute_sale_completed(),
  'trade.cancelled': t.decided_a_dispute_sale_cancelled(),
  'trade.agreed': t.decided_a_dispute_sale_kept(),
  'trade.messaged': t.messaged_both_sides_of_a_dispute(),
  'review.upheld': t.kept_a_disputed_review(),
  'review.removed': t.removed_the_review(),
  'review.put-back': t.put_a_review_back(),
  'audit.exported': t.exported_the_audit_log(),
  'listings.exported': t.exported_listings_as_csv(),
}))

const getOfficeActions = makeTexts((): Record<string, string> => ({
  'case.taken': t.took_a_case(),
  'case.released': t.released_a_case(),
  'case.noted': t.added_a_private_note(),
  'case.decided': t.decided_a_case(),
  'case.undone': t.undid_a_decision(),
  'buyers.told': t.messaged_buyers(),
  'template.added': t.added_a_template(),
  'template.changed': t.changed_a_template(),
  'conversation.opened': t.read_a_conversation(),
  'support.notice-sent': t.wrote_to_the_member(),
  'support.answered': t.answered_a_support_request(),
  'support.assigned': t.assigned_a_support_request(),
  'support.resolved': t.resolved_a_support_request(),
  'support.reopened': t.reopened_a_support_request(),
  'saved_reply.added': t.added_a_saved_reply(),
  'saved_reply.changed': t.changed_a_saved_reply(),
  'saved_reply.deleted': t.deleted_a_saved_reply(),
  'table_view.added': t.saved_a_view(),
  'table_view.changed': t.changed_a_view(),
  'table_view.deleted': t.deleted_a_view(),
  'table_view.put-back': t.put_a_view_back(),
  'message.replayed': t.sent_a_message_again(),
  'email.retried': t.tried_to_send_an_email_again(),
  'settings.changed': t.changed_the_settings(),
  'webhook.replayed': t.sent_a_webhook_event_again(),
  'job.retried': t.retried_jobs(),
  'job.cancelled': t.cancelled_jobs(),
  'maintenance.started': t.turned_read_only_mode_on(),
  'maintenance.changed': t.changed_read_only_mode(),
  'maintenance.ended': t.turned_read_only_mode_off(),
  'settings.restored': t.restored_the_settings(),
  'settings.draft-saved': t.edited_a_draft_of_the_settings(),
  'settings.draft-discarded': t.discarded_a_draft_of_the_settings(),
  'rules.tried': t.tried_other_rules_in_the_sandbox(),
  'category.added': t.added_the_category(),
  'category.changed': t.changed_the_category(),
  'category.removed': t.removed_the_category(),
  'filter.added': t.added_the_filter(),
  'filter.changed': t.changed_the_filter(),
  'filter.removed': t.removed_the_filter(),
  'faq.added': t.added_the_faq(),
  'faq.changed': t.changed_the_faq(),
  'faq.removed': t.removed_the_faq(),
  'account.finance-changed': t.changed_their_finance_offer(),
  'lender.added': t.added_the_lender(),
  'lender.changed': t.changed_the_lender(),
  'lender.removed': t.deleted_the_lender(),
  'static_page.changed': t.changed_a_page(),
  'static_page.restored': t.restored_a_page(),
  'plan.added': t.added_the_plan(),
  'plan.changed': t.changed_the_plan(),
  'plan.enabled': t.enabled_the_plan(),
  'plan.disabled': t.disabled_the_plan(),
  'plan.removed': t.deleted_the_plan(),
  'advertisement.added': t.added_the_advertisement(),
  'advertisement.changed': t.changed_the_advertisement(),
  'advertisement.enabled': t.enabled_the_advertisement(),
  'advertisement.disabled': t.disabled_the_advertisement(),
  'advertisement.removed': t.deleted_the_advertisement(),
  'advertisement.counters-changed': t.changed_how_often_advertisements_show(),
}))

export const describeAct = (action: string): string =>
  getPeopleActions()[action] ?? getOfficeActions()[action] ?? action

/** Finds actions whose labels contain the text in any case. */
export function findActions(q: string): string[] {
  const wanted = foldMacrons(q.trim())
  if (wanted === '') return []
  return Object.entries({ ...getPeopleActions(), ...getOfficeActions() }).flatMap(([action, words]) =>
    foldMacrons(words).includes(wanted) ? [action] : [],
  )
}

export interface AuditChange {
  name: string
  before: string | null
  after: string
}

type Facts = Record<string, unknown>
const isGroup = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns one line per change; a nested value such as a vehicle has one per part. */
export function listChanges(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  names: AuditNames = {},
): AuditChange[] {
  return listLines(before, after ?? {}, names)
}

function listLines(before: Facts | null, after: Facts, names: AuditNames): AuditChange[] {
  return Object.entries(after).flatMap(([field, value]) => {
    const was = before?.[field]
    if (isGroup(value)) return listLines(isGroup(was) ? was : before === null ? null : {}, value, names)
    const [words, wasWords] = [auditValue(field, value, names), auditValue(field, was, names)]
    if (words === (before === null ? getNothing() : wasWords)) return []
    return [{ name: auditLabel(field), before: before === null ? null : wasWords, after: words }]
  })
}

export interface AuditStep extends AuditEntry {
  saves: number
}

const folded = new Set(['listing.draft-changed-for', 'account.viewed', 'settings.draft-saved'])

/**
 * Entries are newest first. Consecutive saves become one, from before the first to after the last.
 */
export function foldSaves(entries: AuditEntry[]): AuditStep[] {
  const steps: AuditStep[] = []
  for (const entry of entries) {
    const last = steps.at(-1)
    const isSame =
      last &&
      folded.has(entry.action) &&
      last.action === entry.action &&
      last.actor_id === entry.actor_id &&
      last.subject_id === entry.subject_id
    if (isSame) {
      if (last.before || entry.before) last.before = { ...last.before, ...entry.before }
      last.after = joinParts({ ...entry.after, ...last.after }, entry.after)
      last.picture_names = { ...entry.picture_names, ...last.picture_names }
      last.saves += 1
    } else {
      steps.push({ ...entry, saves: 1 })
    }
  }
  return steps
}

/** Joins the parts of a record that an admin viewed one after the other. */
function joinParts(after: Facts, earlier: AuditEntry['after']): Facts {
  if (!('part' in after)) return after
  return { ...after, part: [earlier?.part, after.part].flat() }
}

const places: Record<string, { kind: string; to?: (id: number) => string }> = {
  account: { kind: 'User', to: (id) => `/user/${id}/detail` },
  listing: { kind: 'Listing', to: (id) => `/listings?open=${id}` },
  category: { kind: 'Category', to: (id) => `/category/${id}/edit` },
  faq: { kind: 'FAQ', to: (id) => `/faq/${id}/edit` },
  plan: { kind: 'Plan', to: (id) => `/subscription-plan/${id}/edit` },
  advertisement: { kind: 'Advertisement', to: (id) => `/advertisements/${id}/update` },
  lender: { kind: 'Lender', to: () => '/finance' },
  filter: { kind: 'Filter' },
  review: { kind: 'Review', to: (id) => `/reviews/${id}` },
  trade: { kind: 'Sale' },
  email: { kind: 'Email' },
  job: { kind: 'Job' },
  message: { kind: 'Message' },
  conversation: { kind: 'Conversation', to: (id) => `/view-chat/${id}` },
  support_request: { kind: 'Support request', to: (id) => `/support?chat=${id}` },
}

/** Null if there is only one such subject. */
export function getSubject({
  subject_kind: subjectKind,
  subject_id: subjectId,
  subject_name: subjectName,
}: Pick<AuditEntry, 'subject_kind' | 'subject_id' | 'subject_name'>): {
  label: string
  to: string | null
} | null {
  const place = places[subjectKind]
  if (!place || subjectId === null) return null
  return {
    label: subjectName || `${place.kind} ${subjectId}`,
    to: place.to?.(subjectId) ?? null,
  }
}
