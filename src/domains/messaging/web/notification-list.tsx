import { useQueryClient, keepPreviousData } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import {
  countUnreadNotifications,
  deleteNotification,
  listNotifications,
  type Notification,
} from '#domains/messaging/common/notifications.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import { type NotificationFilter, notificationsAddress } from './notification-filters.tsx'
import { NotificationListItem } from './notification-list-item.tsx'
import { useReading } from './use-reading.ts'
import * as t from '#domains/messaging/texts.ts'

/** Slightly longer than the undo toast. */
const graceMs = 6000

/** Can be undone for a moment; leaving the page deletes them at once. */
function useRemoving(): { removed: Set<number>; remove: (notification: Notification) => void } {
  const queries = useQueryClient()
  const [removed, setRemoved] = useState(new Set<number>())
  const due = useRef(new Map<number, ReturnType<typeof setTimeout>>())

  const show = (id: number) => setRemoved((before) => new Set([...before].filter((one) => one !== id)))

  async function carryOut(id: number) {
    clearTimeout(due.current.get(id))
    if (!due.current.delete(id)) return
    try {
      await api.call(deleteNotification, { id })
    } catch (error) {
      if (findProblem(error)?.key !== 'not_found') {
        show(id)
        notify.error(t.couldnt_remove_that(), { description: getMessage(error) })
      }
    }
    await queries.invalidateQueries({ queryKey: [listNotifications.name] })
    await queries.invalidateQueries({ queryKey: [countUnreadNotifications.name] })
  }

  function undo(id: number) {
    clearTimeout(due.current.get(id))
    if (due.current.delete(id)) show(id)
    else notify.info(t.that_was_already_removed())
  }

  useEffect(() => {
    const waiting = due.current
    const carryOutAll = () => [...waiting.keys()].forEach((id) => void carryOut(id))
    window.addEventListener('pagehide', carryOutAll)
    return () => {
      window.removeEventListener('pagehide', carryOutAll)
      carryOutAll()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what is due lives in the ref, whichever render asks
  }, [])

  return {
    removed,
    remove({ id }) {
      setRemoved((before) => new Set(before).add(id))
      due.current.set(
        id,
        setTimeout(() => void carryOut(id), graceMs),
      )
      notify.info(t.notification_removed(), { action: { label: t.undo(), onClick: () => undo(id) } })
    },
  }
}

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
      <div className="divide-y divide-line rounded-panel border border-line bg-paper">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <div key={row} className="flex h-20.5 gap-3 px-3 py-2.5 sm:px-4">
            <Skeleton className="h-10.5 w-14 shrink-0" />
            <div className="grid flex-1 content-start gap-2.5 pt-1">
              <Skeleton className="h-3.5 w-2/5" />
              <Skeleton className="h-3 w-11/12" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}
