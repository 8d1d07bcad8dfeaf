import { useSearchParams } from 'react-router'
import { getAdminDashboardStats, type ReportCompare } from '#domains/insights/common/stats.ts'
import { reportCompare } from '#domains/insights/common/stats.shapes.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { formatTimeOfDay } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { ChangesPanel } from './changes-panel.tsx'
import { ClosingSoon } from './closing-soon.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { Figures, type Stats } from './figures.tsx'
import { Latest } from './latest.tsx'
import { ListingCounts } from './listing-counts.tsx'
import { type Period, PeriodSelect } from './period-select.tsx'
import { useRowAddresses } from './rows-of.ts'
import { TasksPanel } from './tasks-panel.tsx'
import { TradedByDay } from './traded-by-day.tsx'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/insights/texts.ts'

const usualDays = 28
const maxDays = 366
const refreshMs = 30_000

function chosenDays(param: string | null): number {
  const days = Number(param)
  return param !== null && Number.isInteger(days) && days >= 1 && days <= maxDays ? days : usualDays
}

const chosenCompare = (param: string | null): ReportCompare =>
  reportCompare.options.find((one) => one === param) ?? 'period'

export const meta = makeAdminMeta(t.dashboard)

export default function AdminDashboard() {
  const [param] = useSearchParams()
  const changeAddress = useChangeAddress()
  const days = chosenDays(param.get('days'))
  const compare = chosenCompare(param.get('compare'))

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

function Dashboard({ days, compare }: Period) {
  const call = useApiQuery(
    getAdminDashboardStats,
    { days, compare },
    { refetchInterval: refreshMs, placeholderData: (before) => before },
  )
  if (call.data) {
    return (
      <>
        {call.isError && (
          <div className="mb-3.5">
            <Notice kind="wrong" live>
              {joinSentences(
                getMessage(call.error),
                t.these_figures_are_from_as_of({ as_of: formatTimeOfDay(new Date(call.data.as_of)) }),
              )}
            </Notice>
          </div>
        )}
        <Everything stats={call.data} onEnd={() => void call.refetch({ cancelRefetch: false })} />
      </>
    )
  }
  if (!call.isError) return <DashboardSkeleton />
  return (
    <ErrorState title={t.the_figures_didnt_load()} onRetry={() => void call.refetch()} busy={call.isFetching}>
      {getMessage(call.error)}
    </ErrorState>
  )
}

function Everything({ stats, onEnd }: { stats: Stats; onEnd: () => void }) {
  const { days, compare, daily } = stats
  const rowsOf = useRowAddresses({
    from: must(daily[0], 'first day').day,
    to: must(daily.at(-1), 'last day').day,
    compare,
  })
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <TasksPanel />
      <Figures stats={stats} rowsOf={rowsOf} />
      <ChangesPanel days={days} compare={compare} />
      <div className="grid grid-cols-1 items-start gap-3.5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div id="traded">
          <TradedByDay daily={daily} rowsOf={rowsOf} />
        </div>
        <div id="listings">
          <ListingCounts listings={stats.listings} />
        </div>
      </div>
      <div id="closing">
        <ClosingSoon closing={stats.closing} onEnd={onEnd} />
      </div>
      <div id="latest">
        <Latest latest={stats.latest} />
      </div>
    </div>
  )
}
