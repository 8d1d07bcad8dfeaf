import { Settings } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { NotificationsSection } from '#domains/accounts/web/settings/notifications/notifications-section.tsx'
import {
  notificationsAddress,
  readNotificationFilter,
  NotificationFilters,
} from '#domains/messaging/web/notification-filters.tsx'
import { NotificationList } from '#domains/messaging/web/notification-list.tsx'
import { PushSwitch } from '#domains/messaging/web/push-switch.tsx'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { getClientState } from '#platform/web/session/client-state.ts'
import { useStore } from '#platform/web/storage/use-store.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { pageNumber } from '#domains/search/web/pages/page-number.ts'
import * as t from '#domains/messaging/texts.ts'

export const meta = makeAdminMeta(t.notifications)

const path = '/admin-notifications'

export default function AdminNotifications() {
  const [params] = useSearchParams()
  const changeAddress = useChangeAddress()
  const filter = readNotificationFilter(params, pageNumber(params))
  const unread = useStore(getClientState(), (state) => state.unread_notifications_count)
  return (
    <AdminPage
      title={t.notifications()}
      tools={unread > 0 && <p className="num text-sm text-ink-2">{t.admin_unread_new({ count: unread })}</p>}
    >
      <div className="max-w-4xl">
        <NotificationFilters
          filter={filter}
          isAdmin
          onFilter={(next) =>
            changeAddress(notificationsAddress(next, path), { replace: true, preventScrollReset: true })
          }
        >
          <LinkButton to="#notifications" kind="ghost" size="small" icon={Settings}>
            {t.notification_settings()}
          </LinkButton>
        </NotificationFilters>
        <NotificationList filter={filter} path={path} />
        <div className="mt-8">
          <NotificationsSection push={<PushSwitch />} isAdmin />
        </div>
      </div>
    </AdminPage>
  )
}
