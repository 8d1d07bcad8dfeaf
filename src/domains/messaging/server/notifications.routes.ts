import type { FastifyInstance } from 'fastify'
import {
  countUnreadNotifications,
  deleteAllNotifications,
  deleteNotification,
  getNotificationChoices,
  getQuietHours,
  listNotifications,
  putNotificationChoices,
  putQuietHours,
  readAllNotifications,
  readNotification,
  stopEmails,
} from '#domains/messaging/common/notifications.ts'
import { stopEmailsPage } from '#domains/messaging/common/stop-emails.ts'
import { notificationGroups } from '#domains/messaging/common/notification-groups.ts'
import { transact } from '#platform/server/database/db.ts'
import type { Serve } from '#platform/server/http/call.ts'
import { registerOneClick } from '#platform/server/http/one-click.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { kindsFor } from './notification-choices.rules.ts'
import { readChoices, writeChoices, stopEmailsOfKinds } from './notification-choices.service.ts'
import { countUnread, selectNotifications } from './notifications.queries.ts'
import { readAll, readOne, removeAll, removeOne } from './notifications.service.ts'
import { readQuietHours, writeQuietHours } from './quiet-hours/quiet-hours.service.ts'
import { viewNotification } from './notifications.view.ts'
import * as t from '#domains/messaging/texts.ts'

export function notificationsRoutes(serve: Serve, { db }: Platform): void {
  serve(listNotifications, async ({ input: { unread, group, page, limit }, caller }) => {
    const { rows, total } = await selectNotifications(db, caller.id, {
      unread: unread === 'yes',
      kinds: group ? notificationGroups[group] : null,
      page,
      limit,
    })
    return { items: rows.map(viewNotification), total, page, limit }
  })

  serve(stopEmails, async ({ input }) => await stopEmailsOfKinds(db, input.token))

  serve(readNotification, async ({ input, caller }) => {
    const row = await readOne(db, caller.id, input.id)
    return row ? viewNotification(row) : refuse('not_found')
  })

  serve(deleteNotification, async ({ input, caller }) => {
    const removed = await removeOne(db, caller.id, input.id)
    return removed ? { ok: true as const } : refuse('not_found')
  })

  serve(deleteAllNotifications, async ({ input: { group }, caller }) => ({
    removed: await removeAll(db, caller.id, group ? notificationGroups[group] : null),
  }))

  serve(countUnreadNotifications, async ({ caller }) => ({
    unread_notifications_count: await countUnread(db, caller.id),
  }))

  serve(readAllNotifications, async ({ caller }) => {
    await readAll(db, caller.id)
    return { unread_notifications_count: 0 as const }
  })

  serve(getNotificationChoices, async ({ caller }) => ({ items: await readChoices(db, caller) }))
  serve(putNotificationChoices, async ({ input: { items }, caller }) => {
    const kinds = kindsFor(caller.type, caller.staff_role ?? null)
    const wrong = items.findIndex(({ kind }) => !kinds.includes(kind))
    if (wrong >= 0) {
      const errors = { [`items.${wrong}.kind`]: t.youre_not_notified_of_this() }
      refuse('validation_failed', { errors })
    }
    return { items: await transact(db, (tx) => writeChoices(tx, caller, items)) }
  })

  serve(getQuietHours, async ({ caller }) => await readQuietHours(db, caller.id))
  serve(putQuietHours, async ({ input, caller }) => {
    if (input.from === input.until)
      refuse('validation_failed', { errors: { until: t.choose_two_different_times() } })
    return await transact(db, (tx) => writeQuietHours(tx, caller.id, input))
  })
}

export function registerStopEmails(server: FastifyInstance, platform: Platform): void {
  registerOneClick(server, platform, {
    path: stopEmailsPage,
    stop: (token) => stopEmailsOfKinds(platform.db, token),
  })
}
