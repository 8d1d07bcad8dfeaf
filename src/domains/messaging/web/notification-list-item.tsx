import {
  AlarmClock,
  ArrowDown,
  ArrowUp,
  Ban,
  BellPlus,
  CalendarClock,
  CircleCheck,
  CirclePause,
  CircleX,
  ClipboardCheck,
  CreditCard,
  Eye,
  Flag,
  Gavel,
  HandCoins,
  HandHelping,
  Handshake,
  Hourglass,
  type LucideIcon,
  MailOpen,
  MessageCircle,
  MessageCircleQuestionMark,
  MessageSquareReply,
  MessageSquareWarning,
  PackageX,
  RotateCcw,
  ScrollText,
  Scale,
  ShieldCheck,
  Star,
  Store,
  Tag,
  Trash2,
  TriangleAlert,
  UsersRound,
  Trophy,
  Truck,
  Undo2,
  Unplug,
} from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import type { Notification, NotificationKind } from '#domains/messaging/common/notifications.ts'
import { useNow } from '#platform/web/live/countdown.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { MenuItem } from '#platform/web/ui/overlays/menu.tsx'
import { MoreMenu } from '#platform/web/ui/overlays/more-menu.tsx'
import { formatAge, NotificationPicture } from './bell-item.tsx'
import * as t from '#domains/messaging/texts.ts'

const icons: Record<NotificationKind, LucideIcon> = {
  outbid: ArrowUp,
  won: Trophy,
  lost: CircleX,
  sold: CircleCheck,
  unsold: PackageX,
  reserve_met: Gavel,
  reserve_lowered: ArrowDown,
  withdrawn: Undo2,
  void: Ban,
  message: MessageCircle,
  question: MessageCircleQuestionMark,
  answer: MessageSquareReply,
  moderation: ShieldCheck,
  suspended: CirclePause,
  sale_named: Handshake,
  sale_answered: Handshake,
  relisted: RotateCcw,
  expiring: Hourglass,
  scheduled_start: CalendarClock,
  flag: Flag,
  offer: HandCoins,
  behalf: HandHelping,
  plan: CreditCard,
  webhook: Unplug,
  stock_feed: Truck,
  account_viewed: Eye,
  terms: ScrollText,
  saved_search: BellPlus,
  review: Star,
  pickup: CalendarClock,
  payment_details: TriangleAlert,
  trade: Handshake,
  closing_soon: AlarmClock,
  reduced: ArrowDown,
  price_reached: Tag,
  followed_seller_listed: Store,
  report: Flag,
  dispute: Scale,
  appeal: MessageSquareWarning,
  disputed_review: Star,
  approval: ClipboardCheck,
  support_request: MessageCircle,
  failed_payment: CreditCard,
  alarm: TriangleAlert,
  second_person: UsersRound,
}

interface NotificationListItemProps {
  notification: Notification
  onOpen: () => void
  onRead: () => void
  onRemove: () => void
}

export function NotificationListItem({ notification, onOpen, onRead, onRemove }: NotificationListItemProps) {
  const { kind, title, body, link, created_at: createdAt, read_at: readAt } = notification
  const now = useNow(30_000)
  const id = useId()
  const isNew = readAt === null
  // It has no other page to be read on.
  const isWhole = link === '/notifications'
  return (
    <li
      className={joinClasses(
        'relative flex items-start gap-3 px-3 py-2.5 hover:bg-sunk sm:px-4',
        isNew && 'bg-pounamu-wash',
      )}
    >
      <NotificationPicture notification={notification} icon={icons[kind]} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline gap-2">
          <p className={joinClasses('min-w-0 flex-1 text-sm', isNew ? 'font-semibold' : 'font-medium')}>
            <Link
              to={link}
              aria-describedby={`${id}-body`}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return onRead()
                event.preventDefault()
                onOpen()
              }}
              className="break-words outline-offset-2 after:absolute after:inset-0 after:content-['']"
            >
              {isNew && <span className="sr-only">{t.new_word()} </span>}
              {title}
            </Link>
          </p>
          <p className="min-h-4 shrink-0 text-xs text-ink-3">{now !== null && formatAge(createdAt, now)}</p>
        </div>
        <p
          id={`${id}-body`}
          className={joinClasses(
            'mt-0.5 max-w-prose text-sm break-words text-ink-2',
            !isWhole && 'line-clamp-3 md:line-clamp-2',
          )}
        >
          {body}
        </p>
      </div>
      <div className="relative -my-1 -mr-1.5 shrink-0">
        <MoreMenu label={t.more_for_title({ title })}>
          {isNew && (
            <MenuItem icon={MailOpen} onSelect={onRead}>
              {t.mark_as_read()}
            </MenuItem>
          )}
          <MenuItem icon={Trash2} onSelect={onRemove}>
            {t.remove()}
          </MenuItem>
        </MoreMenu>
      </div>
    </li>
  )
}
