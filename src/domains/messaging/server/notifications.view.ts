import type { Selectable } from 'kysely'
import { pictureAddress } from '#domains/media/server/media.service.ts'
import type { Notification } from '#domains/messaging/common/notifications.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { PictureRow } from './notice-pictures.queries.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'

export interface PicturedRow extends Selectable<DB['notifications']> {
  picture: PictureRow | null
}

export function viewNotification(row: PicturedRow): Notification {
  return {
    id: row.id,
    kind: fromColumn<Notification['kind']>(row.kind),
    title: row.title,
    body: row.body,
    link: row.link,
    picture: row.picture && {
      url: pictureAddress(row.picture.key, 400),
      thumbhash: row.picture.thumbhash,
    },
    read_at: row.read_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}
