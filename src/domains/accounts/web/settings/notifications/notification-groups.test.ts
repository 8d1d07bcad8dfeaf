import { expect, test } from 'vitest'
import { notification_kind } from '#domains/messaging/common/notifications.shapes.ts'
import { admin_notification_kinds } from '#domains/messaging/common/notification-groups.ts'
import { getNotificationGroups } from './notification-groups.ts'

test('every notification kind is for admins or in exactly one group', () => {
  const grouped = getNotificationGroups().flatMap(({ kinds }) => kinds)
  expect([...grouped, ...admin_notification_kinds].toSorted()).toEqual(notification_kind.options.toSorted())
})
