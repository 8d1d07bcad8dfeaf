import { Landmark } from 'lucide-react'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { MenuPage } from '#domains/staff/web/shared/admin-pages.ts'
import * as t from '#domains/finance/texts.ts'

export const getMenuPages = makeTexts((): MenuPage[] => [
  {
    group: 'money',
    place: 5,
    label: t.finance(),
    href: '/finance',
    icon: Landmark,
    sections: [
      { label: t.lenders(), id: 'lenders' },
      { label: t.finance_enquiries(), id: 'enquiries' },
    ],
    also: t.loans_rates_repayments(),
  },
])
