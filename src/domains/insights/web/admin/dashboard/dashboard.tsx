import { useSearchParams } from 'react-router'
import { reportCompare } from '#domains/insights/common/stats.shapes.ts'
import {
  type ReportCompare,
  type DayOfStats,
  getAdminDashboardStats,
} from '#domains/insights/common/stats.ts'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { formatTimeOfDay } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { Chart } from '#platform/web/ui/charts/chart.tsx'
import { nameDaysShortly, nameWholeDay } from '#platform/web/ui/charts/name-days.ts'
import { PillSelect } from '#platform/web/ui/fields/select.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, Skeleton, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { ChangesPanel, ClosingSoon } from './closing-soon.tsx'
import { formatDollars, formatShortDollars } from './figure-labels.ts'
import { type RowsOf, Figures, type Stats, useRowAddresses } from './figures.tsx'
import { Latest, LatestSales } from './latest.tsx'
import { ListingCounts, TasksPanel } from './tasks-panel.tsx'
import * as t from '#domains/insights/texts.ts'

const panel = 'rounded-panel border border-line bg-paper'

function DashboardSkeleton() {
  return (
    <Loading label={t.loading_the_figures()}>
      <div className="grid grid-cols-1 gap-3.5">
        <div className={`${panel} p-5`}>
          <Skeleton className="h-4 w-16" />
          <Skeleton className="mt-4 h-10" />
        </div>
        <div className="grid grid-cols-2 gap-3.5 md:grid-cols-3 xl:grid-cols-5">
          {Array.from({ length: 5 }, (_, n) => (
            <div key={n} className={`${panel} px-4 pt-4 pb-4 last:max-md:col-span-2`}>
              <Skeleton className="h-3 w-20" />
              <Skeleton className="mt-2.5 h-5 w-28" />
              <Skeleton className="mt-3.5 h-8" />
            </div>
          ))}
        </div>
        <div className="grid grid-cols-1 gap-3.5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className={`${panel} p-5`}>
            <Skeleton className="h-4 w-44" />
            <Skeleton className="mt-5 h-48" />
          </div>
          <div className={`${panel} p-5`}>
            <Skeleton className="h-4 w-36" />
            <Skeleton className="mt-5 h-48" />
          </div>
        </div>
        <div className={`${panel} p-5`}>
          <Skeleton className="mb-3 h-4 w-52" />
          {Array.from({ length: 4 }, (_, n) => (
            <SkeletonRow key={n} />
          ))}
        </div>
      </div>
    </Loading>
  )
}

const usual = [7, 28, 90, 365]

interface Period {
  days: number
  compare: ReportCompare
}

interface PeriodSelectProps extends Period {
  onChange: (change: Partial<Period>) => void
}

function PeriodSelect({ days, compare, onChange }: PeriodSelectProps) {
  const choices = usual.includes(days) ? usual : [...usual, days].toSorted((one, other) => one - other)
  return (
    <>
      <PillSelect
        label={t.period()}
        value={String(days)}
        onChange={({ target }) => onChange({ days: Number(target.value) })}
        options={choices.map((choice) => ({
          value: String(choice),
          label: t.last_choice_days({ count: choice }),
        }))}
      />
      <PillSelect
        label={t.compare_with()}
        value={compare}
        onChoose={(chosen) => onChange({ compare: chosen })}
        options={[
          { value: 'period', label: t.the_days_before({ count: days }) },
          { value: 'year', label: t.a_year_before() },
        ]}
      />
    </>
  )
}

/** More bars than this are too thin to distinguish. */
const mostBars = 100

interface TradedByDayProps {
  daily: DayOfStats[]
  rowsOf: RowsOf
}

function TradedByDay({ daily, rowsOf }: TradedByDayProps) {
  const total = daily.reduce((sum, { traded_cents: tradedCents }) => sum + tradedCents, 0)
  const points = listPoints(daily, rowsOf)
  const isLong = daily.length > mostBars
  return (
    <Panel
      title={t.value_traded_by_day()}
      aside={total > 0 && <span className="num">{t.total_in_all({ total: formatDollars(total) })}</span>}
    >
      <Chart
        title={t.value_traded_by_day()}
        kind={isLong ? 'line' : 'bars'}
        series={[
          ...(isLong
            ? [{ name: t.value_traded(), variant: 'main' as const }]
            : [
                { name: t.general(), variant: 'main' as const },
                { name: t.vehicles(), variant: 'second' as const },
                { name: t.property(), variant: 'third' as const },
              ]),
          { name: t.before(), variant: 'compared' },
        ]}
        points={points.map(({ types, total: whole, before, ...point }) => ({
          ...point,
          values: [...(isLong ? [whole] : types), before],
        }))}
        format={formatDollars}
        formatTick={formatShortDollars}
        unit={100}
        head={t.day()}
        columns={[{ head: t.trades(), cells: daily.map(({ trades }) => formatCount(trades)) }]}
        none={t.none_of_that()}
      />
    </Panel>
  )
}

function listPoints(daily: DayOfStats[], rowsOf: RowsOf) {
  const axis = nameDaysShortly(daily.map(({ day }) => day))
  return daily.map((one, n) => ({
    key: one.day,
    label: nameWholeDay(one.day),
    axis: must(axis[n], 'axis label'),
    types: [one.general_cents, one.vehicle_cents, one.property_cents],
    total: one.traded_cents,
    before: one.traded_before_cents,
    to: rowsOf('sales', one.day, one.day),
  }))
}

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
      <div className="grid grid-cols-1 items-start gap-3.5 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <LatestSales trades={stats.latest.trades} />
        <div id="closing">
          <ClosingSoon closing={stats.closing} onEnd={onEnd} />
        </div>
      </div>
      <div id="latest">
        <Latest latest={stats.latest} />
      </div>
    </div>
  )
}
