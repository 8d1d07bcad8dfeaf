import { sql } from 'kysely'
import type { Logger } from 'pino'
import { selectHoursWithoutBackup } from '../backup/backups.queries.ts'
import { transact, type Db } from '../database/db.ts'
import { extensionPoint } from '../extensions.ts'
import type { Metrics, Values } from './metrics.ts'

/** Read by workers every ten seconds. */
export interface DatabaseGauge {
  name: string
  help: string
  label?: string
  read: (db: Db) => Promise<Values>
}

/** Gauges that a domain adds. */
export const databaseGauges = extensionPoint<readonly DatabaseGauge[]>('gauges')

const everyMs = 10_000

interface Row {
  of: string | null
  /** PostgreSQL's numeric arrives as text. */
  value: number | string
}

/** A gauge of one statement, with the columns `value` and, if it has a label, `of`. */
export const selectGauge = (
  definition: Omit<DatabaseGauge, 'read'>,
  statement: ReturnType<typeof sql<Row>>,
): DatabaseGauge => ({
  ...definition,
  async read(db) {
    const { rows } = await statement.execute(db)
    if (definition.label === undefined) return Number(rows[0]?.value ?? 0)
    return Object.fromEntries(rows.map(({ of, value }) => [of ?? '', Number(value)]))
  },
})

const ageOf = (column: string) =>
  sql.raw(`coalesce(extract(epoch from clock_timestamp() - min(${column})), 0)`)

export const platformGauges: readonly DatabaseGauge[] = [
  selectGauge(
    { name: 'hoko_outbox_age_seconds', help: 'Age of the oldest fact whose reactions are not queued yet' },
    sql`select ${ageOf('recorded_at')} as value from outbox_events where dispatched_at is null`,
  ),
  selectGauge(
    { name: 'hoko_jobs_waiting', help: 'Jobs that are due, by task', label: 'task' },
    sql`select task_identifier as of, count(*) as value from graphile_worker.jobs
         where run_at <= now() and attempts < max_attempts group by 1`,
  ),
  selectGauge(
    { name: 'hoko_job_age_seconds', help: 'How long the oldest due job has waited' },
    sql`select ${ageOf('run_at')} as value from graphile_worker.jobs
         where run_at <= now() and attempts < max_attempts and locked_at is null`,
  ),
  selectGauge(
    { name: 'hoko_jobs_dead', help: 'Jobs that have failed for good, by task', label: 'task' },
    sql`select task_identifier as of, count(*) as value from graphile_worker.jobs
         where attempts >= max_attempts group by 1`,
  ),
  selectGauge(
    {
      name: 'hoko_message_age_seconds',
      help: 'Age of the oldest message that has not left, by channel',
      label: 'channel',
    },
    sql`select channel as of, ${ageOf('at')} as value from sent_messages
         where delivered_at is null and failed_reason is null and at > now() - interval '2 days' group by 1`,
  ),
  {
    name: 'hoko_backup_age_seconds',
    help: 'Age of the newest backup that succeeded, or of the database if there is none',
    read: (db) => transact(db, async (tx) => 3_600 * (await selectHoursWithoutBackup(tx))),
  },
  selectGauge(
    { name: 'hoko_database_bytes', help: 'Size of the database' },
    sql`select pg_database_size(current_database()) as value`,
  ),
  selectGauge(
    {
      name: 'hoko_database_connections',
      help: 'Connections that the database has, by state',
      label: 'state',
    },
    sql`select coalesce(state, 'background') as of, count(*) as value from pg_stat_activity
         where datname = current_database() group by 1`,
  ),
]

/** The first values are there when this resolves. */
export async function startDatabaseGauges(
  metrics: Metrics,
  gauges: readonly DatabaseGauge[],
  { db, log }: { db: Db; log: Logger },
): Promise<{ stop: () => Promise<void> }> {
  const values = new Map<string, Values>()
  const refresh = async () => {
    for (const { name, read } of gauges) {
      try {
        values.set(name, await read(db))
      } catch (error) {
        log.warn({ err: error, gauge: name }, 'a gauge could not be read')
      }
    }
  }
  await refresh()
  for (const { name, help, label } of gauges) {
    const read = () => values.get(name) ?? (label === undefined ? 0 : {})
    metrics.addGauge(label === undefined ? { name, help, read } : { name, help, label, read })
  }
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= refresh().finally(() => (running = null))
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
