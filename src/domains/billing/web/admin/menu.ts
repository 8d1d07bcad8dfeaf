import { CreditCard, ReceiptText } from 'lucide-react'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { MenuPage } from '#domains/staff/web/shared/admin-pages.ts'
import * as t from '#domains/billing/texts.ts'

export const getMenuPages = makeTexts((): MenuPage[] => [
  {
    group: 'money',
    place: 1,
    label: t.plans(),
    href: '/subscription-plans',
    icon: CreditCard,
    within: ['/subscription-plan/'],
    also: t.subscriptions_prices_limits(),
  },
  {
    group: 'money',
    place: 2,
    label: t.invoices(),
    href: '/subscription-invoices',
    icon: ReceiptText,
    within: ['/user-payment-history/'],
    also: t.payments_bills_refunds(),
  },
])
