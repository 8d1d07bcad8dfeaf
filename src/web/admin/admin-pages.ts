import { LayoutDashboard, type LucideIcon } from 'lucide-react'

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
    ],
  },
]

export const adminPlaces: AdminPlace[] = adminGroups.flatMap(({ pages }) =>
  pages.flatMap(({ sections, ...page }) => [
    page,
    ...sections.map(({ label, id }) => ({ label, href: `${page.href}#${id}`, icon: page.icon })),
  ]),
)
