import { type MetaFunction, useSearchParams } from 'react-router'
import {
  notificationsAddress,
  readNotificationFilter,
  NotificationFilters,
} from '#domains/messaging/web/notification-filters.tsx'
import { NotificationList } from '#domains/messaging/web/notification-list.tsx'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { getClientState } from '#platform/web/session/client-state.ts'
import { useStore } from '#platform/web/storage/use-store.ts'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { pageNumber } from '#domains/search/web/pages/page-number.ts'
import * as t from '#domains/messaging/texts.ts'

export const meta: MetaFunction = () => [
  { title: t.notifications_hoko() },
  { name: 'robots', content: 'noindex' },
]

export default function Notifications() {
  const [params] = useSearchParams()
  const changeAddress = useChangeAddress()
  const filter = readNotificationFilter(params, pageNumber(params))
  const unread = useStore(getClientState(), (state) => state.unread_notifications_count)
  return (
    <div className="min-h-dvh max-w-4xl pb-8">
      <PageHeading title={t.notifications()} aside={unread > 0 ? t.unread_new({ unread }) : undefined} />
      <NotificationFilters
        filter={filter}
        onFilter={(next) =>
          changeAddress(notificationsAddress(next), { replace: true, preventScrollReset: true })
        }
      />
      <NotificationList filter={filter} />
    </div>
  )
}
