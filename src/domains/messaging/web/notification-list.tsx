import { BellOff } from 'lucide-react'
import { keepPreviousData } from '@tanstack/react-query'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { NotificationListItem } from './notification-list-item.tsx'
import { type NotificationFilter, notificationsAddress } from './notification-filter.ts'
import { useReading } from './use-reading.ts'
import { useRemoving } from './use-removing.ts'
import * as t from '#domains/messaging/texts.ts'

interface NotificationListProps {
  filter: NotificationFilter
  path?: '/notifications' | '/admin-notifications'
}

export function NotificationList({ filter, path = '/notifications' }: NotificationListProps) {
  const { unread, group, page } = filter
  const { data, error, isFetching, refetch } = useApiQuery(
    listNotifications,
    { page, limit: 20, ...(unread && { unread: 'yes' as const }), ...(group && { group }) },
    { placeholderData: keepPreviousData },
  )
  const { open, read } = useReading()
  const { removed, remove } = useRemoving()
  const shown = data?.items.filter(({ id }) => !removed.has(id)) ?? []

  if (error && !data) {
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!data) return <NotificationSkeleton />
  return (
    <>
      {shown.length === 0 && (unread || group) ? (
        <EmptyState
          icon={BellOff}
          title={t.nothing_here()}
          action={
            <LinkButton to={path} kind="quiet">
              {t.see_all()}
            </LinkButton>
          }
        >
          {t.no_notification_matches_these_filters()}
        </EmptyState>
      ) : shown.length === 0 ? (
        <EmptyState
          icon={BellOff}
          title={t.no_notifications()}
          action={path === '/notifications' && <LinkButton to="/ibuy">{t.see_all_listings()}</LinkButton>}
        >
          {path === '/notifications'
            ? t.well_let_you_know_here_when_youre()
            : t.reports_appeals_and_disputes_show_up_here()}
        </EmptyState>
      ) : (
        <ul
          aria-label={t.notifications()}
          className="divide-y divide-line overflow-clip rounded-panel border border-line bg-paper"
        >
          {shown.map((notification) => (
            <NotificationListItem
              key={notification.id}
              notification={notification}
              onOpen={() => void open(notification)}
              onRead={() => void read(notification)}
              onRemove={() => remove(notification)}
            />
          ))}
        </ul>
      )}
      <Pager
        page={page}
        limit={data.limit}
        total={data.total}
        to={(to) => notificationsAddress({ ...filter, page: to }, path)}
      />
    </>
  )
}

function NotificationSkeleton() {
  return (
    <Loading label={t.loading_your_notifications()}>
      <div className="rounded-panel border border-line bg-paper px-4">
        {[1, 2, 3, 4, 5].map((row) => (
          <SkeletonRow key={row} />
        ))}
      </div>
    </Loading>
  )
}
