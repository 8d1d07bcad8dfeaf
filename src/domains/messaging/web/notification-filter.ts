import { notificationGroups, type NotificationGroup } from '#domains/messaging/common/notification-groups.ts'
import { isKeyOf } from '#platform/common/records.ts'

export interface NotificationFilter {
  unread: boolean
  group: NotificationGroup | null
  page: number
}

export function readNotificationFilter(params: URLSearchParams, page: number): NotificationFilter {
  const group = params.get('about') ?? ''
  return {
    unread: params.get('show') === 'unread',
    group: isKeyOf(notificationGroups, group) ? group : null,
    page,
  }
}

export function notificationsAddress(
  { unread, group, page }: NotificationFilter,
  path = '/notifications',
): string {
  const wanted = new URLSearchParams({
    ...(unread && { show: 'unread' }),
    ...(group && { about: group }),
    ...(page > 1 && { page: String(page) }),
  })
  return wanted.size > 0 ? `${path}?${wanted}` : path
}
