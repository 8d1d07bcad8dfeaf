import {
  FolderTree,
  LayoutDashboard,
  ListFilter,
  type LucideIcon,
  MessageCircleQuestionMark,
  Package,
  PackagePlus,
  Settings,
  Star,
  UserPlus,
  Users,
} from 'lucide-react'

export interface AdminPlace {
  label: string
  href: string
  icon: LucideIcon
}

interface PageOfDesk extends AdminPlace {
  /** What can be jumped to within it, by the id of the section. */
  sections: { label: string; id: string }[]
}

/** Every page of the back office, in the groups of its sidebar. */
export const adminGroups: { name: string; pages: PageOfDesk[] }[] = [
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
      { label: 'Listings', href: '/listings', icon: Package, sections: [] },
      { label: 'Add a listing', href: '/add-listing', icon: PackagePlus, sections: [] },
      { label: 'Categories', href: '/categories-list', icon: FolderTree, sections: [] },
      { label: 'Filters', href: '/filters-list', icon: ListFilter, sections: [] },
    ],
  },
  {
    name: 'People',
    pages: [
      { label: 'Users', href: '/users-list', icon: Users, sections: [] },
      { label: 'Reviews', href: '/reviews', icon: Star, sections: [] },
      { label: 'Add a user', href: '/user/new', icon: UserPlus, sections: [] },
    ],
  },
  {
    name: 'Content',
    pages: [{ label: 'Questions', href: '/faqs', icon: MessageCircleQuestionMark, sections: [] }],
  },
  {
    name: 'Platform',
    pages: [{ label: 'Settings', href: '/settings', icon: Settings, sections: [] }],
  },
]

export const adminPlaces: AdminPlace[] = adminGroups.flatMap(({ pages }) =>
  pages.flatMap(({ sections, ...page }) => [
    page,
    ...sections.map(({ label, id }) => ({ label, href: `${page.href}#${id}`, icon: page.icon })),
  ]),
)
