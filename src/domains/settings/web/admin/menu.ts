import { Info, ScrollText, Settings, ShieldCheck, Wrench } from 'lucide-react'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { MenuPage } from '#domains/staff/web/shared/admin-pages.ts'
import * as t from '#domains/settings/texts.ts'

export const getMenuPages = makeTexts((): MenuPage[] => [
  {
    group: 'content',
    place: 2,
    label: t.about_us(),
    href: '/about-us',
    icon: Info,
    within: ['/about-us/edit'],
    also: t.info_pages_versions(),
  },
  {
    group: 'content',
    place: 3,
    label: t.privacy(),
    href: '/privacy-policy',
    icon: ShieldCheck,
    within: ['/static-page/edit/privacy-policy'],
    also: t.info_pages_versions(),
  },
  {
    group: 'content',
    place: 4,
    label: t.terms(),
    href: '/terms-and-conditions',
    icon: ScrollText,
    within: ['/static-page/edit/terms-and-conditions'],
    also: t.info_pages_versions(),
  },
  {
    group: 'platform',
    place: 1,
    label: t.admin_settings(),
    href: '/settings',
    icon: Settings,
    within: ['/edit-settings'],
    also: t.edit_settings_history_rule_sandbox(),
  },
  {
    group: 'platform',
    place: 8,
    label: t.read_only_mode(),
    href: '/maintenance',
    icon: Wrench,
    also: t.maintenance_writes_outage_upgrade(),
  },
])
