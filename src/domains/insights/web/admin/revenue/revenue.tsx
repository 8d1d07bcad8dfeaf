import { Link, useSearchParams } from 'react-router'
import {
  type RevenueRows,
  type MonthOfRevenue,
  type PlanOfRevenue,
  exportRevenue,
  getRevenue,
  type Revenue as RevenueFigures,
} from '#domains/insights/common/stats.ts'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { SaveTable } from '#domains/staff/web/shared/save-table.tsx'
import { formatExactMoney, formatMonth } from '#platform/common/formats/formats.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Chart } from '#platform/web/ui/charts/chart.tsx'
import { nameMonth } from '#platform/web/ui/charts/name-days.ts'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import { type Column, Table } from '#platform/web/ui/facts/table.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { SkeletonFigures } from '#platform/web/ui/states/skeleton.tsx'
import { formatShortDollars } from '../dashboard/figure-labels.ts'
import { revenueAddress, readRevenueSearch } from './revenue-address.ts'
import { RevenueRowList } from './revenue-rows.tsx'
import * as t from '#domains/insights/texts.ts'

interface MonthChartProps {
  months: MonthOfRevenue[]
  total_cents: number
}

function MonthChart({ months, total_cents: totalCents }: MonthChartProps) {
  return (
    <Panel
      title={t.revenue_by_month()}
      aside={<span className="num">{t.total_of_months({ total: formatExactMoney(totalCents) })}</span>}
    >
      <Chart
        title={t.revenue_by_month()}
        kind="bars"
        series={[
          { name: t.before_gst(), variant: 'main' },
          { name: t.gst(), variant: 'second' },
        ]}
        points={months.map((one) => ({
          key: one.month,
          label: nameWholeMonth(one),
          axis: nameMonth(one.first_day),
          values: [one.revenue_cents - one.gst_cents, one.gst_cents],
          to: `/subscription-invoices?from=${one.first_day}&to=${one.last_day}`,
        }))}
        format={formatExactMoney}
        formatTick={formatShortDollars}
        unit={100}
        head={t.month()}
        columns={[
          {
            head: t.revenue(),
            cells: months.map(({ revenue_cents: revenueCents }) => formatExactMoney(revenueCents)),
          },
          { head: t.invoices(), cells: months.map(({ invoices }) => formatCount(invoices)) },
          {
            head: t.refunded(),
            cells: months.map(({ refunded_cents: refundedCents }) => formatExactMoney(refundedCents)),
          },
        ]}
        none={t.no_revenue_yet()}
      />
    </Panel>
  )
}

/** Midnight UTC of the first is its midday in Auckland. */
const nameWholeMonth = ({ first_day: firstDay }: MonthOfRevenue) =>
  formatMonth(new Date(`${firstDay}T00:00:00Z`))

export const meta = makeAdminMeta(t.revenue)

export default function Revenue() {
  const call = useApiQuery(getRevenue, {}, { staleTime: 0 })
  return (
    <AdminPage
      title={t.revenue()}
      tools={<SaveTable op={exportRevenue} what="revenue" search={{}} total={call.data?.months.length} />}
    >
      <Query
        call={call}
        failed={t.the_revenue_didnt_load()}
        loading={t.loading_the_revenue()}
        skeleton={<SkeletonFigures />}
      >
        {(revenue) => <Figures revenue={revenue} />}
      </Query>
    </AdminPage>
  )
}

