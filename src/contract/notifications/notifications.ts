import { operation } from '../core/operation.ts'
import type * as shapes from './notifications.shapes.ts'

export type * from './notifications.shapes.ts'

export const listNotifications = operation<typeof shapes.listNotifications>()({
  name: 'listNotifications',
  summary: 'My notifications, newest first',
  method: 'GET',
  path: '/notification',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const readNotification = operation<typeof shapes.readNotification>()({
  name: 'readNotification',
  summary: 'Mark a notification as read',
  method: 'PUT',
  path: '/notification/{id}',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const deleteNotification = operation<typeof shapes.deleteNotification>()({
  name: 'deleteNotification',
  summary: 'Remove a notification',
  method: 'DELETE',
  path: '/notification/{id}',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const deleteAllNotifications = operation<typeof shapes.deleteAllNotifications>()({
  name: 'deleteAllNotifications',
  summary: 'Remove all my notifications, or those of a group',
  method: 'DELETE',
  path: '/notification',
  access: 'signed_in',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})

export const countUnreadNotifications = operation<typeof shapes.countUnreadNotifications>()({
  name: 'countUnreadNotifications',
  summary: 'How many notifications I have not read',
  method: 'GET',
  path: '/unread-notifications-count',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

/** A GET that changes something, as in the seed: bearer only, never cached, linked or retried. */
export const readAllNotifications = operation<typeof shapes.readAllNotifications>()({
  name: 'readAllNotifications',
  summary: 'Mark all my notifications as read',
  method: 'GET',
  path: '/read-all-notifications',
  access: 'signed_in',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})

export const getNotificationChoices = operation<typeof shapes.getNotificationChoices>()({
  name: 'getNotificationChoices',
  summary: 'For every kind of notification that I may get, where it reaches me',
  method: 'GET',
  path: '/notification-choices',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const putNotificationChoices = operation<typeof shapes.putNotificationChoices>()({
  name: 'putNotificationChoices',
  summary: 'Choose where notifications reach me; kinds left out stay as they are',
  method: 'PUT',
  path: '/notification-choices',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const getQuietHours = operation<typeof shapes.getQuietHours>()({
  name: 'getQuietHours',
  summary: 'When pushes and emails that can wait do',
  method: 'GET',
  path: '/quiet-hours',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const putQuietHours = operation<typeof shapes.putQuietHours>()({
  name: 'putQuietHours',
  summary: 'Choose when pushes and emails that can wait do',
  method: 'PUT',
  path: '/quiet-hours',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const stopEmails = operation<typeof shapes.stopEmails>()({
  name: 'stopEmails',
  summary: 'Stop emails of the kinds of notification that an email held, by the token in it',
  method: 'POST',
  path: '/stop-emails',
  access: 'anyone',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})
