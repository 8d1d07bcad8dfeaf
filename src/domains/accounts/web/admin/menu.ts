import { UserPlus, Users } from 'lucide-react'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { MenuPage } from '#domains/staff/web/shared/admin-pages.ts'
import * as t from '#domains/accounts/texts.ts'

export const getMenuPages = makeTexts((): MenuPage[] => [
  {
    group: 'people',
    place: 1,
    label: t.users(),
    href: '/users-list',
    icon: Users,
    within: ['/user/'],
    also: t.members_people_accounts(),
  },
  {
    group: 'people',
    place: 6,
    label: t.add_a_user(),
    href: '/user/new',
    icon: UserPlus,
    also: t.new_member(),
  },
])
