import {
  Flag,
  FolderTree,
  Gavel,
  LayoutDashboard,
  LifeBuoy,
  ListFilter,
  MailWarning,
  MailOpen,
  Megaphone,
  type LucideIcon,
  MessagesSquare,
  Package,
  PackagePlus,
  ScrollText,
  Settings,
  Star,
  UserPlus,
  Users,
} from 'lucide-react'
import type { AdminTaskKind } from '#domains/moderation/common/records/admin.ts'
import { getAdminQueues } from '#domains/insights/web/shared/admin-queues.ts'
import { findAddress } from '#platform/common/addresses.ts'
import { failedEmailsPage } from '#domains/messaging/common/failed-emails-page.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { getMoneyPages } from '#domains/insights/web/shared/money-pages.ts'
import { findPageNeed } from './screens.ts'
import { getContentPages } from '#domains/settings/web/shared/content-pages.ts'
import { getShortcuts } from '../frame/shortcuts.ts'
import * as t from '#domains/staff/texts.ts'

export interface AdminPlace {
  label: string
  href: string
  icon: LucideIcon
  also?: string
}

export interface PageOfAdmin extends AdminPlace {
  sections: { label: string; id: string }[]
  /** Prefixes of its sub pages' addresses. */
  within?: string[]
  /** Each task counts for one page: the moderation queue counts only for Moderation. */
  tasks?: AdminTaskKind[]
}

const getMarketPages = makeTexts((): PageOfAdmin[] => [
  {
    label: t.dashboard(),
    href: '/admin-dashboard',
    icon: LayoutDashboard,
    sections: [
      { label: t.value_traded_by_day(), id: 'traded' },
      { label: t.listings_by_status(), id: 'listings' },
      { label: t.closing_in_the_next_hour(), id: 'closing' },
      { label: t.latest_members_listings_and_trades(), id: 'latest' },
    ],
  },
  {
    label: t.moderation(),
    href: '/moderation',
    icon: Gavel,
    sections: [],
    tasks: ['cases'],
    also: t.cases_queue_claims_flags(),
  },
  {
    label: t.admin_listings(),
    href: '/listings',
    icon: Package,
    sections: [],
  },
  {
    label: t.add_a_listing(),
    href: '/add-listing',
    icon: PackagePlus,
    sections: [],
    also: t.new_listing(),
  },
  {
    label: t.categories(),
    href: '/categories-list',
    icon: FolderTree,
    sections: [],
    within: ['/category/'],
  },
  { label: t.admin_filters(), href: '/filters-list', icon: ListFilter, sections: [] },
])

const getPeoplePages = makeTexts((): PageOfAdmin[] => [
  {
    label: t.users(),
    href: '/users-list',
    icon: Users,
    sections: [],
    within: ['/user/'],
    also: t.members_people_accounts(),
  },
  {
    label: t.reviews(),
    href: '/reviews',
    icon: Star,
    sections: [],
    within: ['/reviews/'],
  },
  {
    label: t.member_reports(),
    href: '/member-reports',
    icon: Flag,
    sections: [],
  },
  {
    label: t.support(),
    href: '/support',
    icon: LifeBuoy,
    sections: [],
    tasks: ['support'],
    also: t.help_enquiries_saved_replies(),
  },
  {
    label: t.chats(),
    href: '/chats',
    icon: MessagesSquare,
    sections: [],
    within: ['/view-chat/', '/chat-history/'],
    also: t.conversations_messages(),
  },
  { label: t.add_a_user(), href: '/user/new', icon: UserPlus, sections: [], also: t.new_member() },
])

export const getAdminGroups = makeTexts((): { name: string; pages: PageOfAdmin[] }[] => [
  {
    name: t.market(),
    pages: getMarketPages(),
  },
  {
    name: t.people(),
    pages: getPeoplePages(),
  },
  {
    name: t.money(),
    pages: getMoneyPages(),
  },
  {
    name: t.content(),
    pages: [
      ...getContentPages(),
      {
        label: t.advertisements(),
        href: '/advertisements',
        icon: Megaphone,
        sections: [],
        within: ['/advertisements/'],
        also: t.ads_banners_impressions_clicks(),
      },
    ],
  },
  {
    name: t.platform(),
    pages: [
      {
        label: t.admin_settings(),
        href: '/settings',
        icon: Settings,
        sections: [],
        within: ['/edit-settings'],
        also: t.edit_settings_history_rule_sandbox(),
      },
      {
        label: t.audit_log_page(),
        href: '/audit-log',
        icon: ScrollText,
        sections: [],
        also: t.who_did_what_history(),
      },
      {
        label: t.failed_emails(),
        href: failedEmailsPage,
        icon: MailWarning,
        sections: [],
        also: t.emails_not_sent_undelivered(),
      },
      {
        label: t.email_previews(),
        href: '/email-previews',
        within: ['/email-previews/edit'],
        icon: MailOpen,
        sections: [],
        also: t.emails_layout_preview(),
      },
    ],
  },
])

export const getAdminPlaces = makeTexts((): AdminPlace[] => [
  ...getAdminGroups().flatMap(({ pages }) =>
    pages.flatMap(({ sections, within: _within, tasks: _tasks, ...page }) => [
      page,
      ...sections.map(({ label, id }) => ({ label, href: `${page.href}#${id}`, icon: page.icon })),
    ]),
  ),
  ...getAdminQueues().map(({ label, href, icon, also }) => ({ label, href, icon, ...(also && { also }) })),
  ...getShortcuts(),
])

/** Tells whether a role may open an admin page. */
export function isForRole(href: string, may: (operation: string) => boolean): boolean {
  const need = findPageNeed(findAddress(href.replace(/[?#].*$/, ''))?.path)
  return need === null || may(need)
}

export function currentPage(path: string): PageOfAdmin | undefined {
  const pages = getAdminGroups().flatMap((group) => group.pages)
  return (
    pages.find(({ href }) => href === path) ??
    pages.find(({ within }) => within?.some((prefix) => path.startsWith(prefix)))
  )
}
