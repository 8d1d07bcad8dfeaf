import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { childrenOf } from '#test/harness/processes/child-processes.ts'

export const app_name = 'import'

const ms_per_tick = 10

/**
 * CPU milliseconds of an import's worker, its child processes and its connections to PostgreSQL. It
 * samples: a process that has ended counts with its last sample.
 */
export function createImportClock(worker: number) {
  const database = new Map<number, number>()
  const pictures = new Map<number, number>()
  let worker_ms = 0
  const since = (seen: Map<number, number>) => [...seen.values()].reduce((sum, ms) => sum + ms, 0)
  let begun: { pictures_ms: number; worker_ms: number; database_ms: number } | undefined

  const total = () => ({ pictures_ms: since(pictures), worker_ms, database_ms: since(database) })

  return {
    async view(pool: pg.Pool): Promise<void> {
      const { rows } = await pool.query<{ pid: number }>(
        'select pid from pg_stat_activity where application_name = $1',
        [app_name],
      )
      for (const { pid } of rows) database.set(pid, timeOf(pid))
      for (const pid of await childrenOf(worker)) pictures.set(pid, timeOf(pid))
      worker_ms = timeOf(worker)
      begun ??= total()
    },

    read() {
      const now = total()
      return {
        pictures_ms: now.pictures_ms - begun!.pictures_ms,
        worker_ms: now.worker_ms - begun!.worker_ms,
        database_ms: now.database_ms - begun!.database_ms,
      }
    },
  }
}

/** Sums all its threads. */
function timeOf(pid: number): number {
  // The state follows the name, which may contain spaces; these are the 14th and 15th fields after
  // it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * ms_per_tick
}
