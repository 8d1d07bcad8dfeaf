import { type MetaFunction, useSearchParams } from 'react-router'
import { readRevenueSearch } from '#web/admin/revenue/revenue-address.ts'
import { Revenue } from '#web/admin/revenue/revenue.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.revenue_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function AdminRevenue() {
  const [asked] = useSearchParams()
  return <Revenue search={readRevenueSearch(asked)} />
}
