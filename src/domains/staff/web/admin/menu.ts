import { ListTodo, ScrollText, Server } from 'lucide-react'
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
  {
    group: 'platform',
    place: 5,
    label: t.jobs(),
    href: '/jobs',
    icon: ListTodo,
    also: t.queue_background_tasks_failed(),
  },
  {
    group: 'platform',
    place: 7,
    label: t.system(),
    href: '/system',
    icon: Server,
    also: t.database_disk_release_retention(),
  },
])
