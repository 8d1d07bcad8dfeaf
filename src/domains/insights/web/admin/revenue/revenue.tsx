import { Link, useSearchParams } from 'react-router'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import {
  exportRevenue,
  getRevenue,
  type Revenue as RevenueFigures,
  type RevenueRows,
} from '#domains/insights/common/revenue.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Query } from '#platform/web/loading/query-state.tsx'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { SkeletonFigures } from '#platform/web/ui/states/skeleton.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { SaveTable } from '#domains/staff/web/shared/save-table.tsx'
import { CountedRows } from './counted-rows.tsx'
import { MonthChart } from './month-chart.tsx'
import { readRevenueSearch, revenueAddress } from './revenue-address.ts'
import * as t from '#domains/insights/texts.ts'

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
  } = revenue
  return (
    <div className="grid grid-cols-1 gap-3.5">
      {revenue.has_test && (
        <Notice kind="plain">{t.test_payments_are_included({ has_other: revenue.has_other })}</Notice>
      )}
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
      <MonthChart months={months} total_cents={totalCents} />
      {show && <CountedRows key={show} show={show} page={page} />}
    </div>
  )
}

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
