import { notificationGroups, type NotificationGroup } from '#domains/messaging/common/notification-groups.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { getNotificationGroupWords } from '#domains/messaging/common/notification-labels.ts'

export const getNotificationGroups = makeTexts(() =>
  Object.entries(getNotificationGroupWords()).map(([group, title]) => ({
    title,
    kinds: notificationGroups[group as NotificationGroup],
  })),
)
