import { Plus, History, Truck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { getPlansPath } from '#domains/billing/web/shared/plans-path.ts'
import {
  createFeedRule,
  deleteFeedRule,
  type FeedRule,
  listFeedRules,
  type FeedRun,
  listFeedRuns,
  type StockFeed,
} from '#domains/stock-feed/common/stock-feed.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { TabLinks } from '#platform/web/ui/layout/tabs.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { SkeletonRow, Loading } from '#platform/web/ui/states/skeleton.tsx'
import { DefaultsForm, type RenderPlace } from './defaults-form.tsx'
import { useRefreshFeed, type FeedAddress, feedPath, useStockFeed } from './feed-address.ts'
import { getFieldLabels } from './problem-list.tsx'
import { RecordList } from './records/record-list.tsx'
import { TeachDialog } from './records/teach-dialog.tsx'
import { getSourceLabels, getStatusLabels } from './run-labels.ts'
import { CurrentRun } from './runs/current-run.tsx'
import { FeedStart } from './runs/feed-start.tsx'
import { RunItems } from './runs/run-items.tsx'
import * as t from '#domains/stock-feed/texts.ts'

function RuleList() {
  const call = useApiQuery(listFeedRules, {}, { staleTime: 0 })
  const [isTeaching, setTeaching] = useState(false)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-prose flex-1 basis-64 text-sm text-ink-2">{t.your_words_for_things()}</p>
        <Button kind="quiet" icon={Plus} onClick={() => setTeaching(true)}>
          {t.teach_a_word()}
        </Button>
      </div>
      <Query
        call={call}
        failed={t.your_words_didnt_load()}
        loading={t.loading_your_words()}
        skeleton={<SkeletonRow />}
        empty={<p className="text-sm text-ink-2">{t.no_words_yet()}</p>}
      >
        {(data) => (
          <ul aria-label={t.words()} className="divide-y divide-line border-y border-line">
            {data.items.map((rule) => (
              <RuleRow key={rule.id} rule={rule} />
            ))}
          </ul>
        )}
      </Query>
      {isTeaching && <TeachDialog onClose={() => setTeaching(false)} />}
    </div>
  )
}

/** Mapping the word again undoes the deletion. */
function RuleRow({ rule: { id, field, heard, means } }: { rule: FeedRule }) {
  const refresh = useRefreshFeed()
  const remove = useApiMutation(deleteFeedRule, {
    onSuccess: () => {
      refresh()
      notify.success(t.word_forgotten(), { action: { label: t.undo(), onClick: () => void teachAgain() } })
    },
    onError: (error) => notify.error(t.it_wasnt_forgotten(), { description: getMessage(error) }),
  })

  async function teachAgain() {
    try {
      await api.call(createFeedRule, { field, heard, means })
      refresh()
    } catch (error) {
      notify.error(t.it_wasnt_taught(), { description: getMessage(error) })
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
      <p className="min-w-0 break-words">
        {t.field_heard_means({ field: getFieldLabels()[field], heard, means })}
      </p>
      <Button kind="quiet" size="small" busy={remove.isPending} onClick={() => remove.mutate({ id })}>
        {t.forget()}
        <span className="sr-only"> {heard}</span>
      </Button>
    </li>
  )
}

const perPage = 20

/** Lists all runs, or shows the report of one. */
function RunList({ address: { page, run } }: { address: FeedAddress }) {
  if (run !== null) {
    return (
      <div className="grid gap-4">
        <p>
          <LinkButton kind="quiet" size="small" to={feedPath({ tab: 'runs' })}>
            {t.all_runs()}
          </LinkButton>
        </p>
        <RunItems key={run} run_id={run} />
      </div>
    )
  }
  return <AllRuns page={page} />
}

function AllRuns({ page }: { page: number }) {
  const { data, error, isFetching, refetch } = useApiQuery(
    listFeedRuns,
    { page, limit: perPage },
    { staleTime: 0 },
  )
  if (error && !data) {
    return (
      <ErrorState title={t.the_runs_didnt_load()} onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <Loading label={t.loading_the_runs()}>
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    )
  }
  if (data.total === 0) {
    return (
      <EmptyState icon={History} title={t.no_runs_yet()}>
        {t.each_file_is_a_run()}
      </EmptyState>
    )
  }
  return (
    <>
      <ul aria-label={t.runs()} className="divide-y divide-line border-y border-line">
        {data.items.map((run) => (
          <li key={run.id} className="py-3">
            <RunRow run={run} />
          </li>
        ))}
      </ul>
      <Pager
        page={data.page}
        limit={data.limit}
        total={data.total}
        to={(to) => feedPath({ tab: 'runs', page: to })}
      />
    </>
  )
}

function RunRow({ run }: { run: FeedRun }) {
  const { label, kind } = getStatusLabels()[run.status]
  const when = formatShortInstant(new Date(run.created_at))
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to={feedPath({ tab: 'runs', run: run.id })}
          className="num font-semibold text-pounamu hover:underline"
        >
          {when}
        </Link>
        <Badge kind={kind}>{label}</Badge>
      </p>
      <p className="break-words text-ink-2">
        {getSourceLabels()[run.source]}
        {run.file_name && ` · ${run.file_name}`}
      </p>
      <p className="num text-ink-2">{run.failure ?? t.report_in_a_line(run.report)}</p>
    </div>
  )
}

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
