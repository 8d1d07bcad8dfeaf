import {
  Ban,
  ClipboardCheck,
  Flag,
  FolderTree,
  LayoutDashboard,
  ListFilter,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessageSquareWarning,
  Package,
  PackagePlus,
  Scale,
  Settings,
  Star,
  UserPlus,
  Users,
} from 'lucide-react'
import type { AdminTaskKind } from '#contract/admin/admin.ts'

export interface AdminPlace {
  label: string
  href: string
  icon: LucideIcon
  /** Other words that somebody may look for it by. */
  also?: string
}

export interface PageOfAdmin extends AdminPlace {
  /** What can be jumped to within it, by the id of the section. */
  sections: { label: string; id: string }[]
  /** Where else its mark stays: how the addresses of its sub pages begin. */
  within?: string
  /** What waits behind it, counted beside its name. */
  tasks?: AdminTaskKind[]
}

/** Every page of the back office, in the groups of its sidebar. */
export const adminGroups: { name: string; pages: PageOfAdmin[] }[] = [
  {
    name: 'Market',
    pages: [
      {
        label: 'Dashboard',
        href: '/admin-dashboard',
        icon: LayoutDashboard,
        sections: [
          { label: 'Value traded by day', id: 'traded' },
          { label: 'Listings by status', id: 'listings' },
          { label: 'Closing in the next hour', id: 'closing' },
          { label: 'Latest members, listings and trades', id: 'latest' },
        ],
      },
      {
        label: 'Listings',
        href: '/listings',
        icon: Package,
        sections: [],
        tasks: ['reports', 'approvals', 'appeals', 'disputes'],
      },
      {
        label: 'Add a listing',
        href: '/add-listing',
        icon: PackagePlus,
        sections: [],
        also: 'new listing',
      },
      {
        label: 'Categories',
        href: '/categories-list',
        icon: FolderTree,
        sections: [],
        within: '/category/',
      },
      { label: 'Filters', href: '/filters-list', icon: ListFilter, sections: [] },
    ],
  },
  {
    name: 'People',
    pages: [
      {
        label: 'Users',
        href: '/users-list',
        icon: Users,
        sections: [],
        within: '/user/',
        tasks: ['account_appeals'],
        also: 'members people accounts',
      },
      {
        label: 'Reviews',
        href: '/reviews',
        icon: Star,
        sections: [],
        within: '/reviews/',
        tasks: ['reviews'],
      },
      { label: 'Add a user', href: '/user/new', icon: UserPlus, sections: [], also: 'new member' },
    ],
  },
  {
    name: 'Content',
    pages: [
      {
        label: 'FAQs',
        href: '/faqs',
        icon: MessageCircleQuestionMark,
        sections: [],
        within: '/faq/',
        also: 'questions help',
      },
    ],
  },
  {
    name: 'Platform',
    pages: [
      {
        label: 'Settings',
        href: '/settings',
        icon: Settings,
        sections: [],
        within: '/edit-settings',
        also: 'edit settings',
      },
    ],
  },
]

/** What waits for an admin, by the queue that holds it. */
export const adminQueues: (AdminPlace & { task: AdminTaskKind; one: string; many: string })[] = [
  {
    task: 'reports',
    label: 'Reported listings',
    one: 'reported listing',
    many: 'reported listings',
    href: '/listings?flagged=yes',
    icon: Flag,
    also: 'reports flags flagged',
  },
  {
    task: 'approvals',
    label: 'Listings to approve',
    one: 'listing to approve',
    many: 'listings to approve',
    href: '/listings?status=pending',
    icon: ClipboardCheck,
    also: 'approval approvals pending waiting',
  },
  {
    task: 'appeals',
    label: 'Appeals',
    one: 'appeal',
    many: 'appeals',
    href: '/listings?appeals=yes',
    icon: MessageSquareWarning,
    also: 'suspended listings',
  },
  {
    task: 'account_appeals',
    label: 'Account appeals',
    one: 'account appeal',
    many: 'account appeals',
    href: '/users-list?appeals=yes',
    icon: MessageSquareWarning,
    also: 'suspended users members',
  },
  {
    task: 'disputes',
    label: 'Disputed sales',
    one: 'disputed sale',
    many: 'disputed sales',
    href: '/listings?disputed=yes',
    icon: Scale,
    also: 'disputes trades',
  },
  {
    task: 'reviews',
    label: 'Disputed reviews',
    one: 'disputed review',
    many: 'disputed reviews',
    href: '/reviews?state=disputed',
    icon: Star,
    also: 'disputes',
  },
]

const shortcuts: AdminPlace[] = [
  { label: 'Suspended listings', href: '/listings?status=suspended', icon: Ban, also: 'paused hidden' },
  { label: 'Suspended users', href: '/users-list?status=suspended', icon: Ban, also: 'members blocked' },
  { label: 'Admins', href: '/users-list?type=admin', icon: Users, also: 'administrators staff' },
]

/** Everything that can be jumped to without a search. */
export const adminPlaces: AdminPlace[] = [
  ...adminGroups.flatMap(({ pages }) =>
    pages.flatMap(({ sections, within: _within, tasks: _tasks, ...page }) => [
      page,
      ...sections.map(({ label, id }) => ({ label, href: `${page.href}#${id}`, icon: page.icon })),
    ]),
  ),
  ...adminQueues.map(({ label, href, icon, also }) => ({ label, href, icon, ...(also && { also }) })),
  ...shortcuts,
]

/** The page of the sidebar that an address belongs to: its own, or the one whose sub page it is. */
export function currentPage(path: string): PageOfAdmin | undefined {
  const pages = adminGroups.flatMap((group) => group.pages)
  return (
    pages.find(({ href }) => href === path) ??
    pages.find(({ within }) => within !== undefined && path.startsWith(within))
  )
}
