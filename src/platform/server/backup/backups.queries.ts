import { sql } from 'kysely'
import type { Db, Tx } from '../database/db.ts'

export interface BackupOutcome {
  startedBy: 'schedule' | 'command'
  startedAt: Date
  outcome: 'succeeded' | 'failed' | 'overdue'
  bytes: number | null
  detail: string
}

export async function insertBackup(db: Db, backup: BackupOutcome): Promise<void> {
  await db
    .insertInto('backups')
    .values({
      started_by: backup.startedBy,
      started_at: backup.startedAt,
      outcome: backup.outcome,
      bytes: backup.bytes,
      detail: backup.detail,
    })
    .execute()
}

/** @returns hours since the newest success by the database's clock; null if there is none */
export async function selectBackupAge(db: Db): Promise<number | null> {
  const { age } = await db
    .selectFrom('backups')
    .select(
      sql<number | null>`(extract(epoch from clock_timestamp() - max(ended_at)) / 3600)::float8`.as('age'),
    )
    .where('outcome', '=', 'succeeded')
    .executeTakeFirstOrThrow()
  return age
}

/** @returns hours without a backup: since the newest success, or since the database was made */
export async function selectHoursWithoutBackup(tx: Tx): Promise<number> {
  const { rows } = await sql<{ hours: number }>`
    select (extract(epoch from clock_timestamp() - coalesce(
             (select max(ended_at) from backups where outcome = 'succeeded'),
             (select min(applied_at) from migrations))) / 3600)::float8 as hours`.execute(tx)
  return rows[0]?.hours ?? 0
}

/** Within a day: staff are reminded daily. */
export async function hasRecentOverdue(tx: Tx): Promise<boolean> {
  const found = await tx
    .selectFrom('backups')
    .select('id')
    .where('outcome', '=', 'overdue')
    .where('ended_at', '>', sql<Date>`clock_timestamp() - interval '1 day'`)
    .executeTakeFirst()
  return found !== undefined
}
