import { sql, type RawBuilder } from 'kysely'
import { must } from '#platform/common/must.ts'
import { selectBackupAge } from '../backup/backups.queries.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database/db.ts'
import { ok, warn, wrong, type Check } from './check.ts'

const maxOutboxSeconds = 300
const runningSeconds = 30

async function selectCount(db: Db, query: RawBuilder<{ n: number }>): Promise<number> {
  return must((await query.execute(db)).rows[0], 'row').n
}

export async function isHokoRunning(db: Db): Promise<boolean> {
  const age = await selectCount(
    db,
    sql`select coalesce(min(extract(epoch from clock_timestamp() - beat_at)), 1e9)::float8 as n from node_heartbeats`,
  )
  return age < runningSeconds
}

export function listWorkChecks(db: Db, { backup }: Pick<Config, 'backup'>): Check[] {
  return [
    {
      name: 'nodes',
      run: async () => {
        if (!(await isHokoRunning(db))) return warn('no node that takes visitors runs')
        const workers = await selectCount(
          db,
          sql`select count(*)::int as n from pg_stat_activity
               where datname = current_database() and application_name ~ '^hoko [0-9]+ (worker|all) '`,
        )
        if (workers > 0) return ok('running')
        return wrong('no worker runs, so auctions don’t close and emails wait; start one with ROLE=worker')
      },
    },
    {
      name: 'outbox',
      run: async () => {
        const age = await selectCount(
          db,
          sql`select coalesce(extract(epoch from clock_timestamp() - min(recorded_at)), 0)::float8 as n
                from outbox_events where dispatched_at is null`,
        )
        if (age < maxOutboxSeconds) return ok(`nothing waits longer than ${Math.ceil(age)} s`)
        const detail = `an event has waited for ${Math.ceil(age / 60)} minutes`
        return (await isHokoRunning(db)) ? wrong(`${detail}: is a worker running?`) : warn(detail)
      },
    },
    {
      name: 'jobs',
      run: async () => {
        const dead = await selectCount(
          db,
          sql`select count(*)::int as n from graphile_worker.jobs where attempts >= max_attempts`,
        )
        return dead > 0 ? warn(`${dead} have failed for good`) : ok('none has failed for good')
      },
    },
    {
      name: 'backups',
      run: async () => {
        const age = await selectBackupAge(db)
        const newest = age === null ? 'none has been made' : `the newest is ${age.toFixed(1)} hours old`
        if (!backup) return warn(`${newest}; BACKUP_TO is not set`)
        return age === null || age > 2 * backup.everyHours
          ? wrong(`${newest}, and one is due every ${backup.everyHours} hours`)
          : ok(newest)
      },
    },
  ]
}
