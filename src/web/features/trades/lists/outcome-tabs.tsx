import { Gavel, type LucideIcon, SearchX, Trophy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { listMyAuctions } from '#contract/bidding/bidding.ts'
import { listTrades } from '#contract/trades/trades.ts'
import { serverNow } from '#web/lib/session/auth-store.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { useReadAtNotification } from '#web/lib/loading/read-at-notification.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { ItemRows } from '#web/ui/layout/item-row.tsx'
import { PageButtons } from '#web/ui/layout/page-buttons.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { Loading, SkeletonRow } from '#web/ui/states/skeleton.tsx'
import { TabLinks } from '#web/ui/layout/tabs.tsx'
import { isReviewTime } from '../review-time.ts'
import { LostRow } from './lost-row.tsx'
import { type MyAuction, RunningRows } from './running-rows.tsx'
import { WonRow } from './won-row.tsx'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

export type Outcome = 'won' | 'running' | 'lost'

interface OutcomeTabsProps {
  /** What the address names; without one, the first of which there is any. */
  asked: Outcome | null
  page: number
  renderReview: (trade_id: number) => ReactNode
}

export function OutcomeTabs({ asked, page, renderReview }: OutcomeTabsProps) {
  const getPage = (outcome: Outcome) => ({ page: asked === outcome ? page : 1, limit: 20 })
  const won = useApiQuery(listTrades, { role: 'buyer', ...getPage('won') })
  const [running_page, showRunning] = useState(1)
  const ofRunning = { page: running_page, limit: 100 }
  const leading = useApiQuery(listMyAuctions, { standing: 'leading', ...ofRunning })
  const outbid = useApiQuery(listMyAuctions, { standing: 'outbid', ...ofRunning })
  const lost = useApiQuery(listMyAuctions, { standing: 'lost', ...getPage('lost') })
  const calls = [won, leading, outbid, lost]

  const invalidate = useReadAtNotification([listTrades, listMyAuctions])

  const running = leading.data && outbid.data && getRunning(outbid, leading)
  const counts = {
    won: won.data?.total,
    running: countRunning(running, [leading.data, outbid.data]),
    lost: lost.data?.total,
  }
  const known = won.data && running && lost.data
  const shown = asked ?? (['won', 'running', 'lost'] as const).find((one) => counts[one]) ?? 'won'
  const error = calls.find((call) => call.error && !call.data)?.error
  const table = shown === 'won' ? won.data : lost.data

  return (
    <>
      <TabLinks
        label={t.my_bids()}
        links={[
          { to: '/iwon-ilost?show=won', label: t.won(), count: counts.won, current: shown === 'won' },
          {
            to: '/iwon-ilost?show=running',
            label: t.still_running(),
            count: counts.running,
            current: shown === 'running',
          },
          { to: '/iwon-ilost?show=lost', label: t.lost(), count: counts.lost, current: shown === 'lost' },
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
            {!counts[shown] && <Nothing outcome={shown} />}
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
            {shown === 'running' && running.length > 0 && (
              <RunningRows auctions={running} onEnd={invalidate} />
            )}
            {shown === 'running' && (
              <PageButtons
                {...ofRunning}
                total={Math.max(leading.data.total, outbid.data.total)}
                label={t.auctions_still_running()}
                onPage={showRunning}
              />
            )}
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

interface Answer {
  data?: { items: MyAuction[] }
  dataUpdatedAt: number
}

/** An auction in both answers counts once. */
function countRunning(
  running: MyAuction[] | undefined,
  tables: ({ items: MyAuction[]; total: number } | undefined)[],
): number | undefined {
  if (!running) return undefined
  const named_twice = tables.reduce((sum, table) => sum + (table?.items.length ?? 0), -running.length)
  return tables.reduce((sum, table) => sum + (table?.total ?? 0), -named_twice)
}

/** Outbid ones first. Two separate answers may name the same auction; the later answer is right. */
function getRunning(outbid: Answer, leading: Answer): MyAuction[] {
  const [older, newer] = [outbid, leading].sort((a, b) => a.dataUpdatedAt - b.dataUpdatedAt)
  const auctions = new Map(
    [older, newer].flatMap((answer) => (answer?.data?.items ?? []).map((one) => [one.listing.id, one])),
  )
  return [...auctions.values()].sort(
    (a, b) => Number(a.standing === 'leading') - Number(b.standing === 'leading'),
  )
}

function OutcomeSkeleton() {
  return (
    <Loading label={t.loading_your_auctions()}>
      <div className="rounded-panel border border-line bg-paper px-4">
        {[1, 2, 3].map((row) => (
          <SkeletonRow key={row} />
        ))}
      </div>
    </Loading>
  )
}

const getNothing = makeTexts((): Record<Outcome, { icon: LucideIcon; title: string; text: string }> => ({
  won: {
    icon: Trophy,
    title: t.nothing_won_yet(),
    text: t.when_you_win_or_buy_something_youll(),
  },
  running: {
    icon: Gavel,
    title: t.no_current_bids(),
    text: t.auctions_you_bid_on_are_shown_here(),
  },
  lost: {
    icon: SearchX,
    title: t.nothing_lost(),
    text: t.auctions_you_missed_out_on_are_shown(),
  },
}))

function Nothing({ outcome }: { outcome: Outcome }) {
  const { icon, title, text } = getNothing()[outcome]
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        <LinkButton to="/ibuy?sale_method=auction&sort=closing_soon">{t.see_whats_closing_soon()}</LinkButton>
      }
    >
      {text}
    </EmptyState>
  )
}
