import { keepPreviousData } from '@tanstack/react-query'
import { ChevronDown, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { getSalesTotals, listTrades, type Trade } from '#domains/trades/common/trades.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { ItemRows } from '#platform/web/ui/layout/item-row.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, Skeleton, SkeletonListRows } from '#platform/web/ui/states/skeleton.tsx'
import { isFinished } from './trade-act.ts'
import { getTradeListPath, hasFilters, toTradeFilters, type TradeQuery } from './trade-query.ts'
import { FinishedTrade, TradeRow } from './trade-row.tsx'
import { TradeTools } from './trade-tools.tsx'
import { TradeTotals } from './trade-totals.tsx'
import * as t from '#domains/trades/texts.ts'

const rowsOnPage = 20

export interface TradeListProps {
  side: Trade['role']
  query: TradeQuery
  isReviewDue: (tradeId: number) => boolean
  /** Shown to somebody without any trade. */
  nothing: ReactNode
  tools?: ReactNode
}

/** My purchases or sales: each row leads to the trade's page. */
export function TradeList({ side: role, query, isReviewDue, nothing, tools }: TradeListProps) {
  const input = { ...toTradeFilters(role, query), page: query.page, limit: rowsOnPage }
  const trades = useApiQuery(listTrades, input, { placeholderData: keepPreviousData })
  const totals = useApiQuery(getSalesTotals, { role }, { staleTime: 0 })
  const invalidate = useReadAtNotification([listTrades, getSalesTotals])
  const error = [trades, totals].find((call) => call.error && !call.data)?.error
  if (error)
    return (
      <ErrorState onRetry={invalidate} busy={trades.isFetching || totals.isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  const { data } = trades
  if (!data || !totals.data) return <TradeListSkeleton role={role} />
  if (data.total === 0 && !hasFilters(query))
    return (
      <>
        {tools && <div className="flex justify-end pb-3">{tools}</div>}
        {nothing}
      </>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {totals.data.all.count > 0 && <TradeTotals role={role} totals={totals.data} month={query.month} />}
      <TradeTools role={role} query={query} months={totals.data.months} />
      <div
        aria-busy={trades.isPlaceholderData}
        className={joinClasses('min-w-0 basis-full', trades.isPlaceholderData && 'opacity-60')}
      >
        {data.items.length === 0 ? (
          <NoMatch role={role} query={query} total={data.total} />
        ) : (
          <TradeSections trades={data.items} startsOpen={hasFilters(query)} isReviewDue={isReviewDue} />
        )}
        {data.items.length > 0 && (
          <Pager
            page={query.page}
            limit={data.limit}
            total={data.total}
            to={(page) => getTradeListPath(role, query, { page })}
          />
        )}
      </div>
      <div className="order-2 flex basis-full flex-wrap items-center justify-between gap-x-4 gap-y-2 empty:hidden">
        {totals.data.all.count > 0 && (
          <p className="text-xs text-ink-3">{t.list_totals_note({ is_buyer: role === 'buyer' })}</p>
        )}
        {tools}
      </div>
    </div>
  )
}

interface TradeSectionsProps extends Pick<TradeListProps, 'isReviewDue'> {
  trades: Trade[]
  /** A search may be for a finished one. */
  startsOpen: boolean
}

function TradeSections({ trades, startsOpen, isReviewDue }: TradeSectionsProps) {
  const finished = trades.filter(isFinished)
  const open = trades.filter((trade) => !isFinished(trade))
  return (
    <div className="grid grid-cols-1 gap-4">
      {open.length > 0 && (
        <section aria-label={t.list_open()}>
          <h2 className="pb-2 text-sm font-semibold text-ink-2">{t.list_open()}</h2>
          <ItemRows label={t.list_open()}>
            {open.map((trade) => (
              <TradeRow key={trade.id} trade={trade} isReviewDue={isReviewDue(trade.id)} />
            ))}
          </ItemRows>
        </section>
      )}
      {finished.length > 0 && (
        <details open={startsOpen || open.length === 0} className="group/finished">
          <summary className="num flex min-h-9 w-fit cursor-pointer items-center gap-1.5 rounded-control text-sm font-semibold text-ink-2 hover:text-pounamu">
            <h2 className="inline">{t.list_finished_count({ count: finished.length })}</h2>
            <ChevronDown
              aria-hidden
              size={16}
              strokeWidth={1.75}
              className="transition-transform group-open/finished:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <ItemRows label={t.list_finished()}>
            {finished.map((trade) => (
              <FinishedTrade key={trade.id} trade={trade} isReviewDue={isReviewDue(trade.id)} />
            ))}
          </ItemRows>
        </details>
      )}
    </div>
  )
}

interface NoMatchProps {
  role: Trade['role']
  query: TradeQuery
  total: number
}

function NoMatch({ role, query, total }: NoMatchProps) {
  if (total > 0)
    return (
      <EmptyState
        icon={SearchX}
        title={t.list_nothing_on_this_page()}
        action={<LinkButton to={getTradeListPath(role, query)}>{t.list_show_first_page()}</LinkButton>}
      >
        {t.list_see_earlier_pages()}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={SearchX}
      title={role === 'buyer' ? t.list_no_purchases_match() : t.list_no_sales_match()}
      action={<LinkButton to={getTradeListPath(role)}>{t.list_clear_filters()}</LinkButton>}
    >
      {t.list_try_another_search()}
    </EmptyState>
  )
}

function TradeListSkeleton({ role }: { role: Trade['role'] }) {
  return (
    <Loading label={role === 'buyer' ? t.list_loading_purchases() : t.list_loading_sales()}>
      <div className="grid grid-cols-1 gap-4">
        <Skeleton className="h-20 lg:h-9" />
        <SkeletonListRows count={6} />
      </div>
    </Loading>
  )
}
