import { CheckCheck, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  notificationGroups,
  type NotificationGroup,
  notificationGroupNames,
  getNotificationGroupLabels,
} from '#domains/messaging/common/notification-groups.ts'
import {
  countUnreadNotifications,
  deleteAllNotifications,
  listNotifications,
} from '#domains/messaging/common/notifications.ts'
import { isKeyOf } from '#platform/common/records.ts'
import { useApiMutation, useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { getClientState } from '#platform/web/session/client-state.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useStore } from '#platform/web/storage/use-store.ts'
import { Segmented } from '#platform/web/ui/fields/segmented.tsx'
import { PillSelect } from '#platform/web/ui/fields/select.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { MenuItem } from '#platform/web/ui/overlays/menu.tsx'
import { MoreMenu } from '#platform/web/ui/overlays/more-menu.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useReading } from './use-reading.ts'
import * as t from '#domains/messaging/texts.ts'

export interface NotificationFilter {
  unread: boolean
  group: NotificationGroup | null
  page: number
}

export function readNotificationFilter(params: URLSearchParams, page: number): NotificationFilter {
  const group = params.get('about') ?? ''
  return {
    unread: params.get('show') === 'unread',
    group: isKeyOf(notificationGroups, group) ? group : null,
    page,
  }
}

export function notificationsAddress(
  { unread, group, page }: NotificationFilter,
  path = '/notifications',
): string {
  const wanted = new URLSearchParams({
    ...(unread && { show: 'unread' }),
    ...(group && { about: group }),
    ...(page > 1 && { page: String(page) }),
  })
  return wanted.size > 0 ? `${path}?${wanted}` : path
}

interface NotificationFiltersProps {
  filter: NotificationFilter
  onFilter: (filter: NotificationFilter) => void
  /** True for admins, whose notifications are all about their work. */
  isAdmin?: boolean
  children?: ReactNode
}

export function NotificationFilters({
  filter,
  onFilter,
  isAdmin = false,
  children,
}: NotificationFiltersProps) {
  const { unread, group } = filter
  return (
    <div className="mb-4 flex items-center gap-2 print:hidden">
      <div className="shrink-0">
        <Segmented
          label={t.show()}
          value={unread ? 'unread' : 'all'}
          onChange={(show) => onFilter({ ...filter, unread: show === 'unread', page: 1 })}
          options={[
            { value: 'all', label: t.all() },
            { value: 'unread', label: t.unread() },
          ]}
        />
      </div>
      {!isAdmin && (
        <div className="flex min-w-0 *:min-w-0">
          <PillSelect
            label={t.about()}
            value={group ?? ''}
            onChoose={(chosen) => onFilter({ ...filter, group: chosen || null, page: 1 })}
            options={[
              { value: '', label: t.any_subject() },
              ...notificationGroupNames.map((value) => ({
                value,
                label: getNotificationGroupLabels()[value],
              })),
            ]}
          />
        </div>
      )}
      {children}
      <div className="ml-auto">
        <ListMenu group={group} isAll={!unread} />
      </div>
    </div>
  )
}

/** @param props.isAll false while only the unread ones are listed, which aren't deleted at once */
function ListMenu({ group, isAll }: { group: NotificationGroup | null; isAll: boolean }) {
  const unread = useStore(getClientState(), (state) => state.unread_notifications_count)
  const { readAll } = useReading()
  const [isOpen, setOpen] = useState(false)
  const { data } = useApiQuery(listNotifications, { limit: 1, ...(group && { group }) })
  const removal = useApiMutation(deleteAllNotifications)
  const invalidate = useInvalidate()

  async function remove() {
    try {
      const { removed } = await removal.mutateAsync(group ? { group } : {})
      setOpen(false)
      invalidate(listNotifications)
      invalidate(countUnreadNotifications)
      notify.success(t.count_deleted({ count: removed }))
    } catch {
      // The dialog shows the error.
    }
  }

  return (
    <>
      <MoreMenu label={t.more()}>
        <MenuItem icon={CheckCheck} disabled={unread === 0} onSelect={() => void readAll()}>
          {t.mark_all_read()}
        </MenuItem>
        <MenuItem icon={Trash2} disabled={!isAll || !data?.total} onSelect={() => setOpen(true)}>
          {t.delete_all()}
        </MenuItem>
      </MoreMenu>
      <ConfirmDialog
        open={isOpen}
        title={group ? t.delete_these_question() : t.delete_all_question()}
        confirm={t.delete_all()}
        kind="danger"
        busy={removal.isPending}
        error={removal.error ? getMessage(removal.error) : undefined}
        onConfirm={() => void remove()}
        onClose={() => setOpen(false)}
      >
        {t.you_cant_undo_this()}
      </ConfirmDialog>
    </>
  )
}
