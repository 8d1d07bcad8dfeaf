import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { toError } from '#platform/common/errors.ts'
import { isDeadlock, isLockTimeout, setLimits, migrationLimits, type Connection } from './db.ts'

const root = path.join(import.meta.dirname, '../../../..')
const ownFolder = path.join(root, 'migrations')
export const { version: ownRelease }: { version: string } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
)
const baseline = '0001-baseline.sql'

/** Advisory lock, so that two nodes migrate one after the other. */
const migrationLock = 48_462_001

/** The message is one plain sentence for the person who starts the server. */
export class UnusableDatabase extends Error {}

const maxLockWaitMs = 120_000

interface MigrateOptions {
  folder?: string
  waitMs?: number
  /** Recorded with each migration, so that an older release knows how far behind it is. */
  release?: string
  /** Applies these alone, for the schema of an older release. */
  only?: readonly string[]
}

/**
 * Runs them in the order of their names, each in its own transaction, except those that build an
 * index concurrently.
 * @returns the names of the applied ones
 * @throws UnusableDatabase if this release can't run on it
 */
export async function migrateDatabase(
  connection: Connection,
  { folder = ownFolder, waitMs = maxLockWaitMs, release = ownRelease, only }: MigrateOptions = {},
): Promise<string[]> {
  return await withDatabase(connection, async (client) => {
    await takeTurn(client)
    const all = await findWaiting(client, folder)
    const waiting = all.filter((name) => only?.includes(name) ?? true)
    await createRecords(client)
    const steps = waiting.map((name) => ({ name, file: path.join(folder, name), release }))
    for (const step of steps) await applyWhenFree(client, step, waitMs)
    return waiting
  })
}

/** @throws UnusableDatabase if this release can't run on it, or a migration is waiting */
export async function refuseUnmigrated(
  connection: Connection,
  { folder = ownFolder }: MigrateOptions = {},
): Promise<void> {
  await withDatabase(connection, async (client) => {
    const waiting = await findWaiting(client, folder)
    if (waiting.length === 0) return
    throw new UnusableDatabase(
      `The database isn’t up to date (${waiting.join(', ')}). Run \`npm run migrate\` first, or leave out MIGRATE=off.`,
    )
  })
}

async function withDatabase<Result>(
  connection: Connection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
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
    return await work(client)
  } finally {
    await client.end()
  }
}

async function findWaiting(client: pg.Client, folder: string): Promise<string[]> {
  const applied = await readApplied(client)
  refuseOlderSchema(applied)
  const known = await listMigrations(folder)
  refuseNewerSchema(applied, new Set(known))
  return known.filter((name) => !applied.has(name))
}

/** Made outside the migrations, since it records them. */
async function createRecords(client: pg.Client): Promise<void> {
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default clock_timestamp(), release text)',
  )
  const { rowCount } = await client.query(
    "select 1 from pg_attribute where attrelid = 'migrations'::regclass and attname = 'release'",
  )
  if (rowCount === 0) await client.query('alter table migrations add column release text')
}

/** Names of this release's, in the order in which they are applied. */
export async function listMigrations(folder = ownFolder): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
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

/** The releases by the names of their migrations. */
type Applied = Map<string, string | null>

async function readApplied(client: pg.Client): Promise<Applied> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    "select to_regclass('migrations') is not null as exists",
  )
  if (!found[0]?.exists) return new Map()
  // Databases of earlier releases don't have the column.
  const { rows } = await client.query<{ name: string; release: string | null }>(
    "select name, to_jsonb(migrations)->>'release' as release from migrations",
  )
  return new Map(rows.map(({ name, release }) => [name, release]))
}

/**
 * No migration leads from a schema older than the baseline to it
 * (docs/decisions/0165-baseline-migration.md).
 */
function refuseOlderSchema(applied: Applied) {
  if (applied.size === 0 || applied.has(baseline)) return
  throw new UnusableDatabase(
    'This database was made by an older Hoko and can’t be updated; delete the demo’s folder (.data unless DATA_DIR is set), or set DATA_DIR to a new one.',
  )
}

/**
 * Each release runs on the schema of the next, so that nodes are replaced one by one; not on that of
 * the one after.
 */
function refuseNewerSchema(applied: Applied, known: Set<string>) {
  const unknown = [...applied].filter(([name]) => !known.has(name))
  const releases = new Set(unknown.map(([, release]) => release))
  if (releases.size < 2) return
  throw new UnusableDatabase(
    `This Hoko (${ownRelease}) is more than one release older than the database, which ${[...releases].at(-1)} brought up to date. Start a newer one.`,
  )
}

interface Step {
  name: string
  file: string
  release: string
}

/**
 * Everybody queues behind a waiting table lock, so it waits briefly, lets them pass and tries
 * again.
 */
async function applyWhenFree(client: pg.Client, step: Step, waitMs: number) {
  const statements = await readFile(step.file, 'utf8')
  const apply = isConcurrent(statements) ? applyBeside : applyAtOnce
  for (const began = performance.now(); ; await pause(500)) {
    try {
      return await apply(client, step, statements)
    } catch (error) {
      const isTaken = isLockTimeout(error) || isDeadlock(error)
      if (isTaken && performance.now() - began < waitMs) continue
      throw new Error(`Migration ${step.name} failed: ${toError(error).message}`, { cause: error })
    }
  }
}

const recordApplied = (client: pg.Client, { name, release }: Step) =>
  client.query('insert into migrations (name, release) values ($1, $2)', [name, release])

async function applyAtOnce(client: pg.Client, step: Step, statements: string) {
  await client.query('begin')
  try {
    await client.query(statements)
    await recordApplied(client, step)
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
async function applyBeside(client: pg.Client, step: Step, statements: string) {
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
    await recordApplied(client, step)
  } finally {
    await client.query(`set lock_timeout = ${migrationLimits.lockMs}`)
  }
}
