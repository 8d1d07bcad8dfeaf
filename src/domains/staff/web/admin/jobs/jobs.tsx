import { ListTodo } from 'lucide-react'
import { type Job, listJobs } from '#domains/staff/common/jobs/jobs.ts'
import { listJobs as shapes } from '#domains/staff/common/jobs/jobs.shapes.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { makeAdminMeta } from '../../shared/admin-meta.ts'
import { formatMoment } from '../../shared/moments.ts'
import { defineTable } from '../../shared/table/define-table.tsx'
import { DeadJobs } from './dead-jobs.tsx'
import { JobActs } from './job-acts.tsx'
import * as t from '#domains/staff/texts.ts'

export const meta = makeAdminMeta(t.jobs)

const getStates = makeTexts(() => ({
  waiting: t.job_waiting(),
  running: t.job_running_now(),
  dead: t.job_dead(),
}))

const badges = { waiting: 'plain', running: 'good', dead: 'wrong' } as const

const jobs = defineTable({
  path: '/jobs',
  operation: listJobs,
  query: shapes.query,
  icon: ListTodo,
  words: () => ({
    title: t.jobs(),
    count: (count) => t.count_jobs({ count }),
    failed: t.the_jobs_didnt_load(),
    loading: t.loading_the_jobs(),
    seeAll: t.see_all_jobs(),
    noMatches: t.try_another_task_or_state(),
    none: { title: t.no_jobs(), text: t.jobs_show_up_here_while_they_wait() },
  }),
  filters: ({ reply, search: { task } }) => {
    const names = new Set(reply?.tasks.map((one) => one.task))
    if (task !== undefined) names.add(task)
    return [
      { kind: 'choice', name: 'state', label: t.job_state(), any: t.any_job_state(), options: getStates() },
      {
        kind: 'choice',
        name: 'task',
        label: t.task(),
        any: t.any_task(),
        options: [...names].map((name) => ({ value: name, label: name })),
      },
    ]
  },
  Note: ({ reply, search: { state, task } }) =>
    state === 'dead' && reply ? <DeadJobs count={reply.total} task={task} /> : null,
  renderRows: (items) => (
    <ul
      aria-label={t.jobs()}
      className="divide-y divide-line overflow-clip rounded-panel border border-line bg-paper"
    >
      {items.map((job) => (
        <JobRow key={job.id} job={job} />
      ))}
    </ul>
  ),
})

export default jobs.Page

function JobRow({ job }: { job: Job }) {
  const { id, task, state, queue, attempts, last_error: lastError } = job
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-1.5 px-4 py-3 text-sm md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <code className="font-semibold break-all">{task}</code>
          <Badge kind={badges[state]}>{getStates()[state]}</Badge>
        </p>
        <p className="num mt-1 text-xs text-ink-2">{describeTimes(job)}</p>
        <p className="num text-xs text-ink-2">
          {t.attempts_of_most({ attempts, most: job.max_attempts })}
          {queue !== null && ` · ${t.in_queue({ queue })}`}
        </p>
      </div>
      {lastError !== null && (
        <p className="line-clamp-4 min-w-0 break-words text-ink-2 max-md:order-last max-md:col-span-2">
          {lastError}
        </p>
      )}
      <div className="md:col-start-3">{state !== 'running' && <JobActs id={id} />}</div>
    </li>
  )
}

function describeTimes({ started_at: startedAt, run_at: runAt, created_at: createdAt }: Job): string {
  const next =
    startedAt === null ? t.due_at({ at: formatMoment(runAt) }) : t.started_at({ at: formatMoment(startedAt) })
  return `${next} · ${t.added_at({ at: formatMoment(createdAt) })}`
}
