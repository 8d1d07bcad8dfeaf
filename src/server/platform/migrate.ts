import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { Connection } from './db.ts'

const folder = path.join(import.meta.dirname, '../../../migrations')

/** A number of its own, so that two nodes starting at once migrate one after the other. */
const migrationLock = 48_462_001

/** A database we cannot work with; the message is one plain sentence for whoever starts the server. */
export class UnusableDatabase extends Error {}

/**
 * Applies the migrations that are not applied yet, each in a transaction of its own, in the order of their names.
 * @returns the names of those it applied
 */
export async function migrate(connection: Connection): Promise<string[]> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...connection })
  try {
    await client.connect()
  } catch (error) {
    throw new UnusableDatabase(`The database cannot be reached: ${(error as Error).message}`)
  }
  client.on('error', () => undefined)
  try {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default clock_timestamp())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const applied = new Set(rows.map((row) => row.name))
    const waiting = (await readdir(folder))
      .filter((name) => name.endsWith('.sql') && !applied.has(name))
      .sort()
    for (const name of waiting) await applyOne(client, name)
    return waiting
  } finally {
    await client.end()
  }
}

/** @throws UnusableDatabase before anything is changed */
export async function refuseOldServer(client: Pick<pg.Client, 'query'>) {
  const { rows } = await client.query<{ server_version_num: string; server_version: string }>(
    "select current_setting('server_version_num') as server_version_num, current_setting('server_version') as server_version",
  )
  if (Number(rows[0]?.server_version_num) < 160_000) {
    throw new UnusableDatabase(`Hoko needs PostgreSQL 16 or newer; this is ${rows[0]?.server_version}.`)
  }
}

async function applyOne(client: pg.Client, name: string) {
  const statements = await readFile(path.join(folder, name), 'utf8')
  await client.query('begin')
  try {
    await client.query(statements)
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
