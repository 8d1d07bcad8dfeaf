import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  exportUserReports,
  type ReportRows,
  listUserReportRows,
  type ReportRow,
} from '#domains/insights/common/stats.ts'
import { getTradePath } from '#domains/trades/common/trade-path.ts'
import { formatCalendarDay, formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { saveFile } from '#platform/web/storage/save-file.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { type Column, Table } from '#platform/web/ui/facts/table.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { reportAddress, type ReportSearch } from './report-address.ts'
import { getRowTitles } from './report-figures.tsx'
import * as t from '#domains/insights/texts.ts'

interface CsvButtonProps {
  seller: number | null
  days: number
  show?: ReportRows
  day?: string | undefined
  label: string
}

export function CsvButton({ seller, days, show, day, label }: CsvButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const name = `hoko-${show?.replace('_', '-') ?? 'reports'}-${day ?? `${days}-days`}.csv`

  async function save() {
    setBusy(true)
    try {
      saveFile(
        await api.call(exportUserReports, {
          days,
          ...(seller !== null && { seller }),
          ...(show && { show, ...(day && { day }) }),
        }),
        name,
      )
      notify.success(t.csv_saved(), { description: name })
    } catch (error) {
      notify.error(t.the_csv_wasnt_saved(), { description: getMessage(error) })
    }
    setBusy(false)
  }

  return (
    <Button kind="quiet" size="small" icon={Download} busy={isBusy} onClick={() => void save()}>
      {label}
    </Button>
  )
}

interface ReportRowListProps {
  search: ReportSearch
  show: ReportRows
}

/** Lists as many rows as the figure counts. */
export function ReportRowList({ search, show }: ReportRowListProps) {
  const { seller, days, day, page } = search
  const call = useApiQuery(
    listUserReportRows,
    { show, days, page, ...(day && { day }), ...(seller !== null && { seller }) },
    { staleTime: 0 },
  )
  const { data, error, isFetching } = call
  const what = getRowTitles()[show]
  const title = day
    ? t.what_on_day({ what, day: formatCalendarDay(day) })
    : t.what_of_days({ what, count: days })
  return (
    <div id="rows" className="grid scroll-mt-20 gap-3">
      {error && !data ? (
        <ErrorState title={t.the_rows_didnt_load()} onRetry={() => void call.refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : (
        <Panel
          title={title}
          aside={
            <div className="flex flex-wrap items-center justify-end gap-2">
              {day && (
                <LinkButton
                  to={`${reportAddress({ ...search, day: undefined, page: 1 })}#rows`}
                  kind="quiet"
                  size="small"
                >
                  {t.all_days({ count: days })}
                </LinkButton>
              )}
              {data && data.total > 0 && (
                <CsvButton seller={seller} days={days} show={show} day={day} label={t.save_as_csv()} />
              )}
            </div>
          }
        >
          {!data ? (
            <Loading label={t.stats_loading_the_rows()}>
              <SkeletonText lines={4} />
            </Loading>
          ) : data.items.length === 0 ? (
            <p className="text-sm text-ink-2">{day ? t.none_on_this_day() : t.stats_none_in_this_period()}</p>
          ) : (
            <>
              <Table
                caption={title}
                columns={listColumns(show, seller)}
                rows={data.items}
                rowKey={({ listing_id: listingId, trade_id: tradeId }) => `${listingId} ${tradeId}`}
              />
              <Pager {...data} to={(next) => `${reportAddress({ ...search, page: next })}#rows`} />
            </>
          )}
        </Panel>
      )}
    </div>
  )
}

function getRowAddress(
  show: ReportRows,
  seller: number | null,
  { listing_id: listingId, type, trade_id: tradeId }: ReportRow,
): string {
  // Only the owner handles sales.
  if (show === 'sales' && seller === null) return getTradePath('seller', tradeId)
  if (show === 'purchases') return getTradePath('buyer', tradeId)
  return `/${type}/${listingId}/detail`
}

const listColumns = (show: ReportRows, seller: number | null): Column<ReportRow>[] => {
  const isOne = show === 'sales' || show === 'purchases' || show === 'ended'
  return [
    {
      key: 'title',
      head: t.listing(),
      grows: true,
      cell: (row) => (
        <Link
          to={getRowAddress(show, seller, row)}
          className="block truncate rounded-control font-semibold text-pounamu hover:underline"
        >
          {row.title}
        </Link>
      ),
    },
    ...(show === 'views'
      ? []
      : [
          {
            key: 'at',
            head: isOne ? t.date() : t.latest(),
            wide: true,
            cell: ({ at }: ReportRow) =>
              at && <span className="num whitespace-nowrap">{formatShortInstant(new Date(at))}</span>,
          },
        ]),
    {
      key: 'figure',
      head: isOne ? t.amount() : getRowTitles()[show],
      figure: true,
      cell: ({ count, amount_cents: amountCents }) =>
        !isOne ? formatCount(count) : amountCents === 0 ? t.unsold() : formatMoney(amountCents),
    },
  ]
}
