import { ShieldCheck } from 'lucide-react'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { MenuPage } from '#domains/staff/web/shared/admin-pages.ts'
import * as t from '#domains/trade-payments/texts.ts'

export const getMenuPages = makeTexts((): MenuPage[] => [
  {
    group: 'money',
    place: 6,
    label: t.paid_on_hoko(),
    href: '/member-money',
    icon: ShieldCheck,
    sections: [
      { label: t.office_waiting(), id: 'waiting' },
      { label: t.office_failed_payouts(), id: 'failed-payouts' },
      { label: t.office_chargebacks(), id: 'chargebacks' },
    ],
    also: t.office_also(),
  },
])
