import { LifeBuoy, MessagesSquare } from 'lucide-react'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { MenuPage } from '#domains/staff/web/shared/admin-pages.ts'
import * as t from '#domains/chat/texts.ts'

export const getMenuPages = makeTexts((): MenuPage[] => [
  {
    group: 'people',
    place: 4,
    label: t.support(),
    href: '/support',
    icon: LifeBuoy,
    tasks: ['support'],
    also: t.help_enquiries_saved_replies(),
  },
  {
    group: 'people',
    place: 5,
    label: t.chats(),
    href: '/chats',
    icon: MessagesSquare,
    within: ['/view-chat/', '/chat-history/'],
    also: t.conversations_messages(),
  },
])