function Figures({ revenue }: { revenue: RevenueFigures }) {
  const { show, page = 1 } = readRevenueSearch(useSearchParams()[0])
  const {
    months,
    total_cents: totalCents,
    active,
    past_due: pastDue,
    failed,
    ended,
    churn_percent: churnPercent,
    net_cents: netCents,
    mrr_cents: mrrCents,
    overdue_cents: overdueCents,
    refunded_cents: refundedCents,
    by_plan: byPlan,
  } = revenue
  return (
    <div className="grid grid-cols-1 gap-3.5">
      {revenue.has_test && (
        <Notice kind="plain">{t.test_payments_are_included({ has_other: revenue.has_other })}</Notice>
      )}
      <dl className="grid grid-cols-2 gap-3.5 xl:grid-cols-4">
        <Tile
          label={t.net_revenue()}
          cents={netCents}
          note={t.months_excluding_gst({ count: months.length })}
        />
        <Tile label={t.mrr()} cents={mrrCents} note={t.active_plans_including_gst()} />
        <Tile label={t.overdue()} cents={overdueCents} note={t.including_gst()} isWrong={overdueCents > 0} />
        <Tile
          label={t.refunds()}
          cents={refundedCents}
          note={t.months_including_gst({ count: months.length })}
        />
      </dl>
      <Facts
        facts={[
          { label: t.active_plans(), value: <Figure count={active} show="active" /> },
          { label: t.payment_overdue(), value: <Figure count={pastDue} show="past_due" /> },
          { label: t.failed_payments_in_30_days(), value: <Figure count={failed} show="failed" /> },
          {
            label: t.ended_in_30_days(),
            value: (
              <>
                <Figure count={ended} show="ended" />
                {churnPercent !== null && (
                  <span className="num text-sm font-normal text-ink-2">
                    {' '}
                    {t.churn({ percent: churnPercent })}
                  </span>
                )}
              </>
            ),
          },
        ]}
      />
      <div className="grid grid-cols-1 items-start gap-3.5 xl:grid-cols-[minmax(0,3fr)_minmax(max-content,2fr)]">
        <MonthChart months={months} total_cents={totalCents} />
        <PlanTable plans={byPlan} />
      </div>
      {show && <RevenueRowList key={show} show={show} page={page} />}
    </div>
  )
}

interface TileProps {
  label: string
  cents: number
  note: string
  isWrong?: boolean
}

const Tile = ({ label, cents, note, isWrong = false }: TileProps) => (
  <div className="rounded-panel border border-line bg-paper px-4 py-3.5">
    <dt className="text-xs text-ink-2">{label}</dt>
    <dd className={joinClasses('num heading text-lg', isWrong && 'text-pohutukawa')}>
      {formatExactMoney(cents)}
    </dd>
    <dd className="text-xs text-ink-3">{note}</dd>
  </div>
)

const getPlanColumns = makeTexts((): Column<PlanOfRevenue>[] => [
  {
    key: 'name',
    head: t.plan(),
    grows: true,
    cell: ({ name }) => <span className="font-semibold">{name}</span>,
  },
  { key: 'active', head: t.active(), figure: true, cell: ({ active }) => formatCount(active) },
  { key: 'mrr', head: t.a_month(), figure: true, cell: ({ mrr_cents: cents }) => formatExactMoney(cents) },
  {
    key: 'overdue',
    head: t.overdue(),
    figure: true,
    cell: ({ overdue_cents: cents }) => (cents > 0 ? formatExactMoney(cents) : '–'),
  },
])

const PlanTable = ({ plans }: { plans: PlanOfRevenue[] }) => (
  <Panel title={t.by_plan()} aside={t.including_gst()} flush>
    {plans.length === 0 ? (
      <p className="px-5 py-4 text-sm text-ink-2">{t.no_plans_now()}</p>
    ) : (
      <div className="pt-3">
        <Table
          caption={t.by_plan()}
          columns={getPlanColumns()}
          rows={plans}
          rowKey={({ plan_id: planId }) => planId}
          dense
        />
      </div>
    )}
  </Panel>
)

function Figure({ count, show }: { count: number; show: RevenueRows }) {
  if (count === 0) return '0'
  return (
    <Link
      to={revenueAddress({ show, page: 1 })}
      preventScrollReset
      className="rounded-control text-pounamu hover:text-pounamu-deep hover:underline"
    >
      {formatCount(count)}
    </Link>
  )
}
