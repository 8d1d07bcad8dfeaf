import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { describeFailure } from '#domains/billing/web/shared/invoice-labels.ts'
import { listRevenueRows, type RevenueRow, type RevenueRows } from '#domains/insights/common/stats.ts'
import { formatDay, formatMoment } from '#domains/staff/web/shared/moments.ts'
import { formatExactMoney } from '#platform/common/formats/formats.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { type Column, Table } from '#platform/web/ui/facts/table.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { revenueAddress } from './revenue-address.ts'
import * as t from '#domains/insights/texts.ts'

const getTitles = makeTexts((): Record<RevenueRows, { title: string; at: string }> => ({
  active: { title: t.active_plans(), at: t.since() },
  past_due: { title: t.payment_overdue(), at: t.overdue_since() },
  failed: { title: t.failed_payments_in_30_days(), at: t.failed_at() },
  ended: { title: t.ended_in_30_days(), at: t.ended_at() },
}))

export function CountedRows({ show, page }: { show: RevenueRows; page: number }) {
  const call = useApiQuery(listRevenueRows, { show, page }, { staleTime: 0 })
  const { data, error, isFetching } = call
  const { title } = getTitles()[show]
  const rows = useRef<HTMLDivElement>(null)
  const isSettled = data !== undefined || error !== null
  // Scrolls because the clicked figure is far above; again once there is content to scroll to.
  useEffect(() => {
    rows.current?.focus({ preventScroll: true })
    rows.current?.scrollIntoView({ block: 'start' })
  }, [isSettled, page])
  return (
    <div ref={rows} tabIndex={-1} role="group" aria-label={title} className="scroll-mt-20 rounded-panel">
      {error && !data ? (
        <ErrorState
          title={t.revenue_the_rows_didnt_load()}
          onRetry={() => void call.refetch()}
          busy={isFetching}
        >
          {getMessage(error)}
        </ErrorState>
      ) : (
        <Rows show={show} data={data} />
      )}
    </div>
  )
}

interface RowsProps {
  show: RevenueRows
  data: OperationReply<typeof listRevenueRows> | undefined
}

function Rows({ show, data }: RowsProps) {
  const { title } = getTitles()[show]
  return (
    <Panel title={title} flush={data !== undefined && data.items.length > 0}>
      {!data ? (
        <Loading label={t.loading_the_rows()}>
          <SkeletonText lines={4} />
        </Loading>
      ) : data.items.length === 0 ? (
        <p className="text-sm text-ink-2">{t.none_any_more()}</p>
      ) : (
        <>
          <Table
            caption={title}
            columns={listColumns(show)}
            rows={data.items}
            rowKey={({ id }) => id}
            dense
          />
          <Pager {...data} to={(next) => revenueAddress({ show, page: next })} />
        </>
      )}
    </Panel>
  )
}

const listColumns = (show: RevenueRows): Column<RevenueRow>[] => [
  {
    key: 'name',
    head: t.user(),
    grows: true,
    cell: ({ account_id: accountId, name }) => (
      <Link
        to={`/user-payment-history/${accountId}`}
        className="block truncate font-semibold text-pounamu hover:underline"
      >
        {name}
      </Link>
    ),
  },
  {
    key: 'plan',
    head: t.plan(),
    wide: true,
    cell: ({ plan_name: planName }) => <span className="whitespace-nowrap">{planName}</span>,
  },
  ...(show === 'failed'
    ? [
        {
          key: 'reason',
          head: t.reason(),
          wide: true,
          cell: ({ failure_code: failureCode }: RevenueRow) => describeFailure(failureCode),
        },
      ]
    : []),
  {
    key: 'at',
    head: getTitles()[show].at,
    cell: ({ at }) => (
      <span className="num whitespace-nowrap">
        <span className="md:hidden">{formatDay(at)}</span>
        <span className="max-md:hidden">{formatMoment(at)}</span>
      </span>
    ),
  },
  {
    key: 'amount',
    head: t.amount(),
    figure: true,
    wide: true,
    cell: ({ amount_cents: amountCents }) => formatExactMoney(amountCents),
  },
]
