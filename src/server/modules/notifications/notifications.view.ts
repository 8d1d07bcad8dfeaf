import type { Selectable } from 'kysely'
import type { Notification } from '#contract/notifications/notifications.ts'
import type { DB } from '#server/platform/database/db-types.ts'

export type NotificationRow = Selectable<DB['notifications']>

export function viewNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind as Notification['kind'],
    title: row.title,
    body: row.body,
    link: row.link,
    read_at: row.read_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}
