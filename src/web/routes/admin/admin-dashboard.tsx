import { type MetaFunction, useSearchParams } from 'react-router'
import { chosenCompare, chosenDays, Dashboard } from '#web/admin/dashboard/dashboard.tsx'
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
  const compare = chosenCompare(asked.get('compare'))
  return (
    <AdminPage
      title={t.dashboard()}
      tools={
        <PeriodSelect
          days={days}
          compare={compare}
          onChange={(next) =>
            setAsked(
              { days: String(next.days), ...(next.compare !== 'period' && { compare: next.compare }) },
              { preventScrollReset: true },
            )
          }
        />
      }
    >
      <Dashboard days={days} compare={compare} />
    </AdminPage>
  )
}
