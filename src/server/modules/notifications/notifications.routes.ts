import {
  countUnreadNotifications,
  deleteAllNotifications,
  deleteNotification,
  getNotificationChoices,
  listNotifications,
  putNotificationChoices,
  readAllNotifications,
  readNotification,
} from '#contract/notifications/notifications.ts'
import { notification_groups } from '#shared/rules/notification-groups.ts'
import { transact } from '#server/platform/database/db.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readChoices, writeChoices } from './notification-choices.service.ts'
import { countUnread, selectNotifications } from './notifications.queries.ts'
import { readAll, readOne, removeAll, removeOne } from './notifications.service.ts'
import { viewNotification } from './notifications.view.ts'

export function notificationsRoutes(serve: Serve, { db }: Platform): void {
  serve(listNotifications, async ({ input: { unread, group, page, limit }, caller }) => {
    const { rows, total } = await selectNotifications(db, caller.id, {
      unread: unread === 'yes',
      kinds: group ? notification_groups[group] : null,
      page,
      limit,
    })
    return { items: rows.map(viewNotification), total, page, limit }
  })

  serve(readNotification, async ({ input, caller }) => {
    const row = await readOne(db, caller.id, input.id)
    return row ? viewNotification(row) : refuse(readNotification, 'not_found')
  })

  serve(deleteNotification, async ({ input, caller }) => {
    const removed = await removeOne(db, caller.id, input.id)
    return removed ? { ok: true as const } : refuse(deleteNotification, 'not_found')
  })

  serve(deleteAllNotifications, async ({ input: { group }, caller }) => ({
    removed: await removeAll(db, caller.id, group ? notification_groups[group] : null),
  }))

  serve(countUnreadNotifications, async ({ caller }) => ({
    unread_notifications_count: await countUnread(db, caller.id),
  }))

  serve(readAllNotifications, async ({ caller }) => {
    await readAll(db, caller.id)
    return { unread_notifications_count: 0 as const }
  })

  serve(getNotificationChoices, async ({ caller }) => ({ items: await readChoices(db, caller.id) }))
  serve(putNotificationChoices, async ({ input, caller }) => ({
    items: await transact(db, (tx) => writeChoices(tx, caller.id, input.items)),
  }))
}
