import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

export async function untilItWaits(app: TestApp, call: Promise<unknown>): Promise<void> {
  const notYet = Promise.resolve(false)
  const ended = call.then(
    () => true,
    () => true,
  )
  while (!(await Promise.race([ended, notYet]))) {
    const { rows } = await sql<{ waits: boolean }>`
      select exists (select from pg_stat_activity
                      where datname = current_database() and wait_event_type = 'Lock') as waits`.execute(
      app.platform.db,
    )
    if (rows[0]!.waits) return
  }
}
