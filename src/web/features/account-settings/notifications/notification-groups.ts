import { notification_groups, type NotificationGroup } from '#shared/rules/notification-groups.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import { getNotificationGroupWords } from '#shared/words/notification-words.ts'

export const getNotificationGroups = makeTexts(() =>
  Object.entries(getNotificationGroupWords()).map(([group, title]) => ({
    title,
    kinds: notification_groups[group as NotificationGroup],
  })),
)
