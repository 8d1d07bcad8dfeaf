import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { childrenOf } from '#test/harness/processes/child-processes.ts'

export const appName = 'import'

const msPerTick = 10

/**
 * CPU milliseconds of an import's worker, its child processes and its connections to PostgreSQL. It
 * samples: a process that has ended counts with its last sample.
 */
export function createImportClock(worker: number) {
  const database = new Map<number, number>()
  const pictures = new Map<number, number>()
  let workerMs = 0
  const since = (seen: Map<number, number>) => [...seen.values()].reduce((sum, ms) => sum + ms, 0)
  let begun: { picturesMs: number; workerMs: number; databaseMs: number } | undefined

  const total = () => ({ picturesMs: since(pictures), workerMs, databaseMs: since(database) })

  return {
    async view(pool: pg.Pool): Promise<void> {
      const { rows } = await pool.query<{ pid: number }>(
        'select pid from pg_stat_activity where application_name = $1',
        [appName],
      )
      for (const { pid } of rows) database.set(pid, timeOf(pid))
      for (const pid of await childrenOf(worker)) pictures.set(pid, timeOf(pid))
      workerMs = timeOf(worker)
      begun ??= total()
    },

    read() {
      const now = total()
      return {
        picturesMs: now.picturesMs - begun!.picturesMs,
        workerMs: now.workerMs - begun!.workerMs,
        databaseMs: now.databaseMs - begun!.databaseMs,
      }
    },
  }
}

/** Sums all its threads. */
function timeOf(pid: number): number {
  // The state follows the name, which may contain spaces; these are the 14th and 15th fields after
  // it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * msPerTick
}
