import type { Selectable } from 'kysely'
import type { Notification } from '#domains/messaging/common/notifications.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'

export type NotificationRow = Selectable<DB['notifications']>

export function viewNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: fromColumn<Notification['kind']>(row.kind),
    title: row.title,
    body: row.body,
    link: row.link,
    read_at: row.read_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}
