import { Link } from 'react-router'
import { formatCount } from '#shared/texts/choose-plural.ts'
import {
  exportRevenue,
  getRevenue,
  type Revenue as RevenueFigures,
  type RevenueRows,
} from '#contract/stats/revenue.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { getMessage } from '#web/lib/session/problem.ts'
import { Facts } from '#web/ui/facts/facts.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { SaveTable } from '../save-table.tsx'
import { CountedRows } from './counted-rows.tsx'
import { MonthChart } from './month-chart.tsx'
import { revenueAddress, type RevenueSearch } from './revenue-address.ts'
import * as t from './texts.ts'

export function Revenue({ search }: { search: RevenueSearch }) {
  const call = useApiQuery(getRevenue, {}, { staleTime: 0 })
  const { data, error, isFetching } = call
  return (
    <AdminPage
      title={t.revenue()}
      tools={<SaveTable op={exportRevenue} what="revenue" search={{}} total={data?.months.length} />}
    >
      {error && !data ? (
        <ErrorState title={t.the_revenue_didnt_load()} onRetry={() => void call.refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : data ? (
        <Figures revenue={data} search={search} />
      ) : (
        <Loading label={t.loading_the_revenue()}>
          <div className="grid gap-3.5">
            <Skeleton className="h-14 rounded-panel" />
            <Skeleton className="h-64 rounded-panel" />
          </div>
        </Loading>
      )}
    </AdminPage>
  )
}

function Figures({ revenue, search }: { revenue: RevenueFigures; search: RevenueSearch }) {
  const { months, total_cents, active, past_due, failed, ended, churn_percent } = revenue
  return (
    <div className="grid grid-cols-1 gap-3.5">
      {revenue.has_test && (
        <Notice kind="plain">{t.test_payments_are_included({ has_other: revenue.has_other })}</Notice>
      )}
      <Facts
        facts={[
          { label: t.active_plans(), value: <Figure count={active} show="active" /> },
          { label: t.payment_overdue(), value: <Figure count={past_due} show="past_due" /> },
          { label: t.failed_payments_in_30_days(), value: <Figure count={failed} show="failed" /> },
          {
            label: t.ended_in_30_days(),
            value: (
              <>
                <Figure count={ended} show="ended" />
                {churn_percent !== null && (
                  <span className="num text-sm font-normal text-ink-2">
                    {' '}
                    {t.churn({ percent: churn_percent })}
                  </span>
                )}
              </>
            ),
          },
        ]}
      />
      <MonthChart months={months} total_cents={total_cents} />
      {search.show && <CountedRows key={search.show} show={search.show} page={search.page} />}
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
