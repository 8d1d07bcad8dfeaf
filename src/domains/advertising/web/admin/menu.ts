import { Megaphone } from 'lucide-react'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { MenuPage } from '#domains/staff/web/shared/admin-pages.ts'
import * as t from '#domains/advertising/texts.ts'

export const getMenuPages = makeTexts((): MenuPage[] => [
  {
    group: 'content',
    place: 5,
    label: t.advertisements(),
    href: '/advertisements',
    icon: Megaphone,
    within: ['/advertisements/'],
    also: t.ads_banners_impressions_clicks(),
  },
])
