import type { adminNotificationKinds } from './notification-groups.ts'
import { mayCall, type StaffRole } from '#platform/common/access/staff-roles.ts'

type AdminNotificationKind = (typeof adminNotificationKinds)[number]

/** The operations that settle the matter. Staff who may call none of them aren't notified. */
const settledBy: Record<AdminNotificationKind, readonly string[]> = {
  report: ['decideCase'],
  dispute: ['resolveDispute'],
  appeal: ['answerMemberAppeal'],
  disputed_review: ['upholdReview'],
  approval: ['decideListings'],
  support_request: ['sendSupportReply'],
  failed_payment: ['refundPayment'],
  alarm: ['decideListings', 'refundPayment', 'retryFailedEmail'],
  second_person: ['proposeAct'],
}

export const isNotified = (role: StaffRole, kind: AdminNotificationKind): boolean =>
  settledBy[kind].some((operation) => mayCall(operation, role))

/** The operation that settles the items of each queue in the tasks. */
export const queueActs = {
  cases: 'decideCase',
  reports: 'decideFlag',
  member_reports: 'decideMemberFlag',
  approvals: 'decideListings',
  appeals: 'writeAppeal',
  account_appeals: 'answerMemberAppeal',
  support: 'sendSupportReply',
  disputes: 'resolveDispute',
  reviews: 'upholdReview',
  warning_appeals: 'decideCase',
  linked_accounts: 'decideCase',
  proposals: 'decideCase',
} as const
