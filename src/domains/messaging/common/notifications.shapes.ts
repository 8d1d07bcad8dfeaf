import * as z from 'zod/mini'
import { adminNotificationKinds, notificationGroupNames } from './notification-groups.ts'
import { byId, done, id, instant, page, pageQuery, yes } from '#platform/common/shapes.ts'

export const notificationKind = z.enum([
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
  'scheduled_start',
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
  'price_reached',
  'followed_seller_listed',
  ...adminNotificationKinds,
])
export type NotificationKind = z.output<typeof notificationKind>

const group = z.enum(notificationGroupNames)

export const notification = z.strictObject({
  id,
  kind: notificationKind,
  title: z.string(),
  body: z.string(),
  /** A path on this site. */
  link: z.string(),
  /** Shows the listing it's about. */
  picture: z.nullable(z.strictObject({ url: z.string(), thumbhash: z.string() })),
  read_at: z.nullable(instant),
  created_at: instant,
})
export type Notification = z.output<typeof notification>

export const listNotifications = {
  query: z.strictObject({ unread: yes, group: z.optional(group), ...pageQuery }),
  reply: page(notification),
}

export const readNotification = {
  params: byId,
  reply: notification,
}

export const deleteNotification = {
  params: byId,
  reply: done,
}

export const deleteAllNotifications = {
  query: z.strictObject({ group: z.optional(group) }),
  reply: z.strictObject({ removed: z.int() }),
}

export const countUnreadNotifications = {
  reply: z.strictObject({ unread_notifications_count: z.int() }),
}

export const readAllNotifications = {
  reply: z.strictObject({ unread_notifications_count: z.literal(0) }),
}

const choice = z.strictObject({
  kind: notificationKind,
  in_app: z.boolean(),
  push: z.boolean(),
  email: z.boolean(),
})
export type NotificationChoice = z.output<typeof choice>

export const notificationChoices = z.strictObject({ items: z.array(choice) })

export const getNotificationChoices = {
  reply: notificationChoices,
}

export const putNotificationChoices = {
  body: z.strictObject({ items: z.array(choice).check(z.maxLength(50)) }),
  reply: notificationChoices,
}

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** From `from` until `until` in New Zealand's time, over midnight when `until` is the earlier. */
export const quietHours = z.strictObject({ is_on: z.boolean(), from: timeOfDay, until: timeOfDay })
export type QuietHours = z.output<typeof quietHours>

export const getQuietHours = {
  reply: quietHours,
}

export const putQuietHours = {
  body: quietHours,
  reply: quietHours,
}

export const stopEmails = {
  body: z.strictObject({ token: z.string().check(z.maxLength(1000)) }),
  reply: z.strictObject({ kinds: z.array(notificationKind) }),
}
