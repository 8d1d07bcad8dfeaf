import { Star } from 'lucide-react'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { MenuPage } from '#domains/staff/web/shared/admin-pages.ts'
import * as t from '#domains/reviews/texts.ts'

export const getMenuPages = makeTexts((): MenuPage[] => [
  { group: 'people', place: 2, label: t.reviews(), href: '/reviews', icon: Star, within: ['/reviews/'] },
])
