import { describeFailure } from '#domains/billing/web/shared/invoice-labels.ts'
import { listRevenueRows, type RevenueRow, type RevenueRows } from '#domains/insights/common/stats.ts'
import { formatDay, formatMoment } from '#domains/staff/web/shared/moments.ts'
import { formatExactMoney } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import type { Column } from '#platform/web/ui/facts/table.tsx'
import { CountedRows, RowLink } from '../counted-rows.tsx'
import { revenueAddress } from './revenue-address.ts'
import * as t from '#domains/insights/texts.ts'

const getTitles = makeTexts((): Record<RevenueRows, { title: string; at: string }> => ({
  active: { title: t.active_plans(), at: t.since() },
  past_due: { title: t.payment_overdue(), at: t.overdue_since() },
  failed: { title: t.failed_payments_in_30_days(), at: t.failed_at() },
  ended: { title: t.ended_in_30_days(), at: t.ended_at() },
}))

export function RevenueRowList({ show, page }: { show: RevenueRows; page: number }) {
  const call = useApiQuery(listRevenueRows, { show, page }, { staleTime: 0 })
  return (
    <CountedRows
      call={call}
      page={page}
      title={getTitles()[show].title}
      none={t.none_any_more()}
      columns={listColumns(show)}
      to={(next) => revenueAddress({ show, page: next })}
    />
  )
}

const listColumns = (show: RevenueRows): Column<RevenueRow>[] => [
  {
    key: 'name',
    head: t.user(),
    grows: true,
    cell: ({ account_id: accountId, name }) => (
      <RowLink to={`/user-payment-history/${accountId}`}>{name}</RowLink>
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
