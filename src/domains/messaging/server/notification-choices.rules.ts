import type { NotificationChoice, NotificationKind } from '#domains/messaging/common/notifications.ts'
import { notificationKind } from '#domains/messaging/common/notifications.shapes.ts'
import { adminNotificationKinds } from '#domains/messaging/common/notification-groups.ts'
import { isNotified } from '#domains/messaging/common/staff-notifications.ts'
import type { StaffRole } from '#platform/common/access/staff-roles.ts'

const everywhere = { in_app: true, push: true, email: true }

/** The default. Kinds that may be many are listed in the back office. */
export function usualChoice(kind: NotificationKind): Omit<NotificationChoice, 'kind'> {
  return kind === 'approval' || kind === 'failed_payment'
    ? { in_app: true, push: false, email: false }
    : everywhere
}

const forAdmins = new Set<NotificationKind>(adminNotificationKinds)

/** Binding changes reach everybody: new terms can't be turned off. */
const neverAChoice = new Set<NotificationKind>(['terms'])

/** Members and admins get different kinds; admins those that their role may settle. */
export function kindsFor(type: 'user' | 'admin', staffRole: StaffRole | null = null): NotificationKind[] {
  if (type === 'admin')
    return adminNotificationKinds.filter((kind) => staffRole === null || isNotified(staffRole, kind))
  return notificationKind.options.filter((kind) => !forAdmins.has(kind) && !neverAChoice.has(kind))
}
