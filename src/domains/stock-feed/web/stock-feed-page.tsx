import { Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StockFeed } from '#domains/stock-feed/common/stock-feed.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { TabLinks } from '#platform/web/ui/layout/tabs.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { getPlansPath } from '#domains/billing/web/shared/plans-path.ts'
import { DefaultsForm, type RenderPlace } from './defaults-form.tsx'
import { RecordList } from './records/record-list.tsx'
import { RuleList } from './records/rule-list.tsx'
import { CurrentRun } from './runs/current-run.tsx'
import { FeedStart } from './runs/feed-start.tsx'
import { RunList } from './runs/run-list.tsx'
import type { FeedAddress } from './feed-address.ts'
import { feedPath } from './feed-address.ts'
import { useStockFeed } from './use-stock-feed.ts'
import * as t from '#domains/stock-feed/texts.ts'

interface StockFeedPageProps {
  address: FeedAddress
  renderPlace: RenderPlace
}

export function StockFeedPage({ address, renderPlace }: StockFeedPageProps) {
  const { data: feed, error, isFetching, refetch } = useStockFeed()
  if (error && !feed) {
    return (
      <ErrorState title={t.your_stock_feed_didnt_load()} onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!feed) {
    return (
      <Loading label={t.loading_your_stock_feed()}>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    )
  }
  if (!feed.is_allowed && feed.run === null) return <NeedsPlan feed={feed} />
  const contents: Record<FeedAddress['tab'], ReactNode> = {
    vehicles: <RecordList address={address} feed={feed} />,
    runs: <RunList address={address} />,
    words: <RuleList />,
    settings: <DefaultsForm key={feed.suburb ?? ''} feed={feed} renderPlace={renderPlace} />,
  }
  return (
    <div className="grid gap-5">
      <FeedStart feed={feed} />
      {address.tab !== 'settings' && isUnanswered(feed) && (
        <Notice
          kind="bid"
          action={
            <LinkButton kind="quiet" size="small" to={feedPath({ tab: 'settings' })}>
              {t.finish_settings()}
            </LinkButton>
          }
        >
          {t.answer_once_for_all()}
        </Notice>
      )}
      {feed.run && <CurrentRun key={feed.run.id} run={feed.run} />}
      <TabLinks label={t.parts_of_your_feed()} links={getLinks(feed, address)} />
      {contents[address.tab]}
    </div>
  )
}

/** Without these values every vehicle of a trader is refused. */
const isUnanswered = ({
  suburb,
  on_road_costs_included: onRoadCostsIncluded,
  has_security_interest: hasSecurityInterest,
}: StockFeed) => suburb === null || onRoadCostsIncluded === null || hasSecurityInterest === null

function getLinks({ counts }: StockFeed, { tab }: FeedAddress) {
  const vehicles = counts.new + counts.listed + counts.changed + counts.withdrawn + counts.refused
  return [
    { to: feedPath({ tab: 'vehicles' }), label: t.vehicles(), count: vehicles, current: tab === 'vehicles' },
    { to: feedPath({ tab: 'runs' }), label: t.runs(), current: tab === 'runs' },
    { to: feedPath({ tab: 'words' }), label: t.words(), current: tab === 'words' },
    { to: feedPath({ tab: 'settings' }), label: t.settings(), current: tab === 'settings' },
  ]
}

function NeedsPlan({ feed: { plan_needed: planNeeded } }: { feed: StockFeed }) {
  return (
    <EmptyState
      icon={Truck}
      title={t.list_your_whole_yard()}
      action={<LinkButton to={getPlansPath({ plan_id: planNeeded?.id })}>{t.see_plans()}</LinkButton>}
    >
      {planNeeded ? t.the_plan_has_a_stock_feed({ plan: planNeeded.name }) : t.no_plan_has_a_stock_feed()}
    </EmptyState>
  )
}
