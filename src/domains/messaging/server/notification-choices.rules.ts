import type { NotificationChoice, NotificationKind } from '#domains/messaging/common/notifications.ts'
import { notification_kind } from '#domains/messaging/common/notifications.shapes.ts'
import { admin_notification_kinds } from '#domains/messaging/common/notification-groups.ts'
import { isNotified } from '#domains/messaging/common/staff-notifications.ts'
import type { StaffRole } from '#platform/common/access/staff-roles.ts'

const everywhere = { in_app: true, push: true, email: true }

/** The default. Kinds that may be many are listed in the back office. */
export function usualChoice(kind: NotificationKind): Omit<NotificationChoice, 'kind'> {
  return kind === 'approval' || kind === 'failed_payment'
    ? { in_app: true, push: false, email: false }
    : everywhere
}

const for_admins = new Set<NotificationKind>(admin_notification_kinds)

/** Binding changes reach everybody: new terms can't be turned off. */
const never_a_choice = new Set<NotificationKind>(['terms'])

/** Members and admins get different kinds; admins those that their role may settle. */
export function kindsFor(type: 'user' | 'admin', staff_role: StaffRole | null = null): NotificationKind[] {
  if (type === 'admin')
    return admin_notification_kinds.filter((kind) => staff_role === null || isNotified(staff_role, kind))
  return notification_kind.options.filter((kind) => !for_admins.has(kind) && !never_a_choice.has(kind))
}
