import { FolderTree, ListFilter, MessageCircleQuestionMark } from 'lucide-react'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { MenuPage } from '#domains/staff/web/shared/admin-pages.ts'
import * as t from '#domains/catalogue/texts.ts'

export const getMenuPages = makeTexts((): MenuPage[] => [
  {
    group: 'market',
    place: 5,
    label: t.categories(),
    href: '/categories-list',
    icon: FolderTree,
    within: ['/category/'],
  },
  { group: 'market', place: 6, label: t.admin_filters(), href: '/filters-list', icon: ListFilter },
  {
    group: 'content',
    place: 1,
    label: t.faqs(),
    href: '/faqs',
    icon: MessageCircleQuestionMark,
    within: ['/faq/'],
    also: t.questions_help(),
  },
])
