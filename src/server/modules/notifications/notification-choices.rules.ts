import {
  notification_kind,
  type NotificationChoice,
  type NotificationKind,
} from '#contract/notifications/notifications.ts'
import { admin_notification_kinds } from '#shared/rules/notification-groups.ts'

const everywhere = { in_app: true, push: true, email: true }

/** Until something else is chosen. Listings to approve may be many, and the dashboard counts them. */
export function usualChoice(kind: NotificationKind): Omit<NotificationChoice, 'kind'> {
  return kind === 'approval' ? { in_app: true, push: false, email: false } : everywhere
}

const for_admins = new Set<NotificationKind>(admin_notification_kinds)

/** What binds everybody reaches everybody: new terms are no choice. */
const never_a_choice = new Set<NotificationKind>(['terms'])

/** Members and admins are notified of different things. */
export function kindsFor(type: 'user' | 'admin'): NotificationKind[] {
  return notification_kind.options.filter(
    (kind) => for_admins.has(kind) === (type === 'admin') && !never_a_choice.has(kind),
  )
}
