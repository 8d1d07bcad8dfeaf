import { sql } from 'kysely'
import type { Db } from '#platform/server/database/db.ts'

const waiting = sql`array(select id from graphile_worker.jobs where locked_at is null)`

export async function clearJobs(db: Db): Promise<void> {
  await sql`select count(*) from graphile_worker.complete_jobs(${waiting})`.execute(db)
}

export async function bringJobsForward(db: Db): Promise<void> {
  await sql`select count(*) from graphile_worker.reschedule_jobs(
    ${waiting}, run_at => clock_timestamp() - interval '1 s')`.execute(db)
}

/** Rescheduling without a change is the queue's only public way to read payloads of waiting jobs. */
export async function readJobPayloads(db: Db): Promise<unknown[]> {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from graphile_worker.reschedule_jobs(${waiting})`.execute(db)
  return rows.map(({ payload }) => payload)
}
