import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '../database/db.ts'

const isRunning = sql<boolean>`ended_at is null and coalesce(ends_at > clock_timestamp(), true)`

/** Needs no row of the outer query, so it's read once for a whole statement. */
export const isInMaintenance = sql<boolean>`exists (select from maintenance_periods where ${isRunning})`

export type MaintenancePeriod = NonNullable<Awaited<ReturnType<typeof selectMaintenance>>>

export async function selectMaintenance(db: Db) {
  return await db
    .selectFrom('maintenance_periods as p')
    .select(['p.id', 'p.reason', 'p.started_at', 'p.started_by', 'p.ends_at'])
    .select(sql<number | null>`extract(epoch from p.ends_at - clock_timestamp())::float8`.as('seconds_left'))
    .where(isRunning)
    .executeTakeFirst()
}

/** The period that nobody has ended, also after its planned end. */
export async function lockOpenMaintenance(tx: Tx) {
  return await tx
    .selectFrom('maintenance_periods')
    .select(['id', 'reason', 'started_at', 'ends_at'])
    .select(sql<boolean>`${isRunning}`.as('is_running'))
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

interface NewMaintenance {
  reason: string
  ends_at: Date | null
  started_by: AccountId
}

export async function insertMaintenance(tx: Tx, period: NewMaintenance): Promise<void> {
  await tx.insertInto('maintenance_periods').values(period).execute()
}

export async function updateMaintenance(
  tx: Tx,
  id: number,
  changes: { reason?: string; ends_at?: Date | null },
): Promise<void> {
  await tx.updateTable('maintenance_periods').set(changes).where('id', '=', id).execute()
}

/** Ends it now, or at its planned end if that is over. */
export async function closeMaintenance(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('maintenance_periods')
    .set({ ended_at: sql<Date>`least(clock_timestamp(), ends_at)` })
    .where('id', '=', id)
    .execute()
}
