import * as z from 'zod/mini'
import { admin_notification_kinds, notification_group_names } from '#shared/rules/notification-groups.ts'
import { operation } from '../core/operation.ts'
import { by_id, done, id, instant, page, page_query, yes } from '../core/shapes.ts'

export const notification_kind = z.enum([
  'outbid',
  'won',
  'lost',
  'sold',
  'unsold',
  'reserve_met',
  'reserve_lowered',
  'withdrawn',
  'void',
  'question',
  'answer',
  'message',
  'moderation',
  'suspended',
  'sale_named',
  'sale_answered',
  'relisted',
  'expiring',
  'flag',
  'offer',
  'behalf',
  'plan',
  'webhook',
  'stock_feed',
  'account_viewed',
  'terms',
  'saved_search',
  'review',
  'pickup',
  'payment_details',
  'trade',
  'closing_soon',
  'reduced',
  ...admin_notification_kinds,
])
export type NotificationKind = z.output<typeof notification_kind>

const group = z.enum(notification_group_names)

export const notification = z.strictObject({
  id,
  kind: notification_kind,
  title: z.string(),
  body: z.string(),
  /** A path on this site. */
  link: z.string(),
  read_at: z.nullable(instant),
  created_at: instant,
})
export type Notification = z.output<typeof notification>

export const listNotifications = operation({
  name: 'listNotifications',
  summary: 'My notifications, newest first',
  method: 'GET',
  path: '/notification',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({ unread: yes, group: z.optional(group), ...page_query }),
  reply: page(notification),
  refusals: [],
})

export const readNotification = operation({
  name: 'readNotification',
  summary: 'Mark a notification as read',
  method: 'PUT',
  path: '/notification/{id}',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: notification,
  refusals: [],
})

export const deleteNotification = operation({
  name: 'deleteNotification',
  summary: 'Remove a notification',
  method: 'DELETE',
  path: '/notification/{id}',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: done,
  refusals: [],
})

export const deleteAllNotifications = operation({
  name: 'deleteAllNotifications',
  summary: 'Remove all my notifications, or those of a group',
  method: 'DELETE',
  path: '/notification',
  access: 'signed_in',
  limit: { calls: 60, per: 'minute' },
  query: z.strictObject({ group: z.optional(group) }),
  reply: z.strictObject({ removed: z.int() }),
  refusals: [],
})

export const countUnreadNotifications = operation({
  name: 'countUnreadNotifications',
  summary: 'How many notifications I have not read',
  method: 'GET',
  path: '/unread-notifications-count',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  reply: z.strictObject({ unread_notifications_count: z.int() }),
  refusals: [],
})

/** A GET that changes something, as in the seed: bearer only, never cached, linked or retried. */
export const readAllNotifications = operation({
  name: 'readAllNotifications',
  summary: 'Mark all my notifications as read',
  method: 'GET',
  path: '/read-all-notifications',
  access: 'signed_in',
  limit: { calls: 60, per: 'minute' },
  reply: z.strictObject({ unread_notifications_count: z.literal(0) }),
  refusals: [],
})

const choice = z.strictObject({
  kind: notification_kind,
  in_app: z.boolean(),
  push: z.boolean(),
  email: z.boolean(),
})
export type NotificationChoice = z.output<typeof choice>

const choices = z.strictObject({ items: z.array(choice) })

export const getNotificationChoices = operation({
  name: 'getNotificationChoices',
  summary: 'For every kind of notification that I may get, where it reaches me',
  method: 'GET',
  path: '/notification-choices',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  reply: choices,
  refusals: [],
})

export const putNotificationChoices = operation({
  name: 'putNotificationChoices',
  summary: 'Choose where notifications reach me; kinds left out stay as they are',
  method: 'PUT',
  path: '/notification-choices',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  body: z.strictObject({ items: z.array(choice).check(z.maxLength(50)) }),
  reply: choices,
  refusals: [],
})

const time_of_day = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** From `from` until `until` in New Zealand's time, over midnight when `until` is the earlier. */
const quiet_hours = z.strictObject({ is_on: z.boolean(), from: time_of_day, until: time_of_day })
export type QuietHours = z.output<typeof quiet_hours>

export const getQuietHours = operation({
  name: 'getQuietHours',
  summary: 'When pushes and emails that can wait do',
  method: 'GET',
  path: '/quiet-hours',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  reply: quiet_hours,
  refusals: [],
})

export const putQuietHours = operation({
  name: 'putQuietHours',
  summary: 'Choose when pushes and emails that can wait do',
  method: 'PUT',
  path: '/quiet-hours',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  body: quiet_hours,
  reply: quiet_hours,
  refusals: [],
})

export const stopEmails = operation({
  name: 'stopEmails',
  summary: 'Stop emails of the kinds of notification that an email held, by the token in it',
  method: 'POST',
  path: '/stop-emails',
  access: 'anyone',
  limit: { calls: 60, per: 'minute' },
  body: z.strictObject({ token: z.string().check(z.maxLength(1000)) }),
  reply: z.strictObject({ kinds: z.array(notification_kind) }),
  refusals: [],
})
