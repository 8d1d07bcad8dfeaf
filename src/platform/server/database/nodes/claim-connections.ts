import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { must } from '#platform/common/must.ts'
import { openCopyConnection } from '../../backup/copy-connection.ts'
import { isLockTimeout, type Connection } from '../db.ts'
import { UnusableDatabase } from '../migrate.ts'
import { formatClaim, parseClaim } from './claim-names.ts'
import { describeExcess, findOthers, type ConnectionClaim } from './connections.rules.ts'

interface Claiming {
  /** Past a pooler in transaction mode. */
  connection: Connection
  claim: ConnectionClaim
  print: (line: string) => void
  /** A node that is being stopped leaves within this. */
  patienceMs?: number
}

export interface ClaimedConnections {
  /** Its connections have the name by which other nodes know this one. */
  connection: Connection
  /** To be called once another of them is open. */
  release(): Promise<void>
}

/** Advisory lock, so that of two nodes that start at the same time one sees the other. */
const claimLock = 48_462_005

const tryMs = 1_000

const lockIsTaken = `Another node has been starting for too long, or something else holds PostgreSQL’s advisory lock ${claimLock}: find its process in pg_locks, end it, and start again.`

/**
 * Waits for nodes that are leaving.
 * @throws UnusableDatabase if all nodes together could take more connections than PostgreSQL has
 */
export async function claimConnections({
  connection,
  claim,
  print,
  patienceMs = 30_000,
}: Claiming): Promise<ClaimedConnections> {
  const name = formatClaim(claim)
  const own = must(parseClaim(name), 'claim')
  const client = await openCopyConnection(connection)
  const deadline = Date.now() + patienceMs
  try {
    await client.query(`set lock_timeout = ${Math.max(patienceMs, tryMs)}`)
    for (
      let tried = await tryClaim(client, own);
      tried.excess !== null;
      tried = await tryClaim(client, own)
    ) {
      if (Date.now() > deadline || !tried.hasOthers) throw new UnusableDatabase(tried.excess)
      if (deadline - Date.now() > patienceMs - tryMs) print('Waiting for connections that other nodes take …')
      await pause(Math.min(tryMs, patienceMs))
    }
  } catch (error) {
    await client.end()
    throw isLockTimeout(error) ? new UnusableDatabase(lockIsTaken) : error
  }
  return { connection: nameConnection(connection, claim), release: async () => await client.end() }
}

/** By this name other nodes know the one that has the connection. */
export const nameConnection = (connection: Connection, claim: ConnectionClaim): Connection => ({
  ...connection,
  application_name: formatClaim(claim),
})

async function tryClaim(client: pg.Client, own: ConnectionClaim) {
  await client.query('select pg_advisory_lock($1)', [claimLock])
  try {
    const others = findOthers(own, await selectClaims(client))
    const excess = describeExcess(own, others, await selectCapacity(client))
    if (excess === null)
      await client.query(`set application_name = ${client.escapeLiteral(formatClaim(own))}`)
    return { excess, hasOthers: others.length > 0 }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [claimLock])
  }
}

/** Only nodes that have connections to this database now. */
export async function selectClaims(client: Pick<pg.ClientBase, 'query'>): Promise<ConnectionClaim[]> {
  const { rows } = await client.query<{ name: string }>(`
    select distinct application_name as name from pg_stat_activity
     where datname = current_database() and application_name like 'hoko %' order by 1`)
  return rows.flatMap(({ name }) => parseClaim(name) ?? [])
}

const spare = 10

async function selectCapacity(client: pg.Client) {
  const { rows } = await client.query<{ most: number; maxConnections: number }>(`
    select current_setting('max_connections')::int as "maxConnections",
           current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
             - coalesce(current_setting('reserved_connections', true)::int, 0) - ${spare} as most`)
  return must(rows[0], 'capacity')
}
