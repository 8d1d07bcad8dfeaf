import type { ReactNode } from 'react'
import { listMyAuctions } from '#domains/auctions/common/bidding.ts'
import { listTrades } from '#domains/trades/common/trades.ts'
import { serverNow } from '#platform/web/session/auth-store.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { ItemRows } from '#platform/web/ui/layout/item-row.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { TabLinks } from '#platform/web/ui/layout/tabs.tsx'
import { isReviewTime } from '../review-time.ts'
import { LostRow } from './lost-row.tsx'
import { Nothing, type Outcome, OutcomeSkeleton } from './outcome-nothing.tsx'
import { RunningList } from './running-auctions.tsx'
import { useRunning } from './use-running.ts'
import { WonRow } from './won-row.tsx'
import * as t from '#domains/trades/texts.ts'

interface OutcomeTabsProps {
  /** The tab in the address; null selects the first tab with any trades. */
  requested: Outcome | null
  page: number
  renderReview: (tradeId: number) => ReactNode
}

export function OutcomeTabs({ requested, page, renderReview }: OutcomeTabsProps) {
  const getPage = (outcome: Outcome) => ({ page: requested === outcome ? page : 1, limit: 20 })
  const won = useApiQuery(listTrades, { role: 'buyer', ...getPage('won') })
  const running = useRunning()
  const lost = useApiQuery(listMyAuctions, { standing: 'lost', ...getPage('lost') })
  const calls = [won, ...running.calls, lost]

  const invalidate = useReadAtNotification([listTrades, listMyAuctions])

  const counts = {
    won: won.data?.total,
    running: running.count,
    lost: lost.data?.total,
  }
  const known = won.data && running.auctions && lost.data
  const shown = requested ?? (['won', 'running', 'lost'] as const).find((one) => counts[one]) ?? 'won'
  const error = calls.find((call) => call.error && !call.data)?.error
  const table = shown === 'won' ? won.data : lost.data

  return (
    <>
      <TabLinks
        label={t.my_bids()}
        links={[
          { to: '/iwon-ilost?show=won', label: t.won(), count: counts.won ?? null, current: shown === 'won' },
          {
            to: '/iwon-ilost?show=running',
            label: t.still_running(),
            count: counts.running ?? null,
            current: shown === 'running',
          },
          {
            to: '/iwon-ilost?show=lost',
            label: t.lost(),
            count: counts.lost ?? null,
            current: shown === 'lost',
          },
        ]}
      />
      <div className="pt-5">
        {error ? (
          <ErrorState onRetry={invalidate} busy={calls.some((call) => call.isFetching)}>
            {getMessage(error)}
          </ErrorState>
        ) : !known ? (
          <OutcomeSkeleton />
        ) : (
          <>
            {shown !== 'running' && !counts[shown] && <Nothing outcome={shown} />}
            {shown === 'won' && won.data && won.data.items.length > 0 && (
              <ItemRows label={t.what_i_won()}>
                {won.data.items.map((trade) => (
                  <WonRow
                    key={trade.id}
                    trade={trade}
                    review={isReviewTime(trade, serverNow()) && renderReview(trade.id)}
                  />
                ))}
              </ItemRows>
            )}
            {shown === 'running' && <RunningList running={running} onEnd={invalidate} />}
            {shown === 'lost' && lost.data && lost.data.items.length > 0 && (
              <ItemRows label={t.what_i_lost()}>
                {lost.data.items.map((auction) => (
                  <LostRow key={auction.listing.id} auction={auction} />
                ))}
              </ItemRows>
            )}
            {shown !== 'running' && table && (
              <Pager {...table} to={(to) => `/iwon-ilost?show=${shown}&page=${to}`} />
            )}
          </>
        )}
      </div>
    </>
  )
}
