import { ScrollText } from 'lucide-react'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { MenuPage } from '#domains/staff/web/shared/admin-pages.ts'
import * as t from '#domains/staff/texts.ts'

export const getMenuPages = makeTexts((): MenuPage[] => [
  {
    group: 'platform',
    place: 2,
    label: t.audit_log_page(),
    href: '/audit-log',
    icon: ScrollText,
    also: t.who_did_what_history(),
  },
])
