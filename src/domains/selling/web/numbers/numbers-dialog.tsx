import { ChartColumn } from 'lucide-react'
import { type ListingDay, getListingNumbers, type ListingNumbers } from '#domains/listings/common/listings.ts'
import { formatDay } from '#platform/common/formats/formats.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { reachableScroll } from '#platform/web/ui/layout/reachable-scroll.ts'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import type { OwnRow } from '../table/use-own-listings.ts'
import { buildBars, type DayFigure, getHighlight, placedBars, shortDay } from './day-figures.ts'
import * as t from '#domains/selling/texts.ts'

const [width, height] = [320, 64]

interface DayChartProps {
  days: ListingDay[]
  figure: DayFigure
  label: string
  total: number
}

/** The table beside it has the same content. */
function DayChart({ days, figure, label, total }: DayChartProps) {
  const bars = buildBars(days, figure)
  const highlight = getHighlight(bars, figure)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <figure className="min-w-0">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="text-sm font-semibold">{label}</span>
        <span className="num text-lg font-semibold">{formatCount(total)}</span>
      </figcaption>
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="mt-1.5 h-16 w-full border-b border-line-strong text-pounamu"
      >
        {placedBars(bars, width, height).map((bar) => (
          <rect key={bar.day} {...getPlace(bar)} fill="currentColor" />
        ))}
      </svg>
      <div className="num mt-1 flex justify-between gap-3 text-xs text-ink-3">
        {first && <span>{shortDay(first.day)}</span>}
        {last && last !== first && <span className="text-right">{shortDay(last.day)}</span>}
      </div>
      <p className="num mt-0.5 text-xs text-ink-2">{highlight ?? t.none_yet()}</p>
    </figure>
  )
}

const getPlace = ({ x, y, width: wide, height: high }: ReturnType<typeof placedBars>[number]) => ({
  x,
  y,
  width: wide,
  height: high,
})

interface NumbersDialogProps {
  row: Pick<OwnRow, 'id' | 'title' | 'sale_method' | 'status'>
  onClose: () => void
}

export function NumbersDialog({ row, onClose }: NumbersDialogProps) {
  const call = useApiQuery(getListingNumbers, { id: row.id })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.numbers_of_title({ title: row.title ?? '' })}
      shape="sheet"
      width="wide"
    >
      {call.data ? (
        <Numbers numbers={call.data} row={row} />
      ) : call.error ? (
        <ErrorState onRetry={() => void call.refetch()} busy={call.isFetching}>
          {getMessage(call.error)}
        </ErrorState>
      ) : (
        <NumbersSkeleton />
      )}
    </Dialog>
  )
}

function Numbers({ numbers, row }: { numbers: ListingNumbers; row: NumbersDialogProps['row'] }) {
  const { days, views, other_views: otherViews, watchers, bids } = numbers
  const isAuction = row.sale_method === 'auction'
  if (views + bids === 0 && days.every((day) => day.watchers === 0)) {
    return (
      <EmptyState icon={ChartColumn} title={t.no_views_yet()}>
        {isAuction ? t.views_watchers_and_bids_will_show_here() : t.views_and_watchers_will_show_here()}
      </EmptyState>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-6 pt-3">
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-3">
        <DayChart days={days} figure="views" label={t.views()} total={views} />
        <DayChart
          days={days}
          figure="watchers"
          label={row.status === 'active' ? t.watching_now() : t.watching()}
          total={watchers}
        />
        {isAuction && <DayChart days={days} figure="bids" label={t.bids()} total={bids} />}
      </div>
      {otherViews > 0 && (
        <p className="text-sm text-ink-2">{t.views_on_none_of_these_days({ count: otherViews })}</p>
      )}
      <DayTable numbers={numbers} isAuction={isAuction} />
    </div>
  )
}

function DayTable({ numbers: { days }, isAuction }: { numbers: ListingNumbers; isAuction: boolean }) {
  return (
    <details className="group">
      <summary className="w-fit cursor-pointer rounded-control text-sm font-semibold text-pounamu-deep">
        {t.every_day_as_a_table()}
      </summary>
      <div ref={reachableScroll} className="mt-2 max-h-72 overflow-y-auto rounded-control border border-line">
        <table className="num w-full text-right text-sm">
          <caption className="sr-only">{t.views_watchers_and_bids_by_day_the()}</caption>
          <thead className="sticky top-0 bg-sunk text-xs text-ink-2">
            <tr>
              <th scope="col" className="px-3 py-2 text-left font-semibold">
                {t.day()}
              </th>
              <th scope="col" className="px-3 py-2 font-semibold">
                {t.views()}
              </th>
              <th scope="col" className="px-3 py-2 font-semibold">
                {t.watching()}
              </th>
              {isAuction && (
                <th scope="col" className="px-3 py-2 font-semibold">
                  {t.bids()}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, views, watchers, bids }) => (
              <tr key={day} className="border-t border-line">
                <th scope="row" className="px-3 py-1.5 text-left font-normal">
                  {formatDay(day)}
                </th>
                <td className="px-3 py-1.5">{formatCount(views)}</td>
                <td className="px-3 py-1.5">{formatCount(watchers)}</td>
                {isAuction && <td className="px-3 py-1.5">{formatCount(bids)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function NumbersSkeleton() {
  return (
    <Loading label={t.loading_numbers()}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-3">
        {[1, 2, 3].map((chart) => (
          <div key={chart}>
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="mt-2 h-16" />
            <Skeleton className="mt-2 h-3" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
