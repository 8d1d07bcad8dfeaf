import { operation } from '#platform/common/operation.ts'
import type * as shapes from './notifications.shapes.ts'

export type * from './notifications.shapes.ts'

export const listNotifications = operation<typeof shapes.listNotifications>('GET /notification')({
  name: 'listNotifications',
  summary: 'My notifications, newest first',
  access: 'signed_in',
  duty: 'ownAccount',
  view: 'notifications',
  limit: { calls: 240, per: 'minute' },
})

export const readNotification = operation<typeof shapes.readNotification>('PUT /notification/{id}')({
  name: 'readNotification',
  summary: 'Mark a notification as read',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 240, per: 'minute' },
})

export const deleteNotification = operation<typeof shapes.deleteNotification>('DELETE /notification/{id}')({
  name: 'deleteNotification',
  summary: 'Remove a notification',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 240, per: 'minute' },
})

export const deleteAllNotifications = operation<typeof shapes.deleteAllNotifications>('DELETE /notification')(
  {
    name: 'deleteAllNotifications',
    summary: 'Remove all my notifications, or those of a group',
    access: 'signed_in',
    duty: 'ownAccount',
    limit: { calls: 60, per: 'minute' },
  },
)

export const countUnreadNotifications = operation<typeof shapes.countUnreadNotifications>(
  'GET /unread-notifications-count',
)({
  name: 'countUnreadNotifications',
  summary: 'How many notifications I have not read',
  access: 'signed_in',
  duty: 'ownAccount',
  view: 'notifications',
  limit: { calls: 240, per: 'minute' },
})

/** Bearer only, never cached or retried (specification › GET calls that change something). */
export const readAllNotifications = operation<typeof shapes.readAllNotifications>(
  'GET /read-all-notifications',
)({
  name: 'readAllNotifications',
  summary: 'Mark all my notifications as read',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 60, per: 'minute' },
})

export const getNotificationChoices = operation<typeof shapes.getNotificationChoices>(
  'GET /notification-choices',
)({
  name: 'getNotificationChoices',
  summary: 'For every kind of notification that I may get, where it reaches me',
  access: 'signed_in',
  duty: 'ownAccount',
  view: 'account',
  limit: { calls: 120, per: 'minute' },
})

export const putNotificationChoices = operation<typeof shapes.putNotificationChoices>(
  'PUT /notification-choices',
)({
  name: 'putNotificationChoices',
  summary: 'Choose where notifications reach me; kinds left out stay as they are',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 120, per: 'minute' },
})

export const getQuietHours = operation<typeof shapes.getQuietHours>('GET /quiet-hours')({
  name: 'getQuietHours',
  summary: 'When pushes and emails that can wait do',
  access: 'signed_in',
  duty: 'ownAccount',
  view: 'account',
  limit: { calls: 120, per: 'minute' },
})

export const putQuietHours = operation<typeof shapes.putQuietHours>('PUT /quiet-hours')({
  name: 'putQuietHours',
  summary: 'Choose when pushes and emails that can wait do',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 120, per: 'minute' },
})

export const stopEmails = operation<typeof shapes.stopEmails>('POST /stop-emails')({
  name: 'stopEmails',
  summary: 'Stop emails of the kinds of notification that an email held, by the token in it',
  access: 'anyone',
  limit: { calls: 60, per: 'minute' },
})
