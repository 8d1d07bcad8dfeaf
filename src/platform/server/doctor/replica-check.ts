import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from '../database/db.ts'
import { findProblem, readPrimary, readReplica } from '../database/replica/places.ts'
import { maxLagMs } from '../database/replica/lag.rules.ts'
import { ok, warn, wrong, type Check } from './check.ts'

const patienceMs = 5_000

/** Whether DATABASE_REPLICA_URL is a standby of the database, and how long a commit takes to it. */
export const checkReplica = (primary: Connection, replica: Connection): Check => ({
  name: 'replica',
  run: async () => {
    const pools = [primary, replica].map(
      (connection) => new pg.Pool({ ...connection, max: 1, connectionTimeoutMillis: patienceMs }),
    )
    try {
      return await compare(pools)
    } finally {
      await Promise.all(pools.map(async (pool) => await pool.end()))
    }
  },
})

async function compare([primary, replica]: pg.Pool[]): Promise<ReturnType<typeof ok>> {
  if (!primary || !replica) throw new Error('Both databases are needed.')
  const wanted = await readPrimary(primary)
  const began = performance.now()
  let found = await readReplica(replica)
  const problem = findProblem(found, wanted)
  if (problem !== null) return wrong(`DATABASE_REPLICA_URL is left out: ${problem}`)
  while (found.lsn < wanted.lsn && performance.now() - began < patienceMs) {
    await pause(20)
    found = await readReplica(replica)
  }
  const lagMs = performance.now() - began
  const detail = `${((wanted.lsn - found.lsn) / 1_024).toFixed(0)} kB behind after ${(lagMs / 1_000).toFixed(1)} s`
  if (found.lsn < wanted.lsn) return warn(`${detail}: nothing reads from it`)
  return lagMs > maxLagMs ? warn(`follows in ${(lagMs / 1_000).toFixed(1)} s`) : ok('a standby that follows')
}
