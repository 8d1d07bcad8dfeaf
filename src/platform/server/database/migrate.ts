import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { toError } from '#platform/common/errors.ts'
import { isLockTimeout, setLimits, migrationLimits, type Connection } from './db.ts'

const ownFolder = path.join(import.meta.dirname, '../../../../migrations')
const baseline = '0001-baseline.sql'

/** Advisory lock, so that two nodes migrate one after the other. */
const migrationLock = 48_462_001

/** The message is one plain sentence for the person who starts the server. */
export class UnusableDatabase extends Error {}

const maxLockWaitMs = 120_000

interface MigrateOptions {
  folder?: string
  waitMs?: number
}

/**
 * Runs them in the order of their names, each in its own transaction, except those that build an
 * index concurrently.
 * @returns the names of the applied ones
 */
export async function migrateDatabase(
  connection: Connection,
  { folder = ownFolder, waitMs = maxLockWaitMs }: MigrateOptions = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...connection })
  try {
    await client.connect()
    await client.query(setLimits(migrationLimits))
  } catch (error) {
    throw new UnusableDatabase(`The database cannot be reached: ${toError(error).message}`)
  }
  client.on('error', () => undefined)
  try {
    await refuseOldServer(client)
    await takeTurn(client)
    const applied = await readApplied(client)
    refuseOlderSchema(applied)
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default clock_timestamp())',
    )
    const waiting = (await readdir(folder))
      .filter((name) => name.endsWith('.sql') && !applied.has(name))
      .sort()
    for (const name of waiting) await applyWhenFree(client, path.join(folder, name), waitMs)
    return waiting
  } finally {
    await client.end()
  }
}

/** Waits for another node's migration. Polls, since a session's lock wait times out. */
async function takeTurn(client: pg.Client) {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      migrationLock,
    ])
    if (rows[0]?.taken) return
    await pause(250)
  }
}

/** @throws UnusableDatabase before anything is changed */
export async function refuseOldServer(client: Pick<pg.Client, 'query'>) {
  const { rows } = await client.query<{ server_version_num: string; server_version: string }>(
    "select current_setting('server_version_num') as server_version_num, current_setting('server_version') as server_version",
  )
  if (Number(rows[0]?.server_version_num) < 150_000) {
    throw new UnusableDatabase(`Hoko needs PostgreSQL 15 or newer; this is ${rows[0]?.server_version}.`)
  }
}

async function readApplied(client: pg.Client): Promise<Set<string>> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    "select to_regclass('migrations') is not null as exists",
  )
  if (!found[0]?.exists) return new Set()
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  return new Set(rows.map((row) => row.name))
}

/**
 * No migration leads from a schema older than the baseline to it
 * (docs/decisions/0165-baseline-migration.md).
 */
function refuseOlderSchema(applied: Set<string>) {
  if (applied.size === 0 || applied.has(baseline)) return
  throw new UnusableDatabase(
    'This database was made by an older Hoko and can’t be updated; delete the demo’s folder (.data unless DATA_DIR is set), or set DATA_DIR to a new one.',
  )
}

/**
 * Everybody queues behind a waiting table lock, so it waits briefly, lets them pass and tries
 * again.
 */
async function applyWhenFree(client: pg.Client, file: string, waitMs: number) {
  const name = path.basename(file)
  const statements = await readFile(file, 'utf8')
  const apply = isConcurrent(statements) ? applyBeside : applyAtOnce
  for (const began = performance.now(); ; await pause(500)) {
    try {
      return await apply(client, name, statements)
    } catch (error) {
      if (isLockTimeout(error) && performance.now() - began < waitMs) continue
      throw new Error(`Migration ${name} failed: ${toError(error).message}`, { cause: error })
    }
  }
}

async function applyAtOnce(client: pg.Client, name: string, statements: string) {
  await client.query('begin')
  try {
    await client.query(statements)
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const withoutComments = (statements: string) => statements.replace(/--.*$/gm, '')

export const isConcurrent = (statements: string): boolean =>
  /\bindex\s+concurrently\b/i.test(withoutComments(statements))

/** Runs outside a transaction. An index left invalid by an earlier try is built again. */
async function applyBeside(client: pg.Client, name: string, statements: string) {
  // It waits for writers, but nobody waits for it.
  await client.query('set lock_timeout = 0')
  try {
    for (const statement of withoutComments(statements)
      .split(';')
      .filter((each) => each.trim() !== '')) {
      const [, index] = /create\s+(?:unique\s+)?index\s+concurrently\s+(\w+)/i.exec(statement) ?? []
      if (index) await client.query(`drop index concurrently if exists ${client.escapeIdentifier(index)}`)
      await client.query(statement)
    }
    await client.query('insert into migrations (name) values ($1)', [name])
  } finally {
    await client.query(`set lock_timeout = ${migrationLimits.lockMs}`)
  }
}
