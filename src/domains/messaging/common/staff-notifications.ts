import type { adminNotificationKinds } from './notification-groups.ts'
import { hasDuty, type StaffDuty, type StaffRole } from '#platform/common/access/staff-roles.ts'

type AdminNotificationKind = (typeof adminNotificationKinds)[number]

/** The duties that settle the matter. Staff with none of them aren't notified. */
const settledBy: Record<AdminNotificationKind, readonly StaffDuty[]> = {
  report: ['decisions'],
  dispute: ['decisions'],
  appeal: ['decisions'],
  disputed_review: ['decisions'],
  approval: ['decisions'],
  support_request: ['support'],
  failed_payment: ['money'],
  alarm: ['decisions', 'money', 'support'],
  second_person: ['proposals'],
}

export const isNotified = (role: StaffRole, kind: AdminNotificationKind): boolean =>
  settledBy[kind].some((duty) => hasDuty(role, duty))

/** The duty that settles the items of each queue in the tasks. */
export const queueDuties = {
  cases: 'decisions',
  reports: 'decisions',
  member_reports: 'decisions',
  approvals: 'decisions',
  appeals: 'decisions',
  account_appeals: 'decisions',
  support: 'support',
  disputes: 'decisions',
  reviews: 'decisions',
  warning_appeals: 'decisions',
  linked_accounts: 'decisions',
  proposals: 'decisions',
} as const satisfies Record<string, StaffDuty>
