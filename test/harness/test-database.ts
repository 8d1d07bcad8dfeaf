import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { access, chmod, constants, cp, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { pino } from 'pino'
import { seedReference } from '#app/server/build-platform.ts'
import { prepareDatabase } from '#app/server/prepare-database.ts'
import { createDb, createPool, workLimits, type Connection } from '#platform/server/database/db.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/server/database/embedded-postgres.ts'
import { runningIn } from '#platform/server/database/postgres-process.ts'

const template = 'hoko_template'
const prefix = 'hoko-db-'
const log = pino({ enabled: false })

// Test data needn't survive, so nothing waits for the disk.
const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 300 }

/** Vitest's global setup: one PostgreSQL for the run, with a template database. */
export default async function setup() {
  await removeLeftovers()
  const folder = await newFolder(await roomInMemory())
  const endedCluster = path.join(folder, 'ended')
  const first = await startIn(folder, fast)
  await createTemplate(first.connection)
  await first.stop()
  await cp(path.join(folder, 'postgres'), endedCluster, { recursive: true })
  const postgres = await startIn(folder, fast)
  // Workers start later and inherit the environment.
  process.env.HOKO_TEST_POSTGRES = JSON.stringify({
    connection: postgres.connection,
    ended_cluster: endedCluster,
  })
  return async () => {
    await postgres.stop()
    await remove(folder)
  }
}

async function createTemplate(server: EmbeddedPostgres['connection']) {
  await run(server, `create database ${template}`)
  const connection = { ...server, database: template }
  await prepareDatabase(connection)
  const pool = createPool(connection, log, { max: 2, limits: workLimits })
  await seedReference(createDb(pool))
  await pool.end()
  await run(server, `alter database ${template} with is_template true allow_connections false`)
}

export async function createTestDatabase() {
  const { connection: server } = readSetup()
  const database = `test_${randomBytes(6).toString('hex')}`
  // The template has no writers, so its files can be copied; that avoids logging every page.
  await run(server, `create database ${database} template ${template} strategy file_copy`)
  return {
    connection: { ...server, database },
    drop: () => run(server, `drop database ${database} with (force)`),
  }
}

interface Setup {
  connection: EmbeddedPostgres['connection']
  /** Files of a stopped PostgreSQL with the template. */
  ended_cluster: string
}

function readSetup(): Setup {
  if (!process.env.HOKO_TEST_POSTGRES) throw new Error('The global setup of the tests has not run.')
  return JSON.parse(process.env.HOKO_TEST_POSTGRES)
}

/** Uses production durability settings, for tests that kill it. */
export async function startDurablePostgres() {
  const folder = await newFolder(tmpdir())
  await cp(readSetup().ended_cluster, path.join(folder, 'postgres'), { recursive: true })
  const postgres = await startIn(folder)
  const database = 'durable'
  await run(postgres.connection, `create database ${database} template ${template} strategy file_copy`)
  return {
    connection: { ...postgres.connection, database },
    kill9() {
      const pid = postgres.pid()
      if (!pid) throw new Error('PostgreSQL is not running.')
      for (const each of [pid, ...childrenOf(pid)]) killIfThere(each)
    },
    async restart() {
      while (!(await answers(postgres.connection))) await pause(20)
    },
    async stop() {
      await postgres.stop()
      await remove(folder)
    },
  }
}

// A killed run can't stop its PostgreSQL.
async function removeLeftovers() {
  for (const place of new Set([tmpdir(), await roomInMemory()])) {
    for (const name of await readdir(place)) {
      const folder = path.join(place, name)
      const cluster = path.join(folder, 'postgres')
      if (!name.startsWith(prefix) || !runningIn(cluster)) continue
      const postgres = await startEmbeddedPostgres({ dataDir: folder, log }).catch(() => undefined)
      if (!postgres) continue
      await postgres.stop()
      await remove(folder)
    }
  }
}

/** A RAM file system, if it has room: creating and dropping databases there costs a tenth. */
async function roomInMemory(): Promise<string> {
  const memory = '/dev/shm'
  try {
    await access(memory, constants.W_OK)
    const { bavail, bsize } = await statfs(memory)
    return bavail * bsize > 4 * 1024 ** 3 ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

async function newFolder(place: string) {
  const folder = await mkdtemp(path.join(place, prefix))
  // PostgreSQL may run as another user, who needs access.
  await chmod(folder, 0o711)
  return folder
}

const startIn = (dataDir: string, settings = {}) =>
  startEmbeddedPostgres({ dataDir, log, settings: { shared_buffers: '256MB', ...settings } })

const remove = (folder: string) => rm(folder, { recursive: true, force: true })

// A child may exit between listing and killing.
function killIfThere(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number)
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}

async function answers(connection: Connection): Promise<boolean> {
  return run(connection, 'select 1').then(
    () => true,
    () => false,
  )
}

async function run(connection: Connection, statement: string) {
  const client = new Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end()
  }
}
