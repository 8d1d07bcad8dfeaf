import { useEffect, useRef } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { chosenCompare, chosenDays, Dashboard } from '#web/admin/dashboard/dashboard.tsx'
import { type Period, PeriodSelect } from '#web/admin/dashboard/period-select.tsx'
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
  // What was chosen a moment ago may not be drawn yet; the next choice mustn't undo it.
  const latest = useRef<Period>({ days, compare })
  useEffect(() => void (latest.current = { days, compare }), [days, compare])

  function choosePeriod(change: Partial<Period>) {
    latest.current = { ...latest.current, ...change }
    const next = latest.current
    setAsked(
      { days: String(next.days), ...(next.compare !== 'period' && { compare: next.compare }) },
      { preventScrollReset: true },
    )
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
