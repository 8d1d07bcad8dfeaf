import { expect, test } from 'vitest'
import { notificationKind } from '#domains/messaging/common/notifications.shapes.ts'
import { adminNotificationKinds } from '#domains/messaging/common/notification-groups.ts'
import { getNotificationGroups } from './notifications-section.tsx'

test('every notification kind is for admins or in exactly one group', () => {
  const grouped = getNotificationGroups().flatMap(({ kinds }) => kinds)
  expect([...grouped, ...adminNotificationKinds].toSorted()).toEqual(notificationKind.options.toSorted())
})
