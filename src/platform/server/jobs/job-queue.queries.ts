import { sql } from 'kysely'
import { must } from '#platform/common/must.ts'
import type { Db, Tx } from '../database/db.ts'

/** A job with attempts left waits also after an error. */
const stateSql = sql<JobRow['state']>`case when locked_at is not null then 'running'
  when attempts >= max_attempts then 'dead' else 'waiting' end`

export interface JobRow {
  id: number
  task: string
  state: 'waiting' | 'running' | 'dead'
  queue: string | null
  created_at: Date
  run_at: Date
  started_at: Date | null
  attempts: number
  max_attempts: number
  last_error: string | null
}

interface JobSearch {
  state?: JobRow['state'] | undefined
  task?: string | undefined
}

interface JobPage extends JobSearch {
  page: number
  limit: number
}

const matches = ({ state, task }: JobSearch) => sql<boolean>`
  (${state ?? null}::text is null or ${stateSql} = ${state ?? null})
  and (${task ?? null}::text is null or task_identifier = ${task ?? null})`

export async function selectJobs(db: Db, { page, limit, ...search }: JobPage): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select id::float8, task_identifier as task, ${stateSql} as state, queue_name as queue, created_at, run_at,
           locked_at as started_at, attempts, max_attempts, last_error
      from graphile_worker.jobs where ${matches(search)}
     order by id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return rows
}

export interface TaskCounts {
  task: string
  waiting: number
  running: number
  dead: number
}

export async function countJobs(db: Db): Promise<TaskCounts[]> {
  const { rows } = await sql<TaskCounts>`
    select task, (count(*) filter (where state = 'waiting'))::float8 as waiting,
           (count(*) filter (where state = 'running'))::float8 as running,
           (count(*) filter (where state = 'dead'))::float8 as dead
      from (select task_identifier as task, ${stateSql} as state from graphile_worker.jobs) as jobs
     group by task order by task`.execute(db)
  return rows
}

export async function selectJob(db: Db, id: number): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    select id::float8, task_identifier as task, ${stateSql} as state, attempts, max_attempts
      from graphile_worker.jobs where id = ${id}`.execute(db)
  return rows[0]
}

const deadIds = (task: string | undefined) => sql`(
  select coalesce(array_agg(id), '{}') from graphile_worker.jobs where ${matches({ state: 'dead', task })})`

/** Due now, with all attempts again. Leaves out running ones. @returns how many */
export async function rescheduleJobs(
  tx: Tx,
  which: { id: number } | { dead: string | undefined },
): Promise<number> {
  const ids = 'id' in which ? sql`array[${which.id}::bigint]` : deadIds(which.dead)
  return await countOf(
    tx,
    sql`graphile_worker.reschedule_jobs(${ids}, run_at => clock_timestamp(), attempts => 0)`,
  )
}

/** The queue deletes what is complete. Leaves out running ones. @returns how many */
export async function removeJobs(
  tx: Tx,
  which: { id: number } | { dead: string | undefined },
): Promise<number> {
  const ids = 'id' in which ? sql`array[${which.id}::bigint]` : deadIds(which.dead)
  return await countOf(tx, sql`graphile_worker.complete_jobs(${ids})`)
}

async function countOf(tx: Tx, jobs: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::float8 as count from ${jobs}`.execute(tx)
  return must(rows[0], 'count').count
}
