import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AdminTasks } from '#domains/moderation/common/records/records.ts'
import { isForRole } from '#domains/staff/web/shared/admin-pages.ts'
import { useMay } from '#domains/staff/web/shared/may.tsx'
import { formatAge } from '#domains/staff/web/shared/moments.ts'
import { hasQueue, sumCounts, useTasks } from '#domains/staff/web/shared/use-tasks.ts'
import { keysOf } from '#platform/common/records.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { type Column, Table } from '#platform/web/ui/facts/table.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import { getAdminQueues } from '../../shared/admin-queues.ts'
import type { Stats } from './figures.tsx'
import * as t from '#domains/insights/texts.ts'

export function TasksPanel() {
  const { data, error } = useTasks()
  const may = useMay()
  const queues = getAdminQueues().filter(({ href, task }) => isForRole(href, may) && hasQueue(task, may))
  if (queues.length === 0) return null
  const total = sumCounts(
    data,
    may,
    queues.map(({ task }) => task),
  )
  return (
    <Panel title={t.to_do()} aside={data && (total > 0 ? formatCount(total) : t.all_done())} flush>
      {error && !data ? (
        <div className="px-5 py-4">
          <Notice kind="wrong">{t.the_to_do_list_didnt_load_message({ message: getMessage(error) })}</Notice>
        </div>
      ) : (
        <ul className="mt-2 grid overflow-hidden rounded-b-panel border-t border-line md:grid-cols-2 xl:grid-cols-4">
          {queues.map((queue) => (
            <li key={queue.task} className="-mr-px -mb-px min-w-0 border-r border-b border-line">
              <Queue queue={queue} task={data?.[queue.task]} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

interface QueueProps {
  queue: ReturnType<typeof getAdminQueues>[number]
  task: AdminTasks['reports'] | undefined
}

function Queue({ queue: { icon: Icon, href, describeWaiting }, task }: QueueProps) {
  const waits = task !== undefined && task.count > 0
  return (
    <Link
      to={href}
      className="flex h-full items-center gap-3 px-5 py-3 transition-colors hover:bg-sunk md:px-4"
    >
      <Icon
        aria-hidden
        size={20}
        strokeWidth={1.75}
        className={joinClasses('shrink-0', waits ? 'text-pounamu' : 'text-ink-3')}
      />
      <span className="grid min-w-0">
        <span className={joinClasses('text-sm', waits ? 'font-semibold' : 'text-ink-2')}>
          {task ? (
            <Sentence
              parts={describeWaiting<ReactNode>({
                number: formatCount(task.count),
                count: task.count,
                num: (parts) => <span className="num">{parts}</span>,
              })}
            />
          ) : (
            <Skeleton className="h-4 w-28" />
          )}
        </span>
        {task?.oldest_at && (
          <span className="num text-xs text-ink-2">
            {t.oldest_oldest_at({ oldest_at: formatAge(task.oldest_at, serverNow()) })}
          </span>
        )}
      </span>
    </Link>
  )
}

const getTypes = makeTexts(() => ({ general: t.general(), vehicle: t.vehicles(), property: t.property() }))
const getStatuses = makeTexts(() => ({
  active: t.live(),
  draft: t.drafts(),
  pending: t.to_approve(),
  sold: t.sold(),
  unsold: t.unsold(),
  withdrawn: t.withdrawn(),
  suspended: t.suspended(),
}))
type Type = keyof ReturnType<typeof getTypes>
type Status = keyof ReturnType<typeof getStatuses>

export function ListingCounts({ listings }: { listings: Stats['listings'] }) {
  const countListings = (status: Status, type?: Type) =>
    listings
      .filter((one) => one.status === status && (!type || one.type === type))
      .reduce((sum, { count }) => sum + count, 0)
  const known = keysOf(getTypes()).filter((type) => listings.some((one) => one.type === type))
  const rows = keysOf(getStatuses()).filter((status) => countListings(status) > 0)
  const columns = listColumns(known, countListings)
  return (
    <Panel title={t.listings_by_status()} flush>
      {rows.length > 0 ? (
        <div className="pt-3">
          <Table
            caption={t.listings_by_status()}
            columns={columns}
            rows={rows}
            rowKey={(status) => status}
            dense
          />
        </div>
      ) : (
        <p className="px-5 py-4 text-sm text-ink-2">{t.no_listings_yet()}</p>
      )}
    </Panel>
  )
}

const listColumns = (known: Type[], countOf: (status: Status, type: Type) => number): Column<Status>[] => [
  {
    key: 'status',
    head: t.status(),
    cell: (status) => <Counted status={status}>{getStatuses()[status]}</Counted>,
  },
  ...known.map((type) => ({
    key: type,
    head: getTypes()[type],
    figure: true,
    cell: (status: Status) => (
      <Counted status={status} type={type}>
        {formatCount(countOf(status, type))}
      </Counted>
    ),
  })),
]

/** Other people's drafts aren't in any table, so most of them have no link. */
function Counted({ status, type, children }: { status: Status; type?: Type; children: string }) {
  if (status === 'draft') return children
  return (
    <Link
      to={`/listings?status=${status}${type ? `&type=${type}` : ''}`}
      className="rounded-control hover:text-pounamu hover:underline"
    >
      {children}
    </Link>
  )
}
