import { Link } from 'react-router'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import type { AdminTasks } from '#domains/moderation/common/records/admin.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import { isForRole } from '#domains/staff/web/shared/admin-pages.ts'
import { getAdminQueues } from '../../shared/admin-queues.ts'
import { formatAge } from '#domains/staff/web/shared/moments.ts'
import { useMay } from '#domains/staff/web/shared/may.tsx'
import { hasQueue, sumCounts, useTasks } from '#domains/staff/web/shared/use-tasks.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import type { ReactNode } from 'react'
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
