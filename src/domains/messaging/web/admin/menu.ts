import { MailOpen, Mails } from 'lucide-react'
import { sentMessagesPage } from '#domains/messaging/common/stop-emails.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { MenuPage } from '#domains/staff/web/shared/admin-pages.ts'
import * as t from '#domains/messaging/texts.ts'

export const getMenuPages = makeTexts((): MenuPage[] => [
  {
    group: 'platform',
    place: 3,
    label: t.sent_messages(),
    href: sentMessagesPage,
    icon: Mails,
    also: t.emails_texts_pushes_failed(),
  },
  {
    group: 'platform',
    place: 4,
    label: t.email_previews(),
    href: '/email-previews',
    within: ['/email-previews/edit'],
    icon: MailOpen,
    also: t.emails_layout_preview(),
  },
])
