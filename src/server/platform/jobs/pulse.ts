import { sql } from 'kysely'
import type { Logger } from 'pino'
import { transact, type Db } from '../database/db.ts'

/** Shorter than this nobody calls it a silence: a restart takes that long. */
const shortest_silence = sql`interval '10 seconds'`

const beat_ms = 2_000

export interface Pulse {
  stop: () => Promise<void>
}

/** Says for all nodes at once that one of them runs; the first beat has been made when this resolves. */
export async function startPulse(db: Db, log: Pick<Logger, 'warn'>): Promise<Pulse> {
  await beat(db)
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= beat(db)
      .catch((error: unknown) => log.warn({ err: error }, 'the pulse missed a beat'))
      .finally(() => (running = null))
  }, beat_ms)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

/**
 * One beat. The first after a silence notes how long that was, in the transaction that ends it: whoever sees that
 * somebody runs again, also sees the silence. Of several nodes that come back at once, one is the first.
 */
export async function beat(db: Db): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('pulse')
    .set({ beat_at: sql<Date>`clock_timestamp()` })
    .where(sql<boolean>`clock_timestamp() - beat_at < ${shortest_silence}`)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await endSilence(db)
}

async function endSilence(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    await tx.selectFrom('pulse').select('is_only').forUpdate().execute()
    const at = sql<Date>`date_trunc('milliseconds', clock_timestamp())`
    await sql`
      insert into silences (from_at, to_at)
      select date_trunc('milliseconds', beat_at), ${at} from pulse
       where clock_timestamp() - beat_at >= ${shortest_silence}`.execute(tx)
    await tx.updateTable('pulse').set({ beat_at: at }).execute()
  })
}
