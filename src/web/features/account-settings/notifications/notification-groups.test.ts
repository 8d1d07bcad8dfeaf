import { expect, test } from 'vitest'
import { notification_kind } from '#contract/notifications/notifications.ts'
import { getNotificationGroups } from './notification-groups.ts'

test('every kind of notification stands in exactly one group', () => {
  const grouped = getNotificationGroups().flatMap(({ kinds }) => kinds)
  expect(grouped.toSorted()).toEqual(notification_kind.options.toSorted())
})
