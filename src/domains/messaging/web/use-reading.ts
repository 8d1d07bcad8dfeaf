import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import {
  countUnreadNotifications,
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
} from '#domains/messaging/common/notifications.ts'
import { api } from '#platform/web/session/api.ts'
import { getClientState } from '#platform/web/session/client-state.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'

/** Optimistic. */
export function useReading() {
  const queries = useQueryClient()
  const navigate = useNavigate()

  async function settle(call: Promise<unknown>) {
    try {
      await call
    } catch (error) {
      notify.error(getMessage(error))
    }
    await queries.invalidateQueries({ queryKey: [countUnreadNotifications.name] })
    await queries.invalidateQueries({ queryKey: [listNotifications.name] })
  }

  async function read({ id, read_at: readAt }: Notification) {
    if (readAt) return
    showRead(1, (one) => one.id === id)
    await settle(api.call(readNotification, { id }))
  }

  return {
    open: async (notification: Notification) => {
      void navigate(notification.link)
      await read(notification)
    },
    read,
    readAll: async () => {
      showRead(Number.POSITIVE_INFINITY, () => true)
      await settle(api.call(readAllNotifications, {}))
    },
  }
}

function showRead(fewer: number, which: (notification: Notification) => boolean) {
  const { notifications, unread_notifications_count: unreadNotificationsCount } = getClientState().getState()
  const readAt = new Date().toISOString()
  getClientState().setState({
    unread_notifications_count: Math.max(0, unreadNotificationsCount - fewer),
    notifications: notifications.map((item) =>
      which(item) && !item.read_at ? { ...item, read_at: readAt } : item,
    ),
  })
}
