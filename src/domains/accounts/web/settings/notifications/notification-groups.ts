import { notificationGroups } from '#domains/messaging/common/notification-groups.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { getNotificationGroupLabels } from '#domains/messaging/common/notification-labels.ts'
import { entriesOf } from '#platform/common/records.ts'

export const getNotificationGroups = makeTexts(() =>
  entriesOf(getNotificationGroupLabels()).map(([group, title]) => ({
    title,
    kinds: notificationGroups[group],
  })),
)
