import { Bell as BellIcon, CheckCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { LiveMessage } from '#platform/common/live.ts'
import {
  countUnreadNotifications,
  listNotifications,
  type Notification,
} from '#domains/messaging/common/notifications.ts'
import { getClientState } from '#platform/web/session/client-state.ts'
import { useLive } from '#platform/web/live/live.ts'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { useStore } from '#platform/web/storage/use-store.ts'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#platform/web/ui/overlays/menu.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { BellItem, toastFor } from '../bell-item.tsx'
import { usePushMessages } from '../use-push-messages.ts'
import { useReading } from '../use-reading.ts'
import * as t from '#domains/messaging/texts.ts'

/** The last known list stays cached, so that the count is right from the start. */
export function Bell({ all = '/notifications' }: { all?: '/notifications' | '/admin-notifications' }) {
  const invalidate = useInvalidate()
  const unread = useApiQuery(countUnreadNotifications, {})
  const newest = useApiQuery(listNotifications, { limit: 10 })
  const stored = useStore(getClientState(), (state) => state)
  const { open, readAll } = useReading()
  const notifiedIds = useRef(new Set<number>())

  useEffect(() => {
    if (unread.data) getClientState().setState(unread.data)
  }, [unread.data])
  useEffect(() => {
    if (newest.data) getClientState().setState({ notifications: newest.data.items })
  }, [newest.data])

  function refresh() {
    invalidate(countUnreadNotifications)
    invalidate(listNotifications)
  }

  function receive(message: LiveMessage) {
    if (message.kind !== 'notification') return
    const {
      notification,
      unread_notifications_count: unreadNotificationsCount,
      listing_id: listingId,
    } = message
    getClientState().setState({ unread_notifications_count: unreadNotificationsCount })
    refresh()
    if (notifiedIds.current.has(notification.id) || document.visibilityState !== 'visible') return
    notifiedIds.current.add(notification.id)
    const words = {
      description: notification.body,
      action: { label: t.view(), onClick: () => void open(notification) },
    }
    const kind = toastFor(notification.kind, listingId, window.location.pathname)
    if (kind) notify[kind](notification.title, words)
  }

  useLive('me', receive, refresh)
  usePushMessages(refresh)

  const count = stored.unread_notifications_count
  return (
    <Menu
      trigger={
        <IconButton
          icon={BellIcon}
          label={count > 0 ? t.notifications_count_new({ count }) : t.notifications()}
          count={count}
          data-click-name="bell"
        />
      }
    >
      <div className="w-88 max-w-full">
        <Newest
          notifications={stored.notifications}
          failed={newest.isError}
          onOpen={(item) => void open(item)}
        />
        <MenuSeparator />
        {count > 0 && (
          <MenuItem icon={CheckCheck} onSelect={() => void readAll()}>
            {t.mark_all_read()}
          </MenuItem>
        )}
        <MenuLink to={all} icon={BellIcon}>
          {t.see_all_notifications()}
        </MenuLink>
      </div>
    </Menu>
  )
}

interface NewestProps {
  notifications: Notification[]
  failed: boolean
  onOpen: (notification: Notification) => void
}

function Newest({ notifications, failed, onOpen }: NewestProps) {
  if (notifications.length === 0) {
    return (
      <p className="px-3 py-5 text-sm text-ink-2">
        {failed ? t.your_notifications_didnt_load_well_try() : t.nothing_yet_well_let_you_know_here()}
      </p>
    )
  }
  return (
    <div className="max-h-[min(28rem,60dvh)] overflow-y-auto">
      {notifications.map((notification) => (
        <MenuItem key={notification.id} onSelect={() => onOpen(notification)}>
          <BellItem notification={notification} />
        </MenuItem>
      ))}
    </div>
  )
}
