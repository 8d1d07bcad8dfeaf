import { type MetaFunction, useSearchParams } from 'react-router'
import { chosenDays, Dashboard } from '#web/admin/dashboard/dashboard.tsx'
import { PeriodSelect } from '#web/admin/dashboard/period-select.tsx'
import { AdminPage } from '#web/admin/admin-page.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.dashboard_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function AdminDashboard() {
  const [asked, setAsked] = useSearchParams()
  const days = chosenDays(asked.get('days'))
  return (
    <AdminPage
      title={t.dashboard()}
      tools={
        <PeriodSelect
          days={days}
          onChange={(next) => setAsked({ days: String(next) }, { preventScrollReset: true })}
        />
      }
    >
      <Dashboard days={days} />
    </AdminPage>
  )
}
