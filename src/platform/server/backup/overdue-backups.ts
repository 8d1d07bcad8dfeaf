import { sql } from 'kysely'
import { transact, type Db } from '../database/db.ts'
import { recordEvent } from '../jobs/outbox.ts'
import { backupOverdue } from './backup.events.ts'
import { hasRecentOverdue, insertBackup, selectHoursWithoutBackup } from './backups.queries.ts'

/** Advisory lock, so that two workers don't notify twice. */
const overdueLock = 48_462_003

/** Notifies staff once a day while the newest success is older than twice the interval. */
export async function alertOverdueBackup(db: Db, everyHours: number): Promise<boolean> {
  return await transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${overdueLock})`.execute(tx)
    const hours = await selectHoursWithoutBackup(tx)
    if (hours < 2 * everyHours || (await hasRecentOverdue(tx))) return false
    await insertBackup(tx, {
      startedBy: 'schedule',
      startedAt: new Date(),
      outcome: 'overdue',
      bytes: null,
      detail: `No backup for ${Math.floor(hours)} hours.`,
    })
    await recordEvent(tx, backupOverdue, { hours: Math.floor(hours) })
    return true
  })
}
