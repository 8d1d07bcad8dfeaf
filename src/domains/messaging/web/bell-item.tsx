import type { Notification } from '#domains/messaging/common/notifications.ts'
import { useNow } from '#platform/web/live/countdown.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { formatAge } from './age.ts'
import * as t from '#domains/messaging/texts.ts'

export function BellItem({ notification }: { notification: Notification }) {
  const now = useNow(30_000)
  const isNew = notification.read_at === null
  return (
    <span className="flex min-w-0 flex-1 items-start gap-3 py-2">
      <span
        aria-hidden
        className={joinClasses('mt-1.5 size-2 shrink-0 rounded-full', isNew && 'bg-pohutukawa')}
      />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className={joinClasses('text-sm break-words', isNew ? 'font-semibold' : 'font-medium')}>
          {isNew && <span className="sr-only">{t.new_word()} </span>}
          {notification.title}
        </span>
        <span className="line-clamp-2 text-xs text-ink-2">{notification.body}</span>
        {now !== null && (
          <span className="text-xs text-ink-3">{formatAge(notification.created_at, now)}</span>
        )}
      </span>
    </span>
  )
}
