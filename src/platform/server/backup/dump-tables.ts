import os from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { createZstdCompress } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { must } from '#platform/common/must.ts'
import type { Connection } from '../database/db.ts'
import { rotationLock } from '../database/partitions/partitions.rules.ts'
import {
  quoteColumns,
  quoteTable,
  selectMigrations,
  selectPartitions,
  selectSequences,
  selectTables,
  type CatalogTable,
} from './catalog.ts'
import { ContentSum } from './content-sum.ts'
import { openCopyConnection } from './copy-connection.ts'
import { getTablePart, type Manifest, type TableFile } from './manifest.ts'
import type { PlacedBackup } from './place/placed-backup.ts'
import { writePart } from './write-part.ts'

export type DatabasePart = Pick<
  Manifest,
  'postgres' | 'snapshotAt' | 'migrations' | 'partitions' | 'sequences' | 'tables'
>

/** On a small machine a second one would take the time of requests. */
const readers = os.availableParallelism() > 2 ? 2 : 1

export interface TablesRequest {
  connection: Connection
  /** Each table is synced to the disk, which commits wait for; this lets them pass. */
  pauseMs?: number
  print: (line: string) => void
}

/** Writes every table as of one instant. */
export async function dumpTables(
  draft: PlacedBackup,
  { connection, pauseMs = 20, print }: TablesRequest,
): Promise<DatabasePart> {
  const clients: pg.Client[] = []
  try {
    const first = await openClient(connection, clients)
    await first.query('select pg_advisory_lock_shared($1)', [rotationLock])
    await beginReading(first)
    const snapshot = await first.query<{ id: string; at: string; version: string }>(
      `select pg_export_snapshot() as id, current_setting('server_version') as version,
              to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
    )
    const { id, at, version } = must(snapshot.rows[0], 'snapshot')
    const tables = await selectTables(first)
    // Without these locks a migration might change a table before it is read.
    for (const table of tables)
      await first.query(`lock table ${quoteTable(first, table)} in access share mode`)
    await first.query('select pg_advisory_unlock_shared($1)', [rotationLock])
    while (clients.length < readers) {
      const next = await openClient(connection, clients)
      await beginReading(next)
      await next.query(`set transaction snapshot ${next.escapeLiteral(id)}`)
    }
    const waiting = tables.toSorted((a, b) => b.pages - a.pages)
    const written: TableFile[] = []
    const readAll = async (client: pg.Client) => {
      for (let table = waiting.shift(); table; table = waiting.shift()) {
        written.push(await dumpTable(client, draft, table))
        await pause(pauseMs)
        if (written.length % 50 === 0) print(`${written.length} of ${tables.length} tables …`)
      }
    }
    await Promise.all(clients.map(readAll))
    return {
      postgres: version,
      snapshotAt: at,
      migrations: await selectMigrations(first),
      partitions: await selectPartitions(first),
      sequences: await selectSequences(first),
      tables: written.toSorted((a, b) => (`${a.schema}.${a.name}` < `${b.schema}.${b.name}` ? -1 : 1)),
    }
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
}

async function openClient(connection: Connection, clients: pg.Client[]): Promise<pg.Client> {
  const client = await openCopyConnection(connection)
  clients.push(client)
  await lowerServerPriority(client, connection)
  return client
}

const beginReading = (client: pg.Client) => client.query('begin isolation level repeatable read read only')

/** The embedded PostgreSQL runs on this machine, so its process can give way to those of requests. */
async function lowerServerPriority(client: pg.Client, connection: Connection) {
  if (!('host' in connection) || !connection.host?.startsWith('/')) return
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  try {
    os.setPriority(must(rows[0], 'pid').pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // If it isn't allowed, the copy runs at the usual priority.
  }
}

async function dumpTable(
  client: pg.Client,
  { place, name: folder }: PlacedBackup,
  table: CatalogTable,
): Promise<TableFile> {
  const { schema, name, columns } = table
  const source = copyTo(`copy ${quoteTable(client, table)} (${quoteColumns(client, columns)}) to stdout`)
  const content = new ContentSum()
  const steps = [client.query(source), content, createZstdCompress()] as const
  const written = await writePart(place, getTablePart(folder, table), steps)
  return { schema, name, columns, rows: content.rows, contentSum: content.sum, ...written }
}
