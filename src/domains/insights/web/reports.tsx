import { ChartColumn } from 'lucide-react'
import {
  type DayOfReport,
  type ReportRows,
  getUserReports,
  type UserReports,
} from '#domains/insights/common/stats.ts'
import { formatCalendarDay, formatMoney, formatInstant } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Chart } from '#platform/web/ui/charts/chart.tsx'
import { nameDaysShortly } from '#platform/web/ui/charts/name-days.ts'
import { PillSelect } from '#platform/web/ui/fields/select.tsx'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import { reportAddress, type ReportSearch, usualPeriods } from './report-address.ts'
import { BuyingFigures, SellingFigures } from './report-figures.tsx'
import { CsvButton, ReportRowList } from './report-rows.tsx'
import * as t from '#domains/insights/texts.ts'

type Charted = 'views' | 'earnings_cents' | 'spend_cents'

interface ChartedWords {
  title: string
  name: string
  /** The rows that its points link to. */
  show: ReportRows
  format: (value: number) => string
  /** 100 cents for a money scale in whole dollars. */
  unit: number
}

const getCharted = makeTexts((): Record<Charted, ChartedWords> => ({
  views: { title: t.views_by_day(), name: t.views(), show: 'views', format: formatCount, unit: 1 },
  earnings_cents: {
    title: t.earnings_by_day(),
    name: t.earnings(),
    show: 'sales',
    format: formatMoney,
    unit: 100,
  },
  spend_cents: {
    title: t.spend_by_day(),
    name: t.spend(),
    show: 'purchases',
    format: formatMoney,
    unit: 100,
  },
}))

/** More bars than this are too thin to distinguish. */
const mostBars = 100

interface ReportChartProps {
  daily: DayOfReport[]
  figure: Charted
  search: ReportSearch
}

function ReportChart({ daily, figure, search }: ReportChartProps) {
  const { title, name, show, format, unit } = getCharted()[figure]
  const best = daily.reduce((one, other) => (other[figure] > one[figure] ? other : one))
  const axis = nameDaysShortly(daily.map(({ day }) => day))
  return (
    <Panel
      title={title}
      aside={
        best[figure] > 0 && (
          <span className="num">
            {t.best_day({ value: format(best[figure]), day: formatCalendarDay(best.day) })}
          </span>
        )
      }
    >
      <Chart
        title={title}
        kind={daily.length > mostBars ? 'line' : 'bars'}
        series={[{ name, variant: 'main' }]}
        points={daily.map((day, n) => ({
          key: day.day,
          label: formatCalendarDay(day.day),
          axis: must(axis[n], 'axis label'),
          values: [day[figure]],
          to: `${reportAddress({ ...search, show, day: day.day, page: 1 })}#rows`,
        }))}
        format={format}
        unit={unit}
        head={t.day()}
        none={t.stats_none_in_this_period()}
      />
    </Panel>
  )
}

interface ReportsProps {
  search: ReportSearch
  /** The business that the reader helps. */
  business?: string
}

export function Reports({ search, business }: ReportsProps) {
  const { seller, days } = search
  const changeAddress = useChangeAddress()
  const call = useApiQuery(getUserReports, { days, ...(seller !== null && { seller }) }, { staleTime: 0 })
  const { data, error, isFetching } = call
  return (
    <>
      <PageHeading
        title={business === undefined ? t.reports() : t.reports_of({ business })}
        actions={
          <>
            <PillSelect
              label={t.period()}
              value={String(days)}
              onChange={({ target }) =>
                changeAddress(
                  reportAddress({ ...search, days: Number(target.value), day: undefined, page: 1 }),
                  {
                    preventScrollReset: true,
                  },
                )
              }
              options={usualPeriods.map((one) => ({
                value: String(one),
                label: t.last_days({ count: one }),
              }))}
            />
            <CsvButton seller={seller} days={days} label={t.save_days_as_csv()} />
          </>
        }
      >
        {business === undefined
          ? t.your_own_selling_and_buying({ count: days })
          : t.their_selling({ count: days })}
      </PageHeading>
      {data ? (
        <Everything reports={data} search={search} isOwn={seller === null} />
      ) : error ? (
        <ErrorState title={t.your_reports_didnt_load()} onRetry={() => void call.refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : (
        <ReportsSkeleton />
      )}
    </>
  )
}

interface EverythingProps {
  reports: UserReports
  search: ReportSearch
  isOwn: boolean
}

function Everything({ reports, search, isOwn }: EverythingProps) {
  const { figures, daily, as_of: asOf } = reports
  if (Object.values(figures).every(({ value, before }) => value === 0 && before === 0)) {
    return isOwn ? (
      <NothingYet />
    ) : (
      <EmptyState icon={ChartColumn} title={t.no_figures_yet()}>
        {t.figures_show_once_their_listings_are_seen()}
      </EmptyState>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <SellingFigures figures={figures} search={search} />
      <div className="grid grid-cols-1 gap-3.5 md:grid-cols-2">
        <ReportChart daily={daily} figure="views" search={search} />
        <ReportChart daily={daily} figure="earnings_cents" search={search} />
      </div>
      {isOwn && (
        <>
          <BuyingFigures figures={figures} search={search} />
          <ReportChart daily={daily} figure="spend_cents" search={search} />
        </>
      )}
      {search.show && (
        <ReportRowList key={`${search.show} ${search.day}`} search={search} show={search.show} />
      )}
      <p className="text-xs text-ink-2">{t.up_to_as_of({ as_of: formatInstant(new Date(asOf)) })}</p>
    </div>
  )
}

function NothingYet() {
  return (
    <EmptyState
      icon={ChartColumn}
      title={t.no_figures_yet()}
      action={
        <>
          <LinkButton to="/select-listing-type">{t.sell_something()}</LinkButton>
          <LinkButton to="/ibuy" kind="quiet">
            {t.browse_listings()}
          </LinkButton>
        </>
      }
    >
      {t.list_bid_or_buy_to_see_figures()}
    </EmptyState>
  )
}

function ReportsSkeleton() {
  return (
    <Loading label={t.loading_your_reports()}>
      <div className="grid gap-6">
        <Skeleton className="h-44 rounded-panel" />
        <Skeleton className="h-56 rounded-panel" />
        <Skeleton className="h-24 rounded-panel" />
      </div>
    </Loading>
  )
}
