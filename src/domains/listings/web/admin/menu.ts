import { Package, PackagePlus } from 'lucide-react'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { MenuPage } from '#domains/staff/web/shared/admin-pages.ts'
import * as t from '#domains/listings/texts.ts'

export const getMenuPages = makeTexts((): MenuPage[] => [
  { group: 'market', place: 3, label: t.admin_listings(), href: '/listings', icon: Package },
  {
    group: 'market',
    place: 4,
    label: t.add_a_listing(),
    href: '/add-listing',
    icon: PackagePlus,
    also: t.new_listing(),
  },
])
