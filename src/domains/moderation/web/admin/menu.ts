import { Gavel } from 'lucide-react'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { MenuPage } from '#domains/staff/web/shared/admin-pages.ts'
import * as t from '#domains/moderation/texts.ts'

export const getMenuPages = makeTexts((): MenuPage[] => [
  {
    group: 'market',
    place: 2,
    label: t.moderation(),
    href: '/moderation',
    icon: Gavel,
    tasks: ['cases'],
    also: t.cases_queue_claims_flags(),
  },
])
