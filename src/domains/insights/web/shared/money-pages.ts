import { ChartColumn, ChartLine, CreditCard, Landmark, ReceiptText } from 'lucide-react'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/insights/texts.ts'

export const getMoneyPages = makeTexts(() => [
  {
    label: t.plans(),
    href: '/subscription-plans',
    icon: CreditCard,
    sections: [],
    within: ['/subscription-plan/'],
    also: t.subscriptions_prices_limits(),
  },
  {
    label: t.invoices(),
    href: '/subscription-invoices',
    icon: ReceiptText,
    sections: [],
    within: ['/user-payment-history/'],
    also: t.payments_bills_refunds(),
  },
  {
    label: t.revenue(),
    href: '/revenue',
    icon: ChartColumn,
    sections: [],
    also: t.income_churn_dunning(),
  },
  {
    label: t.market_report(),
    href: '/admin-reports',
    icon: ChartLine,
    sections: [],
    also: t.figures_charts_compare(),
  },
  {
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
