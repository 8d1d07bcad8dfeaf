import { Bell, type LucideIcon } from 'lucide-react'
import type { Notification } from '#domains/messaging/common/notifications.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { useNow } from '#platform/web/live/countdown.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import * as t from '#domains/messaging/texts.ts'

const minute = 60_000

/** 'just now', '4 min ago', '3 h ago', then day and time. */
export function formatAge(instant: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(instant)) / minute)
  if (minutes < 1) return t.just_now()
  if (minutes < 60) return t.minutes_min_ago({ minutes })
  if (minutes < 12 * 60) return t.hours_h_ago({ hours: Math.floor(minutes / 60) })
  return formatShortInstant(new Date(instant))
}

interface NotificationPictureProps {
  notification: Notification
  /** In place of a picture. */
  icon: LucideIcon
}

/** Shows the listing that it's about; marked while unread. */
export function NotificationPicture({ notification, icon: Icon }: NotificationPictureProps) {
  const { picture, kind, read_at: readAt } = notification
  return (
    <span aria-hidden className="relative w-14 shrink-0">
      {picture ? (
        <Picture src={picture.url} blur={picture.thumbhash} alt="" round="control" />
      ) : (
        <span
          className={joinClasses(
            'grid aspect-4/3 place-items-center rounded-control',
            kind === 'outbid' ? 'bg-kowhai text-on-kowhai' : 'bg-sunk text-ink-2',
          )}
        >
          <Icon size={18} strokeWidth={1.75} />
        </span>
      )}
      {readAt === null && (
        <span className="absolute -top-1 -left-1 size-3 rounded-full border-2 border-paper bg-pohutukawa" />
      )}
    </span>
  )
}

export function BellItem({ notification }: { notification: Notification }) {
  const now = useNow(30_000)
  const isNew = notification.read_at === null
  return (
    <span className="flex min-w-0 flex-1 items-start gap-3 py-2">
      <NotificationPicture notification={notification} icon={Bell} />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex items-baseline gap-2">
          <span
            className={joinClasses(
              'min-w-0 flex-1 text-sm break-words',
              isNew ? 'font-semibold' : 'font-medium',
            )}
          >
            {isNew && <span className="sr-only">{t.new_word()} </span>}
            {notification.title}
          </span>
          {now !== null && (
            <span className="shrink-0 text-xs text-ink-3">{formatAge(notification.created_at, now)}</span>
          )}
        </span>
        <span className="line-clamp-2 text-xs text-ink-2">{notification.body}</span>
      </span>
    </span>
  )
}

/**
 * Null for most notifications.
 * @param listingId that listing's own page shows the news beside the price
 */
export function toastFor(
  kind: Notification['kind'],
  listingId: number | null,
  path: string,
): 'success' | 'info' | null {
  if (listingId !== null && isListingPage(listingId, path)) return null
  if (kind === 'won') return 'success'
  return kind === 'outbid' ? 'info' : null
}

const isListingPage = (listingId: number, path: string) =>
  new RegExp(`^/(general|vehicle|property)/${listingId}/detail/?$`).test(path)
