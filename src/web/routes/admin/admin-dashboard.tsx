import { type MetaFunction, useSearchParams } from 'react-router'
import { chosenCompare, chosenDays, Dashboard } from '#web/admin/dashboard/dashboard.tsx'
import { type Period, PeriodSelect } from '#web/admin/dashboard/period-select.tsx'
import { useChangeAddress } from '#web/ui/addresses/use-change-address.ts'
import { AdminPage } from '#web/admin/admin-page.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.dashboard_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function AdminDashboard() {
  const [asked] = useSearchParams()
  const changeAddress = useChangeAddress()
  const days = chosenDays(asked.get('days'))
  const compare = chosenCompare(asked.get('compare'))

  function choosePeriod(change: Partial<Period>) {
    const next = { days, compare, ...change }
    const query = new URLSearchParams({
      days: String(next.days),
      ...(next.compare !== 'period' && { compare: next.compare }),
    })
    changeAddress(`/admin-dashboard?${query}`, { preventScrollReset: true })
  }

  return (
    <AdminPage
      title={t.dashboard()}
      tools={<PeriodSelect days={days} compare={compare} onChange={choosePeriod} />}
    >
      <Dashboard days={days} compare={compare} />
    </AdminPage>
  )
}
