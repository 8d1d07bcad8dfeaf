import { sql } from 'kysely'
import type { Logger } from 'pino'
import { transact, type Db } from '../database/db.ts'
import { isInMaintenance } from '../maintenance/maintenance.queries.ts'

/** A restart takes up to this long; only longer gaps are outages. */
export const minOutage = sql`interval '10 seconds'`

const beatMs = 2_000

export interface NodeHeartbeat {
  stop: () => Promise<void>
}

/**
 * One heartbeat for all nodes that take bids. The first beat has been written when this resolves.
 */
export async function startNodeHeartbeat(db: Db, log: Pick<Logger, 'warn'>): Promise<NodeHeartbeat> {
  await recordHeartbeat(db)
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= recordHeartbeat(db)
      .catch((error: unknown) => log.warn({ err: error }, 'a heartbeat was missed'))
      .finally(() => (running = null))
  }, beatMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

/**
 * The first beat after an outage records the outage in the same transaction. If several nodes come
 * back at once, one records it. Nothing is written during maintenance, so that its end records an
 * outage of its length.
 */
export async function recordHeartbeat(db: Db): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('node_heartbeats')
    .set({ beat_at: sql<Date>`clock_timestamp()` })
    .where(sql<boolean>`clock_timestamp() - beat_at < ${minOutage}`)
    .where(sql<boolean>`not ${isInMaintenance}`)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await recordOutage(db)
}

async function recordOutage(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    const { waits } = await tx
      .selectFrom('node_heartbeats')
      .select(isInMaintenance.as('waits'))
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (waits) return
    const at = sql<Date>`date_trunc('milliseconds', clock_timestamp())`
    await sql`
      insert into outages (from_at, to_at)
      select date_trunc('milliseconds', beat_at), ${at} from node_heartbeats
       where clock_timestamp() - beat_at >= ${minOutage}`.execute(tx)
    await tx.updateTable('node_heartbeats').set({ beat_at: at }).execute()
  })
}
