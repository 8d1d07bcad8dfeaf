import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

export const selectOpenStop = (db: Db) =>
  db.selectFrom('release_stops').selectAll().where('ended_at', 'is', null).executeTakeFirst()

export async function isReleaseStopped(db: Db): Promise<boolean> {
  return (await selectOpenStop(db)) !== undefined
}

/** One that is open stays as it is. */
export async function insertStop(tx: Tx, reason: string, at: Date): Promise<void> {
  await tx
    .insertInto('release_stops')
    .values({ reason: reason.slice(0, 1000), started_at: at })
    .onConflict((on) => on.doNothing())
    .execute()
}

export async function updateStopEnded(tx: Tx, endedBy: AccountId, at: Date): Promise<boolean> {
  const ended = await tx
    .updateTable('release_stops')
    .set({ ended_by: endedBy, ended_at: at })
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}
