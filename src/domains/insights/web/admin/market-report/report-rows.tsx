import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import {
  listReportRows,
  type MarketReport,
  type MarketReportRow,
} from '#domains/insights/common/market-report.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { type Column, Table } from '#platform/web/ui/facts/table.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { nameDays, pageAddress } from './report-chart.tsx'
import type { ReportSearch } from './report-address.ts'
import { getKinds, nameShare } from './report-labels.ts'
import * as t from '#domains/insights/texts.ts'

interface RowsProps {
  report: MarketReport
  search: ReportSearch
  days: { from: string; to: string }
}

/** Lists the rows counted in the clicked point or part. */
export function ReportRows({ report, search, days }: RowsProps) {
  const { kind } = report
  const { by, value, page } = search
  const call = useApiQuery(
    listReportRows,
    { kind, ...days, page, ...(by !== undefined && value !== undefined && { by, value }) },
    { staleTime: 0 },
  )
  const { data, error, isFetching } = call
  const rows = useRef<HTMLDivElement>(null)
  const isSettled = data !== undefined || error !== null
  // Scrolls because the clicked bar is far above; again once there is content to scroll to.
  useEffect(() => {
    rows.current?.focus({ preventScroll: true })
    rows.current?.scrollIntoView({ block: 'start' })
  }, [isSettled, page])
  const share = report.parts.find((part) => part.by === by)?.shares.find((one) => one.value === value)
  const title = share
    ? t.kind_in_share({ kind: getKinds()[kind], share: nameShare(share), days: nameDays(days) })
    : t.kind_of_days({ kind: getKinds()[kind], days: nameDays(days) })
  return (
    <div ref={rows} tabIndex={-1} role="group" aria-label={title} className="scroll-mt-20 rounded-panel">
      {error && !data ? (
        <ErrorState
          title={t.market_report_the_rows_didnt_load()}
          onRetry={() => void call.refetch()}
          busy={isFetching}
        >
          {getMessage(error)}
        </ErrorState>
      ) : (
        <Panel title={title} flush={data !== undefined && data.items.length > 0}>
          {!data ? (
            <Loading label={t.market_report_loading_the_rows()}>
              <SkeletonText lines={4} />
            </Loading>
          ) : data.items.length === 0 ? (
            <p className="text-sm text-ink-2">{t.none_in_this_period()}</p>
          ) : (
            <>
              <Table
                caption={title}
                columns={getColumns(report.amount_cents !== null)}
                rows={data.items}
                rowKey={({ id }) => id}
                dense
              />
              <Pager {...data} to={(next) => pageAddress(search, next)} />
            </>
          )}
        </Panel>
      )}
    </div>
  )
}

const getAddress = ({ listing_id: listingId, account_id: accountId }: MarketReportRow) =>
  listingId === null ? `/user/${accountId}/detail` : `/listings?open=${listingId}`

const getColumns = (hasAmounts: boolean): Column<MarketReportRow>[] => [
  {
    key: 'title',
    head: t.listing_or_member(),
    grows: true,
    cell: (row) => (
      <Link to={getAddress(row)} className="block truncate font-semibold text-pounamu hover:underline">
        {row.title || t.without_a_title()}
      </Link>
    ),
  },
  {
    key: 'at',
    head: t.at(),
    cell: ({ at }) => <span className="num sm:whitespace-nowrap">{formatMoment(at)}</span>,
  },
  ...(hasAmounts
    ? [
        {
          key: 'amount',
          head: t.amount(),
          figure: true,
          cell: ({ amount_cents: amountCents }: MarketReportRow) => formatMoney(amountCents ?? 0),
        },
      ]
    : []),
]
