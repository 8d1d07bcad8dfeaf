import { ChartColumn, ChartLine, Flag, LayoutDashboard } from 'lucide-react'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { MenuPage } from '#domains/staff/web/shared/admin-pages.ts'
import * as t from '#domains/insights/texts.ts'

export const getMenuPages = makeTexts((): MenuPage[] => [
  {
    group: 'market',
    place: 1,
    label: t.dashboard(),
    href: '/admin-dashboard',
    icon: LayoutDashboard,
    sections: [
      { label: t.value_traded_by_day(), id: 'traded' },
      { label: t.listings_by_status(), id: 'listings' },
      { label: t.closing_in_the_next_hour(), id: 'closing' },
      { label: t.latest_members_listings_and_trades(), id: 'latest' },
    ],
  },
  { group: 'people', place: 3, label: t.member_reports(), href: '/member-reports', icon: Flag },
  {
    group: 'money',
    place: 3,
    label: t.revenue(),
    href: '/revenue',
    icon: ChartColumn,
    also: t.income_churn_dunning(),
  },
  {
    group: 'money',
    place: 4,
    label: t.market_report(),
    href: '/admin-reports',
    icon: ChartLine,
    also: t.figures_charts_compare(),
  },
])
